/**
 * Options of `@docusaurus/plugin-pwa`, which registers the service worker and shows the prompt of an update. Its own list
 * of files stays empty: `src/plugins/offline-packs` stores the site.
 */
export const pwa = {
  debug: false,
  offlineModeActivationStrategies: ['appInstalled', 'standalone', 'queryString'],
  // The plugin sets patterns of its own after these options, so that the list can be emptied only at the end.
  injectManifestConfig: {manifestTransforms: [() => ({manifest: [], warnings: []})]},
};
