import {readdir} from 'node:fs/promises';
import {expect, folderOf, test} from './fixture-site/sites.ts';

/** Paths of all pages of a build, the not-found page included. */
async function pagesOf(build: 'plain' | 'configured'): Promise<string[]> {
  const files = await readdir(folderOf(build), {recursive: true});
  return files.filter((file) => file.endsWith('.html')).map((file) => file.replace(/(?:^|\/)index\.html$|\.html$/, ''));
}

const robots = /<meta [^>]*name="?robots"? [^>]*>/;

test('NO_INDEX=true keeps search engines away from every page', async ({request}) => {
  const pages = await pagesOf('configured');
  expect(pages).toContain('docs');
  expect(pages).toContain('404');
  for (const path of pages) {
    const html = await (await request.get(`/wrong/${path}`)).text();
    expect(robots.exec(html)?.[0], path).toContain('content="noindex, nofollow"');
  }
});

test('without it, no page asks search engines to stay away', async ({request}) => {
  const pages = await pagesOf('plain');
  expect(pages).toContain('search');
  for (const path of pages) {
    const html = await (await request.get(`/${path}`)).text();
    expect(robots.test(html), path).toBe(false);
  }
});
