/**
 * The oldest browsers that the site supports, as targets of esbuild. Docusaurus reads the same browsers from `browserslist`
 * in `package.json`.
 */
export const oldestBrowsers = ['chrome111', 'edge111', 'firefox114', 'safari16.4', 'ios16.4'];
