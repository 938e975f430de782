import {loadImage} from '@napi-rs/canvas';
import {load} from 'cheerio';
import {beforeAll, describe, expect, test} from 'vitest';
import {pageKinds} from '../../tools/lib/pageKinds.ts';
import {archived, archivedDocs, dated} from '../support/facts.ts';
import {documentOf, failing, get, textOf} from './site.ts';

type Tags = Readonly<Record<string, string | undefined>>;

const names = ['og:image', 'og:image:width', 'og:image:height', 'og:image:alt', 'og:title', 'twitter:card'];

/** Returns the content of the preview tags of a page. A tag that is missing, or exists twice, is undefined. */
async function previewTags(path: string): Promise<Tags> {
  const html = await textOf(path);
  const $ = load(html.slice(0, html.indexOf('</head>')));
  return Object.fromEntries(
    names.map((name) => {
      const tags = $(`meta[property="${name}"], meta[name="${name}"]`);
      return [name, tags.length === 1 ? tags.attr('content') : undefined];
    }),
  );
}

/** Paths of the pages in the sitemap, and of the pages that it leaves out. */
async function allPages(): Promise<string[]> {
  const sitemap = await textOf('/sitemap.xml');
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path = '']) => path);
  const tags = await Promise.all(
    ['/docs/tags', `${archivedDocs}/tags`, '/general/tags'].map(async (index) => {
      const $ = await documentOf(index);
      return $(`main a[href^="${index}/"]`)
        .toArray()
        .map((link) => $(link).attr('href') ?? '');
    }),
  );
  return [...new Set([...paths, ...tags.flat(), '/search', '/offline', '/docs/tags'])];
}

const pathOf = (url: string | undefined): string => new URL(url ?? '').pathname;

describe('preview images', () => {
  const tagsOf = new Map<string, Tags>();

  beforeAll(async () => {
    for (const page of await allPages()) {
      tagsOf.set(page, await previewTags(page));
    }
  });

  test('every page has one, with its size and a description', async () => {
    expect(tagsOf.size).toBeGreaterThan(1_000);
    const images = new Set<string>();
    const errors: string[] = [];
    for (const [page, tags] of tagsOf) {
      const title = tags['og:title']?.replace(/ \| Developer Resources$/, '').replaceAll('\u200B', '');
      const isComplete =
        /^https?:\/\/[^/]+\/(?:.*\/)?assets\/previews\/[0-9a-f]{12}\.jpg$/.test(tags['og:image'] ?? '') &&
        tags['og:image:width'] === '1200' &&
        tags['og:image:height'] === '630' &&
        tags['twitter:card'] === 'summary_large_image' &&
        tags['og:image:alt']?.startsWith(title ?? '-') === true &&
        tags['og:image:alt'].includes('Developer Resources');
      if (isComplete) {
        images.add(pathOf(tags['og:image']));
      } else {
        errors.push(`${page}: ${JSON.stringify(tags)}`);
      }
    }
    expect(errors).toEqual([]);
    expect(await failing([...images])).toEqual([]);
  });

  test.each(Object.entries(pageKinds))('the image of the kind "%s" is a JPEG file of 1200 by 630 pixels', async (_kind, path) => {
    const tags = await previewTags(path);
    const response = await get(pathOf(tags['og:image']));
    const image = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(await loadImage(image)).toMatchObject({width: 1200, height: 630});
  });

  test('pages have images of their own', async () => {
    const images = await Promise.all(
      ['/', '/docs/apis/core/dml', archived('/docs/apis/core/dml'), ...dated.slice(0, 2).map(({release}) => release.notes ?? '')].map(
        async (path) => (await previewTags(path))['og:image'],
      ),
    );
    expect(new Set(images).size).toBe(images.length);
  });

  test('the fonts contain all characters of the titles and sections', () => {
    const known = /^[\u0020-\u007E\u00A0-\u017F\u2013\u2014\u2018-\u201E\u2022\u2026\u2039\u203A\u20AC\u2122]*$/;
    const unknown = [...tagsOf].filter(([, tags]) => !known.test(tags['og:image:alt'] ?? ''));
    // Add replacements for other characters to src/finish/preview-images/preview.ts.
    expect(unknown.map(([page, tags]) => `${page}: ${tags['og:image:alt']}`)).toEqual([]);
  });
});
