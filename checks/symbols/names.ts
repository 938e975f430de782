/** The plugins of the samples, `local_greetings` and `mod_tally`, are in every name that belongs to them. */
const example = /(?:^|[^a-z])(?:greetings|tally)(?:$|[^a-z])/i;

/** Stands for a plugin of the reader's. */
const placeholder =
  /(?:^|[^a-z])(?:componentname|modname|plugin_name|pluginname|plugintypes?|xx+|xyz|yyy)(?:$|[^a-z])/i;

/** A part in capitals stands for a name of the reader's: `COMPONENT_extend_navigation_course`, `block_NAME`. */
const capitals = /^(?=.*[a-z])(?:\w*[_\\])?(?:COMPONENT|MODULE|NAME|PLUGIN|TYPE)(?:$|[_\\/])/;

/** Libraries of which the data does not list the classes, as plugins name them. */
const libraries = /^(?:Facebook|OpenSpout|PhpOffice|Symfony)\\/;

/** Modules of libraries that the platform ships. The data leaves them out; they are the same in all its versions. */
const libraryModules = new Set([
  ...['adapter', 'chartjs-lazy', 'loglevel', 'mustache', 'popper', 'truncate'].map((name) => `core/${name}`),
  ...['alert', 'button', 'carousel', 'collapse', 'dropdown', 'modal', 'popover', 'scrollspy', 'tab', 'toast', 'tooltip']
    .concat('tools/sanitizer', 'util')
    .map((name) => `theme_boost/bootstrap/${name}`),
  ...['media_videojs/video-lazy', 'media_videojs/videojs-ogvjs-lazy', 'media_videojs/Youtube-lazy'],
]);

/**
 * Whether a name belongs to the plugins of the samples, or stands for one of the reader's.
 *
 * @param name - Of any kind.
 * @returns True for `local_greetings_cron`, `mod/tally:view` and `PLUGINNAME`.
 */
export function isExampleName(name: string): boolean {
  return example.test(name) || placeholder.test(name) || capitals.test(name);
}

/**
 * Whether a class belongs to a library of which the data says nothing.
 *
 * @param name - Of the class, in full.
 * @returns True for `PhpOffice\PhpSpreadsheet\Spreadsheet`.
 */
export function isLibraryClass(name: string): boolean {
  return libraries.test(name);
}

/**
 * Whether a module belongs to a library that the platform ships.
 *
 * @param name - Of the module.
 * @returns True for `theme_boost/bootstrap/tooltip`.
 */
export function isLibraryModule(name: string): boolean {
  return libraryModules.has(name);
}

/**
 * How a name is written in a message.
 *
 * @param kind - Of the symbol.
 * @param name - Its name.
 * @returns With brackets, if it can be called.
 */
export function shownName(kind: string, name: string): string {
  return kind === 'function' || kind === 'method' ? `${name}()` : name;
}
