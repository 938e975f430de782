import type {SynonymData} from '../src/search/embedded/synonyms.ts';

/**
 * The arguments that Algolia's crawler passes to a record extractor, reduced to the ones used here:
 * https://www.algolia.com/doc/tools/crawler/apis/configuration/actions and
 * https://docsearch.algolia.com/docs/record-extractor.
 */
export interface CrawledPage {
  $: any;
  helpers: {docsearch: (rules: Rules) => {content?: string | null}[]};
}

export interface Rules {
  /** Selectors of the headings of each level, and of the text. */
  recordProps: {lvl0: {selectors: string | string[]; defaultValue: string}} & Record<string, unknown>;
  /** Whether a heading gets a separate record. */
  indexHeadings: boolean;
  /** Whether all text below a heading is in one record. */
  aggregateContent: boolean;
  recordVersion: 'v3';
}

/** The location of a site and its index. */
export interface Place {
  /** For example `https://developers.example.org`, without a path. */
  siteUrl: string;
  /** Path of the site, with slashes at both ends. */
  baseUrl: string;
  appId: string;
  indexName: string;
}

/**
 * Extracts the search records of a page, except for tag pages, the search page and unlisted pages. The function must be
 * self-contained, because the service runs its source. The helper reads the language and `docusaurus_tag` from the page's
 * `docsearch:` meta elements.
 */
export function extractRecords({$, helpers}: CrawledPage): object[] {
  const listings = '.docs-tags-list-page, .docs-tags-doc-list-page, .docs-tag-doc-list-page, .search-page-wrapper';
  if ($('html').is(listings) || $('main .theme-unlisted-banner').length > 0) {
    return [];
  }
  // The first breadcrumb after the part of the site names the section. Read it now, because the breadcrumbs are removed below.
  const section = $('main .theme-doc-breadcrumbs .breadcrumbs__link:not(.breadcrumb-part)')
    .toArray()
    .map((link: unknown) => $(link).text().trim())
    .filter(Boolean)[0];
  const tag = $('meta[name="docsearch:docusaurus_tag"]').attr('content') ?? '';
  const isOlder = tag.startsWith('docs-') && !tag.endsWith('-current');

  // Remove the same elements as src/finish/search-index/searchPageOf.ts, and code samples, which are too long for
  // records.
  $('main').find('aside, button, form, nav, noscript, pre, script, style, svg, template').remove();
  $('main').find('[hidden], [aria-hidden="true"], [data-nosnippet], .hash-link, .theme-doc-footer').remove();
  $('main').find('.theme-doc-toc-desktop, .theme-doc-toc-mobile').remove();
  $('main').find('.theme-doc-version-badge, .theme-doc-version-banner').remove();
  // Nested text elements would be indexed twice, so paragraphs are unwrapped and inner lists move behind their item.
  $('main')
    .find('li p, td p, th p, dd p, dt p')
    .each((_: number, element: unknown) => {
      $(element).before(' ').after(' ').replaceWith($(element).contents());
    });
  $($('main li').find('ul, ol').get().reverse()).each((_: number, list: unknown) => {
    $(list).insertAfter($(list).closest('li'));
  });

  const records = helpers.docsearch({
    recordProps: {
      lvl0: {selectors: '', defaultValue: section ?? 'Developer Resources'},
      lvl1: ['main h1', 'head > title'],
      lvl2: 'main h2[id]',
      lvl3: 'main h3[id]',
      lvl4: 'main h4[id]',
      lvl5: 'main h5[id]',
      lvl6: 'main h6[id]',
      content: 'main p, main li, main td, main th, main dt, main dd, main figcaption',
      // Pages of the current version rank first.
      pageRank: isOlder ? '0' : '10',
    },
    indexHeadings: true,
    aggregateContent: true,
    recordVersion: 'v3',
  });
  // The service rejects records of more than 10 kB. Only generated lists are longer, and their items have separate
  // pages.
  return records.map((record) => ({...record, content: record.content?.slice(0, 5000) ?? null}));
}

/**
 * The `initialIndexSettings`, which the service applies when it creates the index. For their meaning, see
 * https://www.algolia.com/doc/api-reference/settings-api-parameters.
 */
export const indexSettings = {
  attributesForFaceting: ['type', 'lang', 'language', 'version', 'docusaurus_tag'],
  attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type', 'docusaurus_tag'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:25'],
  camelCaseAttributes: ['hierarchy', 'content'],
  searchableAttributes: [
    'unordered(hierarchy.lvl1)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl4)',
    'unordered(hierarchy.lvl5)',
    'unordered(hierarchy.lvl6)',
    'unordered(hierarchy.lvl0)',
    'content',
  ],
  // Return one hit per page, so that the number of hits is the number of pages.
  distinct: true,
  attributeForDistinct: 'url_without_anchor',
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  // Treat `require_sesskey` as one word, and don't let 3.9.12 match 3.9.13.
  separatorsToIndex: '_',
  allowTyposOnNumericTokens: false,
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  minProximity: 1,
  indexLanguages: ['en'],
  queryLanguages: ['en'],
  ignorePlurals: true,
  removeStopWords: true,
  advancedSyntax: true,
  attributeCriteriaComputedByMinProximity: true,
  removeWordsIfNoResults: 'allOptional',
};

/**
 * Returns the options for `new Crawler()`. They contain no API key, because the service creates one. The crawler skips
 * `noindex` pages by default.
 */
export function crawlerConfig({siteUrl, baseUrl, appId, indexName}: Place): Record<string, any> {
  const site = `${siteUrl}${baseUrl}`;
  return {
    appId,
    indexPrefix: '',
    rateLimit: 8,
    maxDepth: 10,
    startUrls: [site],
    sitemaps: [`${site}sitemap.xml`],
    discoveryPatterns: [`${site}**`],
    exclusionPatterns: [
      `${site}404.html`,
      `${site}assets/**`,
      `${site}offline`,
      `${site}search`,
      `${site}search?**`,
      `${site}**/tags`,
      `${site}**/tags/**`,
    ],
    ignoreQueryParams: ['*'],
    // Not needed, because the static HTML contains the text of every page.
    renderJavaScript: false,
    schedule: 'every 1 day',
    actions: [{indexName, pathsToMatch: [`${site}**`], recordExtractor: extractRecords}],
    initialIndexSettings: {[indexName]: indexSettings},
  };
}

/**
 * Converts the synonyms of the embedded engine to the file format of the hosted service:
 * https://www.algolia.com/doc/guides/managing-results/optimize-search-results/adding-synonyms.
 */
export function hostedSynonyms({same, leads}: SynonymData): Record<string, unknown>[] {
  return [
    ...same.map((synonyms, index) => ({objectID: `same-${index}`, type: 'synonym', synonyms})),
    ...leads.flatMap(({from, to}, index) =>
      from.map((input, position) => ({
        objectID: `leads-${index}-${position}`,
        type: 'onewaysynonym',
        input,
        synonyms: to,
      })),
    ),
  ];
}
