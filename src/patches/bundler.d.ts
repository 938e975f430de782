/** The part of the bundler's `import.meta` that this project uses. */
interface ImportMeta {
  /** Returns a function from a matching file's path below a folder (relative to the importing module) to its bundled module. */
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
