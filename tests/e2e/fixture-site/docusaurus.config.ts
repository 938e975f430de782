import type {Config, PluginModule} from '@docusaurus/types';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import {readEnvironment} from '../../../config/environment.ts';
import {pwa} from '../../../config/pwa.ts';
import site from '../../../docusaurus.config.ts';
import {diagrams} from '../../../src/markdown/diagrams/index.ts';
import mermaidChunks from '../../../src/plugins/mermaid-chunks/index.ts';
import pageList from '../../../src/plugins/page-list/index.ts';
import searchEngine from '../../../src/plugins/search-engine/index.ts';
import theme from './theme.ts';

const folder = 'tests/e2e/fixture-site';
const {search} = readEnvironment(process.env);
const [, preset] = site.presets[0] as ['classic', PresetOptions];
const themeConfig: ThemeConfig = site.themeConfig;

/** The site's own configuration and theme with test pages, some of which crash on request. */
export default {
  ...site,
  // The navbar and footer link to pages that this site does not have.
  onBrokenLinks: 'ignore',
  presets: [
    [
      'classic',
      {
        ...preset,
        docs: {
          path: `${folder}/docs`,
          sidebarPath: `${folder}/sidebars.ts`,
          disableVersioning: true,
        },
        pages: {path: `${folder}/pages`, beforeDefaultRemarkPlugins: [diagrams]},
      },
    ],
  ],
  plugins: [
    theme,
    pageList,
    mermaidChunks,
    [searchEngine as PluginModule, {hosted: search}],
    ['@docusaurus/plugin-pwa', pwa],
  ],
  themeConfig: {
    ...themeConfig,
    navbar: {
      ...themeConfig.navbar,
      items: [...(themeConfig.navbar?.items ?? []), {type: 'custom-fragile', position: 'right', label: 'Fragile'}],
    },
  },
} satisfies Config;
