const hashes = new Map<string, string>();
const originalFileName = __webpack_get_script_filename__;

// The table in the runtime has no hashes for the chunks of sections, so their file names contain `undefined` instead.
__webpack_get_script_filename__ = (chunk) => {
  const hash = hashes.get(chunk);
  return hash === undefined ? originalFileName(chunk) : originalFileName(chunk).replace('undefined', hash);
};

// Replaces the function of Docusaurus's ChunkAssetPlugin, which index.ts removes.
__webpack_require__.gca = (chunk) => __webpack_public_path__ + __webpack_get_script_filename__(chunk);

/** Adds the content hashes of a section's files. */
export function addHashes(added: Readonly<Record<string, string>>): void {
  Object.entries(added).forEach(([chunk, hash]) => hashes.set(chunk, hash));
}
