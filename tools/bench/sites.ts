import {cpSync, mkdirSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Everything that a build reads. Caches are not copied, so that the first build of a copy starts without any. */
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

/** Parts of the paths of plugins that pages do not need in order to compile. */
const unneeded = ['src/patches', 'release-feed'];

/**
 * The configuration of a site with the same pages and the stock classic theme. Of the site's code, it has only the
 * components that pages use.
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

/** The component for links from platform names to the API index, which pages contain. */
const stockComponents = `import MDXComponents from '@theme-original/MDXComponents';
import PlatformSymbol from '@site/src/components/content/PlatformSymbol';

export default {...MDXComponents, PlatformSymbol};
`;

/**
 * Copies the site.
 *
 * @param root - Folder of the checkout.
 * @param folder - Folder of the copy. An existing folder is replaced.
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
 * @param config - Source code of the new configuration.
 */
export function replaceConfig(folder: string, config: string) {
  renameSync(path.join(folder, 'docusaurus.config.ts'), path.join(folder, 'own.config.ts'));
  writeFileSync(path.join(folder, 'docusaurus.config.ts'), config);
}

/**
 * Turns a copy of the site into a site with the same pages and the stock theme.
 *
 * @param folder - Folder of the copy.
 */
export function makeStock(folder: string) {
  replaceConfig(folder, stockConfig);
  rmSync(path.join(folder, 'src/theme'), {recursive: true});
  mkdirSync(path.join(folder, 'src/theme'));
  writeFileSync(path.join(folder, 'src/theme/MDXComponents.ts'), stockComponents);
}
