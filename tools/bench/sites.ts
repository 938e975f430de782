import {cpSync, mkdirSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Everything that a build reads. A copy has its own caches, so it starts without any and does not change others. */
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

/** Plugins without which pages still compile. */
const unneeded = ['src/framework', 'release-feed'];

/**
 * The configuration of a site with the same pages and the stock classic theme. Of our code, it has only the components
 * that pages use.
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

/** Links from platform names to the API index are elements of the pages. */
const stockComponents = `import MDXComponents from '@theme-original/MDXComponents';
import PlatformSymbol from '@site/src/components/content/PlatformSymbol';

export default {...MDXComponents, PlatformSymbol};
`;

/**
 * Copies the site.
 *
 * @param root - Folder of the checkout.
 * @param folder - Folder of the copy, which is replaced.
 */
export function copySite(root: string, folder: string) {
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  for (const part of parts) {
    cpSync(path.join(root, part), path.join(folder, part), {recursive: true});
  }
}

/**
 * Replaces the configuration of a site, and keeps the previous one as `own.config.ts`.
 *
 * @param folder - Folder of the site.
 * @param config - Text of the configuration.
 */
export function replaceConfig(folder: string, config: string) {
  renameSync(path.join(folder, 'docusaurus.config.ts'), path.join(folder, 'own.config.ts'));
  writeFileSync(path.join(folder, 'docusaurus.config.ts'), config);
}

/**
 * Turns a copy of the site into one with the same pages and the stock theme.
 *
 * @param folder - Folder of the copy.
 */
export function makeStock(folder: string) {
  replaceConfig(folder, stockConfig);
  rmSync(path.join(folder, 'src/theme'), {recursive: true});
  mkdirSync(path.join(folder, 'src/theme'));
  writeFileSync(path.join(folder, 'src/theme/MDXComponents.ts'), stockComponents);
}
