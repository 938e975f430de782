import type {Config} from '@docusaurus/types';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import {developerDocs, generalDocs} from './config/docs.ts';
import {readEnvironment} from './config/environment.ts';
import {footer} from './config/footer.ts';
import {headTags} from './config/headTags.ts';
import {mermaid} from './config/mermaid.ts';
import {navbar} from './config/navbar.ts';
import {pageTemplate} from './config/pageTemplate.ts';
import {platformVersions} from './config/platform.ts';
import {prism} from './config/prism.ts';
import {pwa} from './config/pwa.ts';
import {redirects} from './config/redirects.ts';
import {newIssueUrl, searchEngine, writtenBySearch} from './config/search.ts';
import {securityHeaders} from './config/securityHeaders.ts';
import {versionControl} from './config/versionControl.ts';
import {releaseFrontMatter} from './src/releases/frontMatter.ts';

// The minifier takes spaces out of inline scripts, and quotes and closing tags out of pages: 4 % of a page on its way to
// the reader, for more than a third of the time in which pages are rendered.
process.env.SKIP_HTML_MINIFICATION ??= 'true';

const environment = readEnvironment(process.env);

const preset: PresetOptions = {
  docs: developerDocs(environment.repositoryUrl),
  blog: false,
  theme: {
    customCss: [
      './src/css/layers.css',
      './src/css/fonts.css',
      './src/css/tokens.css',
      './src/css/base.css',
      './src/css/chrome.css',
      './src/css/content.css',
      './src/css/code.css',
      './src/css/diagrams.css',
      './src/css/print.css',
    ],
  },
  sitemap: {ignorePatterns: ['/**/tags/**', `${environment.baseUrl}search`, `${environment.baseUrl}offline`]},
};

const themeConfig: ThemeConfig = {
  colorMode: {defaultMode: 'light', respectPrefersColorScheme: true},
  docs: {sidebar: {hideable: true, autoCollapseCategories: true}, versionPersistence: 'localStorage'},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  image: 'img/social-card.png',
  metadata: [{name: 'theme-color', content: 'rgb(208, 99, 0)'}],
  ...(environment.announcement && {announcementBar: environment.announcement}),
  mermaid,
  navbar,
  footer,
  prism,
};

export default {
  title: 'Developer Resources',
  tagline: 'Nurturing Developers',
  url: environment.siteUrl,
  baseUrl: environment.baseUrl,
  trailingSlash: false,
  noIndex: environment.noIndex,
  favicon: 'img/favicon.svg',
  headTags: headTags(environment.baseUrl),
  ssrTemplate: pageTemplate,
  i18n: {defaultLocale: 'en-AU', locales: ['en-AU'], localeConfigs: {'en-AU': {label: 'English', direction: 'ltr'}}},
  customFields: {siteVersion: '4.0', newIssueUrl: newIssueUrl(environment.repositoryUrl)},
  // What `npm run check:links` fails on; it is a build.
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'warn',
  markdown: {
    mermaid: true,
    parseFrontMatter: releaseFrontMatter(process.cwd()),
    hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'},
  },
  // The colour mode is kept under the plain name `theme`, as readers of the old site have it stored.
  storage: {namespace: false},
  future: {v4: true, faster: true, experimental_vcs: versionControl(process.cwd())},
  clientModules: ['./src/clientModules/firstLoadFailure.tsx', './src/clientModules/layOut.ts'],
  presets: [['classic', preset]],
  plugins: [
    // The first, as the others read what it leaves.
    ['./src/plugins/kept-files/index.ts', {left: writtenBySearch(environment.search)}],
    // Before all others that write files, as it packs them.
    './src/plugins/offline-packs/index.ts',
    // Before all others that write pages, as it reads them.
    ['./src/plugins/security-headers/index.ts', {...securityHeaders(environment.search)}],
    ['@docusaurus/plugin-content-docs', generalDocs(environment.repositoryUrl)],
    ['@docusaurus/plugin-client-redirects', redirects],
    searchEngine(environment.search),
    ['@docusaurus/plugin-pwa', pwa],
    './src/plugins/page-list/index.ts',
    './src/plugins/lean-registry/index.ts',
    './src/plugins/lazy-highlighter/index.ts',
    './src/plugins/compile-hint/index.ts',
    './src/plugins/sample-files/index.ts',
    // After both documentations, whose rules it changes.
    './src/plugins/mdx-threads/index.ts',
    './src/plugins/postcss-once/index.ts',
    './src/plugins/kept-scripts/index.ts',
    './src/plugins/kept-pages/index.ts',
    './src/plugins/quick-exit/index.ts',
    ['./src/plugins/api-index/index.ts', {versions: platformVersions}],
    './src/plugins/upgrade-planner/index.ts',
    './src/plugins/release-feed/index.ts',
    ['./src/plugins/changes/index.ts', {from: '4.1', to: '4.2', versions: platformVersions}],
  ],
  themes: ['@docusaurus/theme-mermaid'],
  themeConfig,
} satisfies Config;
