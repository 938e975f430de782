/** Splits text into lower-case words, so that `db-tasks.php` and `DB tasks` are the same. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
}
