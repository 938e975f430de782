const hashes = new Map<string, string>();
const nameOf = __webpack_get_script_filename__;

// The table of the bundler lacks the chunks of sections.
__webpack_get_script_filename__ = (chunk) => {
  const hash = hashes.get(chunk);
  return hash === undefined ? nameOf(chunk) : nameOf(chunk).replace('undefined', hash);
};

// In place of the plugin that `index.ts` leaves out. Names of chunks are their ids.
__webpack_require__.gca = (chunk) => __webpack_public_path__ + __webpack_get_script_filename__(chunk);

/**
 * Tells the names of files that the bundler's table does not have.
 *
 * @param files - Hashes that are part of the names, by chunk.
 */
export function addFiles(files: Readonly<Record<string, string>>): void {
  Object.entries(files).forEach(([chunk, hash]) => hashes.set(chunk, hash));
}
