import type {SynonymData} from '../src/search/embedded/synonyms.ts';

/**
 * What the crawler of the hosted service (Algolia) gives to an extractor, as far as ours needs it:
 * https://www.algolia.com/doc/tools/crawler/apis/configuration/actions and
 * https://docsearch.algolia.com/docs/record-extractor.
 */
export interface Page {
  /** The page, as Cheerio has it. */
  $: any;
  /** Makes records of the page. */
  helpers: {docsearch: (rules: Rules) => {content?: string | null}[]};
}

export interface Rules {
  /**
   * What is
   *   a heading of which level, and what is text.
   */
  recordProps: {lvl0: {selectors: string | string[]; defaultValue: string}} & Record<string, unknown>;
  /** Whether a heading is a record of its own beside the text below it. */
  indexHeadings: boolean;
  /** Whether all text below one heading is one record. */
  aggregateContent: boolean;
  recordVersion: 'v3';
}

/** Where a site is, and where its index. */
export interface Place {
  /** Such as `https://developers.example.org`, without a path. */
  siteUrl: string;
  /** Path of the site, with slashes at both ends. */
  baseUrl: string;
  /** Application id of the service. */
  appId: string;
  /** Name of the index. */
  indexName: string;
}

/**
 * Makes the records of a page. The service runs this function by itself, so it uses nothing around it.
 *
 * Language and `docusaurus_tag` need no rule: the helper takes them from the page's `docsearch:` meta elements.
 *
 * @param page - A page of the site.
 * @returns Its records; none for lists of pages by tag, the search and unlisted pages.
 */
export function extractRecords({$, helpers}: Page): object[] {
  const listings = '.docs-tags-list-page, .docs-tags-doc-list-page, .docs-tag-doc-list-page, .search-page-wrapper';
  if ($('html').is(listings) || $('main .theme-unlisted-banner').length > 0) {
    return [];
  }
  // The section of the site is the outermost of the labels above the page. They are read before they go.
  const section = $('main .theme-doc-breadcrumbs .breadcrumbs__link')
    .toArray()
    .map((link: unknown) => $(link).text().trim())
    .filter(Boolean)[0];
  const tag = $('meta[name="docsearch:docusaurus_tag"]').attr('content') ?? '';
  const isOlder = tag.startsWith('docs-') && !tag.endsWith('-current');

  // What the embedded engine leaves out too, in src/search/embedded/indexing/readPage.ts; and samples, which are too long for
  // records.
  $('main').find('aside, button, form, nav, noscript, pre, script, style, svg, template').remove();
  $('main').find('[hidden], [aria-hidden="true"], [data-nosnippet], .hash-link, .theme-doc-footer').remove();
  $('main').find('.theme-doc-toc-desktop, .theme-doc-toc-mobile').remove();
  $('main').find('.theme-doc-version-badge, .theme-doc-version-banner').remove();
  // An element of text inside another would come twice: paragraphs give way, and inner lists follow their entry.
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
      // Among all versions, pages of the current one come first.
      pageRank: isOlder ? '0' : '10',
    },
    indexHeadings: true,
    aggregateContent: true,
    recordVersion: 'v3',
  });
  // The service refuses records of more than 10 kB. Lists drawn from data are longer; what they list has pages of its own.
  return records.map((record) => ({...record, content: record.content?.slice(0, 5000) ?? null}));
}

/**
 * Settings of the index, for `initialIndexSettings`. The service takes them for an index that is not there yet.
 * What each means: https://www.algolia.com/doc/api-reference/settings-api-parameters.
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
  // One hit a page, so that what the search counts are pages.
  distinct: true,
  attributeForDistinct: 'url_without_anchor',
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  // `require_sesskey` is one word, and 3.9.12 is not 3.9.13.
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
 * The configuration of the crawler. It has no key, as the service makes one for itself. Pages marked `noindex` are left out
 * by default.
 *
 * @param place - Where the site and its index are.
 * @returns What `new Crawler()` takes.
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
    // The text of every page is in its HTML.
    renderJavaScript: false,
    schedule: 'every 1 day',
    actions: [{indexName, pathsToMatch: [`${site}**`], recordExtractor: extractRecords}],
    initialIndexSettings: {[indexName]: indexSettings},
  };
}

/**
 * Makes the synonyms of the embedded engine into those of the hosted service:
 * https://www.algolia.com/doc/guides/managing-results/optimize-search-results/adding-synonyms.
 *
 * @param data - Content of `data/search-synonyms.json`.
 * @returns What the service's synonyms take as a file.
 */
export function hostedSynonyms({same, leads}: SynonymData): Record<string, unknown>[] {
  return [
    ...same.map((synonyms, index) => ({objectID: `same-${index}`, type: 'synonym', synonyms})),
    ...leads.flatMap(({from, to}, index) =>
      from.map((input, place) => ({
        objectID: `leads-${index}-${place}`,
        type: 'onewaysynonym',
        input,
        synonyms: to,
      })),
    ),
  ];
}
