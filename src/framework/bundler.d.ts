/** The part of the bundler's `import.meta` that this project uses. */
interface ImportMeta {
  /**
   * Puts every file of a folder into the bundle.
   *
   * @param directory - Path from the module that asks.
   * @param options - Which files.
   * @returns A function from key to module; the keys are the paths of the files from the folder.
   */
  webpackContext(
    directory: string,
    options: {recursive: boolean; regExp: RegExp},
  ): {(key: string): unknown; keys(): string[]};
}

/**
 * File of a chunk, from the folder of the site. The bundler lets modules replace it.
 *
 * @param chunk - Id of the chunk.
 */
declare let __webpack_get_script_filename__: (chunk: string) => string;

/** Where all files are found, from the root of the host. */
declare const __webpack_public_path__: string;

/** The runtime of the bundler; of it, what Docusaurus adds. */
declare const __webpack_require__: {
  /** Address of the script of a chunk, by the name of the chunk. */
  gca: (chunk: string) => string;
};
