/** The part of the bundler's `import.meta` that this project uses. */
interface ImportMeta {
  /**
   * Bundles the matching files of a folder.
   *
   * @param directory - Folder, relative to the importing module.
   * @param options - Pattern for the files to include, and whether to include subfolders.
   * @returns A function from a file's path below the folder to its module.
   */
  webpackContext(
    directory: string,
    options: {recursive: boolean; regExp: RegExp},
  ): {(key: string): unknown; keys(): string[]};
}

/** Returns the file name of a chunk. Modules can replace this function of the bundler's runtime. */
declare let __webpack_get_script_filename__: (chunk: string) => string;

/** The URL prefix of all files of the build. */
declare const __webpack_public_path__: string;

/** The bundler's runtime. */
declare const __webpack_require__: {
  /** Returns the URL of a chunk's script. Docusaurus adds this function ("get chunk asset"). */
  gca: (chunk: string) => string;
};
