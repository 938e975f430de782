import {cpSync, mkdirSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** What a build reads. A copy has its own caches, so that it begins without any and leaves those of the checkout alone. */
const parts = [
  ...['config', 'data', 'docs', 'general', 'samples', 'src', 'static', 'tools', 'versioned_docs', 'versioned_sidebars'],
  ...[
    'docusaurus.config.ts',
    'generalSidebars.ts',
    'package-lock.json',
    'package.json',
    'sidebars.ts',
    'tsconfig.json',
    'versions.json',
  ],
];

/** Plugins that pages do not need to compile. */
const unneeded = ['src/framework', 'release-feed'];

/**
 * The configuration of a site with the same pages and the stock classic theme: no plug-in, no style sheet and no
 * component of the theme is our own, but for what the pages themselves are made of.
 */
const stockConfig = `import own from './own.config.ts';

const unneeded = ${JSON.stringify(unneeded)};
const [, preset] = own.presets[0];

export default {
  ...own,
  ssrTemplate: undefined,
  clientModules: [],
  headTags: [],
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  presets: [['classic', {docs: preset.docs, blog: false}]],
  plugins: own.plugins
    .filter((plugin) => !unneeded.some((part) => [plugin].flat()[0].includes(part))),
  themeConfig: {
    ...own.themeConfig,
    navbar: {...own.themeConfig.navbar, items: own.themeConfig.navbar.items.filter(({type}) => !type?.startsWith('custom-'))},
  },
};
`;

/** Names of the platform are elements of the pages. */
const stockComponents = `import MDXComponents from '@theme-original/MDXComponents';
import PlatformSymbol from '@site/src/components/content/PlatformSymbol';

export default {...MDXComponents, PlatformSymbol};
`;

/**
 * Copies the site.
 *
 * @param root - Folder of the checkout.
 * @param folder - Where the copy goes; what is there is removed.
 */
export function copySite(root: string, folder: string) {
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  for (const part of parts) {
    cpSync(path.join(root, part), path.join(folder, part), {recursive: true});
  }
}

/**
 * Gives a site another configuration, which finds the one that it had in `own.config.ts`.
 *
 * @param folder - Folder of the site.
 * @param config - Text of the configuration.
 */
export function replaceConfig(folder: string, config: string) {
  renameSync(path.join(folder, 'docusaurus.config.ts'), path.join(folder, 'own.config.ts'));
  writeFileSync(path.join(folder, 'docusaurus.config.ts'), config);
}

/**
 * Makes a copy into a site with the same pages and the stock theme.
 *
 * @param folder - Folder of the copy.
 */
export function makeStock(folder: string) {
  replaceConfig(folder, stockConfig);
  rmSync(path.join(folder, 'src/theme'), {recursive: true});
  mkdirSync(path.join(folder, 'src/theme'));
  writeFileSync(path.join(folder, 'src/theme/MDXComponents.ts'), stockComponents);
}
