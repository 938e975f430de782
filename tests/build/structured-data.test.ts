import {describe, expect, test} from 'vitest';
import {pageKinds} from '../../tools/lib/pageKinds.ts';
import {documentOf} from './site.ts';

type Thing = Readonly<Record<string, unknown>>;

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';
const isUrl = (value: unknown): boolean => typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value);
const isDate = (value: unknown): boolean => typeof value === 'string' && new Date(value).toJSON() === value;
const isLanguage = (value: unknown): boolean => value === 'en-AU';
const isOf = (type: string) => (value: unknown) => (value as Thing)['@type'] === type;
const isListOf = (type: string) => (value: unknown) => Array.isArray(value) && value.length > 0 && value.every(isOf(type));

/** The properties that schema.org defines for the types that we use, with the values that it allows. */
const types: Readonly<Record<string, Readonly<Record<string, (value: unknown) => boolean>>>> = {
  TechArticle: {
    headline: isText,
    description: isText,
    url: isUrl,
    inLanguage: isLanguage,
    dateModified: isDate,
    isPartOf: isOf('WebSite'),
  },
  WebSite: {name: isText, url: isUrl},
  BreadcrumbList: {itemListElement: isListOf('ListItem')},
  ListItem: {position: Number.isInteger, name: isText, item: isUrl},
};

/** Returns one line for each property that its type does not define or allow, in an object and the objects in it. */
function errorsIn(thing: Thing): string[] {
  const type = String(thing['@type']);
  const properties = Object.entries(thing).filter(([name]) => !name.startsWith('@'));
  return [
    ...(types[type] ? [] : [`unknown type ${type}`]),
    ...properties.flatMap(([name, value]) => [
      ...(types[type]?.[name]?.(value) ? [] : [`${type}.${name}: ${JSON.stringify(value)}`]),
      ...[value].flat().flatMap((part) => (typeof part === 'object' && part !== null ? errorsIn(part as Thing) : [])),
    ]),
  ];
}

/** Returns the structured data of a page. */
async function structuredData(path: string): Promise<Thing[]> {
  const $ = await documentOf(path);
  return $('script[type="application/ld+json"]')
    .toArray()
    .map((script) => JSON.parse($(script).text()) as Thing);
}

const docsPages = [
  'docs page',
  'long docs page with tables',
  'general page',
  'notes of a version',
  'notes of a point release',
  'notes of the app',
  'components',
  'archived page',
] as const;

test.each(Object.entries(pageKinds))('the structured data of the kind "%s" is valid', async (_kind, path) => {
  const things = await structuredData(path);
  expect(things.flatMap(errorsIn)).toEqual([]);
  expect(things.filter((thing) => thing['@context'] !== 'https://schema.org')).toEqual([]);
});

describe.each(docsPages)('%s', (kind) => {
  test('describes itself as an article of the site', async () => {
    const path = pageKinds[kind];
    const $ = await documentOf(path);
    const articles = (await structuredData(path)).filter((thing) => thing['@type'] === 'TechArticle');
    expect(articles).toEqual([
      expect.objectContaining({
        headline: $('title').text().replace(/ \| Developer Resources$/, ''),
        description: $('meta[name=description]').attr('content'),
        url: $('link[rel=canonical]').attr('href'),
        dateModified: $('time[itemprop=dateModified]').attr('datetime'),
      }),
    ]);
  });
});

test.each(['/', '/versions', '/search', '/docs/category/subsystems', '/docs/tags'])('%s is not an article', async (path) => {
  const things = await structuredData(path);
  expect(things.map((thing) => thing['@type'])).not.toContain('TechArticle');
});
