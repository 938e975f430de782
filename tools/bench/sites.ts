import {cpSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Parts of the checkout that a build does not read, or that are caches, so that each build of a copy is a clean one. */
const skipped = new Set(['.docusaurus', '.git', 'build', 'checks', 'node_modules', 'tests']);

/** The configuration of the stock classic theme. Of the site's code, it has only the components that pages use. */
const stockConfig = `import own from './own.config.ts';

process.env.SKIP_HTML_MINIFICATION = 'false';
const [, preset] = own.presets[0];

export default {
  ...own,
  clientModules: [],
  headTags: [],
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  presets: [['classic', {docs: preset.docs, blog: false}]],
  plugins: own.plugins.filter((plugin) => !/src\\/patches|release-feed/.test([plugin].flat()[0])),
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

/** Copies the site to a folder below the checkout, so that it finds the packages, and replaces what is there. */
export function copySite(root: string, folder: string): void {
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  for (const part of readdirSync(root).filter((name) => !skipped.has(name))) {
    cpSync(path.join(root, part), path.join(folder, part), {recursive: true});
  }
}

/** Turns a copy of the site into a site with the same pages and the stock theme. */
export function makeStock(folder: string): void {
  const config = path.join(folder, 'docusaurus.config.ts');
  renameSync(config, path.join(folder, 'own.config.ts'));
  writeFileSync(config, stockConfig);
  rmSync(path.join(folder, 'src/theme'), {recursive: true});
  mkdirSync(path.join(folder, 'src/theme'));
  writeFileSync(path.join(folder, 'src/theme/MDXComponents.ts'), stockComponents);
}
