import type {Config} from '@docusaurus/types';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import {developerDocs, generalDocs} from './config/docs.ts';
import {readEnvironment} from './config/environment.ts';
import {footer} from './config/footer.ts';
import {headTags} from './config/headTags.ts';
import {navbar} from './config/navbar.ts';
import {editionLinks} from './src/moodle/editions.ts';
import {prism} from './config/prism.ts';
import {pwa} from './config/pwa.ts';
import {redirects} from './config/redirects.ts';
import {versionControl} from './config/versionControl.ts';
import {proofMarks} from './src/markdown/proofMarks.ts';
import {sampleImport} from './src/markdown/sampleImport.ts';
import {releaseFrontMatter} from './src/moodle/releases/frontMatter.ts';
import {redirectPages} from './src/plugins/redirects/index.ts';

// HTML minification would save 4 % of a page's compressed size, but takes more than a third of the rendering time.
process.env.SKIP_HTML_MINIFICATION ??= 'true';
// A compiled page contains samples and data that the bundler's cache does not track, so it would keep old ones.
process.env.DOCUSAURUS_NO_PERSISTENT_CACHE ??= 'true';

const environment = readEnvironment(process.env);

const preset: PresetOptions = {
  docs: developerDocs(environment.repositoryUrl),
  blog: false,
  pages: {beforeDefaultRemarkPlugins: [sampleImport, proofMarks]},
  theme: {
    customCss: [
      './src/css/layers.css',
      './src/css/fonts.css',
      './src/css/tokens.css',
      './src/css/base.css',
      './src/css/chrome.css',
      './src/css/content.css',
      './src/css/cards.css',
      './src/css/code.css',
      './src/css/contrast.css',
      './src/css/print.css',
    ],
  },
  sitemap: {ignorePatterns: ['/**/tags/**', `${environment.baseUrl}search`, `${environment.baseUrl}offline`]},
};

const themeConfig: ThemeConfig = {
  colorMode: {defaultMode: 'light', respectPrefersColorScheme: true},
  docs: {sidebar: {hideable: true, autoCollapseCategories: true}, versionPersistence: 'localStorage'},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  metadata: [{name: 'theme-color', content: 'rgb(208, 99, 0)'}],
  ...(environment.announcement && {announcementBar: environment.announcement}),
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
  i18n: {defaultLocale: 'en-AU', locales: ['en-AU'], localeConfigs: {'en-AU': {label: 'English', direction: 'ltr'}}},
  customFields: {siteVersion: '4.0', newIssueUrl: `${environment.repositoryUrl}/issues/new`},
  // `npm run check:links` is a build that fails because of these options.
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'warn',
  markdown: {
    parseFrontMatter: releaseFrontMatter(process.cwd()),
    hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'},
  },
  // Storage keys have no suffix, because readers of the old site have their colour mode stored under the key `theme`.
  storage: {namespace: false},
  future: {v4: true, faster: true, experimental_vcs: versionControl(process.cwd())},
  clientModules: [
    './src/components/site/LoadFailure/clientModule.tsx',
    './src/components/site/HashTarget/clientModule.ts',
    './src/components/site/RestoredPage/clientModule.ts',
  ],
  presets: [['classic', preset]],
  themes: ['@docusaurus/theme-mermaid'],
  plugins: [
    ['@docusaurus/plugin-content-docs', generalDocs(environment.repositoryUrl)],
    (context) => redirectPages(context, redirects),
    ['./src/plugins/search-engine/index.ts', {hosted: environment.search}],
    ['@docusaurus/plugin-pwa', pwa],
    './src/plugins/page-list/index.ts',
    './src/plugins/mermaid-chunks/index.ts',
    './src/plugins/early-actions/index.ts',
    './src/patches/route-splitting/index.ts',
    './src/patches/highlighting/index.ts',
    './src/patches/compile-hint/index.ts',
    ['./src/plugins/api-index/index.ts', {versions: editionLinks}],
    './src/plugins/upgrade-planner/index.ts',
    ['./src/plugins/error-catalogue/index.ts', {versions: Object.keys(editionLinks)}],
    './src/plugins/release-feed/index.ts',
  ],
  themeConfig,
} satisfies Config;
