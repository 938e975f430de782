import {expect, test} from 'vitest';
import {pageKinds} from '../../tools/lib/pageKinds.ts';
import {documentOf} from './site.ts';

type Thing = Readonly<Record<string, unknown>>;

const context = 'https://schema.org';
const url = expect.stringMatching(/^https?:\/\/\S+$/) as unknown;
const name = expect.stringMatching(/\S/) as unknown;

const docsPages = new Set<string>([
  'docs page',
  'long docs page with tables',
  'general page',
  'notes of a version',
  'notes of a point release',
  'notes of the app',
  'components',
  'archived page',
]);

test.each(Object.entries(pageKinds))(
  'the structured data of the kind "%s" is an article or a path',
  async (kind, path) => {
    const $ = await documentOf(path);
    const things = $('script[type="application/ld+json"]')
      .toArray()
      .map((script) => JSON.parse($(script).text()) as Thing);
    const articles = things.filter((thing) => thing['@type'] === 'TechArticle');
    const article = {
      '@context': context,
      '@type': 'TechArticle',
      headline: $('title')
        .text()
        .replace(/ \| Developer Resources$/, ''),
      description: $('meta[name=description]').attr('content'),
      url: $('link[rel=canonical]').attr('href'),
      inLanguage: 'en-AU',
      dateModified: $('time[itemprop=dateModified]').attr('datetime'),
      isPartOf: {'@type': 'WebSite', name: 'Developer Resources', url},
    };
    expect(articles).toEqual(docsPages.has(kind) ? [article] : []);
    for (const thing of things.filter((other) => !articles.includes(other))) {
      const items = thing.itemListElement as Thing[];
      const listItem = (_: Thing, index: number) => ({'@type': 'ListItem', position: index + 1, name, item: url});
      expect(thing).toEqual({'@context': context, '@type': 'BreadcrumbList', itemListElement: items.map(listItem)});
      expect(items).not.toEqual([]);
    }
  },
);
