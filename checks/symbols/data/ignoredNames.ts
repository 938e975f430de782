/** Matches names of the plugins in `samples/`: `local_greetings` and `mod_tally`. */
const samplePlugin = /(?:^|[^a-z])(?:greetings|tally)(?:$|[^a-z])/i;

/** Matches placeholders for the name of the reader's plugin. */
const placeholder =
  /(?:^|[^a-z])(?:componentname|modname|plugin_name|pluginname|plugintypes?|xx+|xyz|yyy)(?:$|[^a-z])/i;

/** Matches a name that contains a placeholder in capitals: `COMPONENT_extend_navigation_course`, `block_NAME`. */
const uppercasePlaceholder = /^(?=.*[a-z])(?:\w*[_\\])?(?:COMPONENT|MODULE|NAME|PLUGIN|TYPE)(?:$|[_\\/])/;

/** Matches the namespaces of libraries whose classes the data does not list. */
const libraryNamespaces = /^(?:Facebook|OpenSpout|PhpOffice|Symfony)\\/;

/** Modules of libraries that the platform ships. The data omits them, because they are the same in all versions. */
const libraryModules = new Set([
  ...['adapter', 'chartjs-lazy', 'loglevel', 'mustache', 'popper', 'truncate'].map((name) => `core/${name}`),
  ...['alert', 'button', 'carousel', 'collapse', 'dropdown', 'modal', 'popover', 'scrollspy', 'tab', 'toast', 'tooltip']
    .concat('tools/sanitizer', 'util')
    .map((name) => `theme_boost/bootstrap/${name}`),
  ...['media_videojs/video-lazy', 'media_videojs/videojs-ogvjs-lazy', 'media_videojs/Youtube-lazy'],
]);

/** Returns whether a name belongs to a sample plugin (`local_greetings_cron`) or contains a placeholder (`PLUGINNAME`). */
export function isExampleName(name: string): boolean {
  return samplePlugin.test(name) || placeholder.test(name) || uppercasePlaceholder.test(name);
}

/** Returns whether a class belongs to a library whose classes the data does not list, such as `PhpOffice\PhpSpreadsheet`. */
export function isLibraryClass(name: string): boolean {
  return libraryNamespaces.test(name);
}

/** Returns whether a JavaScript module belongs to a library, such as `theme_boost/bootstrap/tooltip`. */
export function isLibraryModule(name: string): boolean {
  return libraryModules.has(name);
}
