import {gzipSync} from 'node:zlib';
import type {CheerioAPI} from 'cheerio';
import {expect, test} from 'vitest';
import {documentOf, textOf} from './site.ts';

const path = '/docs/api-index';

function sizeOf($: CheerioAPI): number {
  return $('#api-index-entries section')
    .toArray()
    .reduce((sum, section) => sum + Number($(section).attr('data-size')), 0);
}

test('every link to the API index leads to an entry, and no other page contains the entries', async () => {
  const $ = await documentOf(path);
  const ids = $('#api-index-entries section li')
    .toArray()
    .map((entry) => $(entry).attr('id'));
  expect(ids.length).toBeGreaterThan(1_000);
  expect(ids).toHaveLength(sizeOf($));
  expect(new Set(ids).size).toBe(ids.length);
  for (const source of ['/docs/apis/core/dml', '/general/documentation/components']) {
    const html = await textOf(source);
    const anchors = [...html.matchAll(/href="?\/docs\/api-index#([^\s">]+)/g)].map(([, anchor]) => anchor);
    expect(anchors).not.toEqual([]);
    expect(anchors.filter((anchor) => !ids.includes(anchor))).toEqual([]);
    expect(html).not.toContain('api-index-entries');
  }
});

test('an entry of the API index takes at most 600 bytes of HTML, and 80 bytes gzipped', async () => {
  const html = await textOf(path);
  const size = sizeOf(await documentOf(path));
  expect(Buffer.byteLength(html) / size).toBeLessThan(600);
  expect(gzipSync(html).length / size).toBeLessThan(80);
});
