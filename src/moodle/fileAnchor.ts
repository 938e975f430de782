/** Returns the ID of the heading of a file in the docs, such as `dbtasksphp` for `db/tasks.php`. Markdown gives it the same. */
export function fileAnchor(path: string): string {
  return path.toLowerCase().replaceAll(/[^\w-]/g, '');
}
