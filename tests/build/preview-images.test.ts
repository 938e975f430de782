import {readdirSync, readFileSync} from 'node:fs';
import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {pageKinds} from '../../tools/lib/pageKinds.ts';
import {dated} from '../support/facts.ts';
import {failing} from './site.ts';

type Tags = Readonly<Record<string, string | undefined>>;

const names = ['og:image', 'og:image:width', 'og:image:height', 'og:image:alt', 'og:title', 'twitter:card'];

/** Returns the preview tags in the HTML of a page. A tag that is missing, or exists twice, is undefined. */
function previewTags(html: string): Tags {
  const $ = load(html.slice(0, html.indexOf('</head>')));
  return Object.fromEntries(
    names.map((name) => {
      const tags = $(`meta[property="${name}"], meta[name="${name}"]`);
      return [name, tags.length === 1 ? tags.attr('content') : undefined];
    }),
  );
}

/** Preview tags by route. Redirects have none. */
const tagsOf = new Map(
  readdirSync('build', {recursive: true, encoding: 'utf8'}).flatMap((file): [string, Tags][] => {
    const html = file.endsWith('.html') ? readFileSync(`build/${file}`, 'utf8') : '';
    const isPage = html !== '' && !html.includes('http-equiv="refresh"');
    return isPage ? [[`/${file.replace(/(?:\/?index)?\.html$/, '')}`, previewTags(html)]] : [];
  }),
);

const imageOf = (route: string): string => new URL(tagsOf.get(route)?.['og:image'] ?? '').pathname;

test('every page has an image, with its size and a description', async () => {
  expect(tagsOf.size).toBeGreaterThan(1_000);
  const incomplete = [...tagsOf].filter(([, tags]) => {
    const title = tags['og:title']?.replace(/ \| Developer Resources$/, '').replaceAll('\u200B', '');
    return !(
      /^https?:\/\/[^/]+\/(?:.*\/)?assets\/previews\/[0-9a-f]{12}\.jpg$/.test(tags['og:image'] ?? '') &&
      tags['og:image:width'] === '1200' &&
      tags['og:image:height'] === '630' &&
      tags['twitter:card'] === 'summary_large_image' &&
      tags['og:image:alt']?.startsWith(title ?? '-') === true &&
      tags['og:image:alt'].includes('Developer Resources')
    );
  });
  expect(incomplete).toEqual([]);
  expect(await failing([...new Set([...tagsOf.keys()].map(imageOf))])).toEqual([]);
});

test('pages have images of their own', () => {
  const routes = ['/', pageKinds['docs page'], pageKinds['archived page'], pageKinds.versions];
  const images = [...routes, ...dated.slice(0, 2).map(({release}) => release.notes ?? '')].map(imageOf);
  expect(new Set(images).size).toBe(images.length);
});

test('the fonts contain all characters of the titles and sections', () => {
  const known = /^[\u0020-\u007E\u00A0-\u017F\u2013\u2014\u2018-\u201E\u2022\u2026\u2039\u203A\u20AC\u2122]*$/;
  const unknown = [...tagsOf].filter(([, tags]) => !known.test(tags['og:image:alt'] ?? ''));
  // Add replacements for other characters to src/finish/preview-images/preview.ts.
  expect(unknown.map(([page, tags]) => `${page}: ${tags['og:image:alt']}`)).toEqual([]);
});
