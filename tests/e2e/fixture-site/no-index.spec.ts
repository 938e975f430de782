import {readdir} from 'node:fs/promises';
import {expect, fetchTest as test, folderOf} from './sites.ts';

/** Returns the paths of all pages in a build, including the not-found page. */
async function pagesOf(build: 'plain' | 'configured'): Promise<string[]> {
  const files = await readdir(folderOf(build), {recursive: true});
  return files.filter((file) => file.endsWith('.html')).map((file) => file.replace(/(?:^|\/)index\.html$|\.html$/, ''));
}

const robotsOf = async (address: string): Promise<string> => (await fetch(`${address}/robots.txt`)).text();

const robotsMeta = /<meta [^>]*name="?robots\b[^>]*>/;

test('NO_INDEX=true excludes every page from search engines', async ({origin}) => {
  const pages = await pagesOf('configured');
  expect(pages).toContain('docs');
  expect(pages).toContain('404');
  for (const path of pages) {
    const html = await (await fetch(`${origin}/wrong/${path}`)).text();
    expect(robotsMeta.exec(html)?.[0], path).toContain('content="noindex, nofollow"');
  }
});

test('without NO_INDEX, no page is excluded from search engines', async ({origin}) => {
  const pages = await pagesOf('plain');
  expect(pages).toContain('docs');
  expect(pages).toContain('search');
  for (const path of pages) {
    const html = await (await fetch(`${origin}/${path}`)).text();
    expect(html, path).toContain('<!doctype html>');
    expect(robotsMeta.test(html), path).toBe(false);
  }
});

test('robots.txt follows NO_INDEX', async ({origin}) => {
  expect(await robotsOf(`${origin}/wrong`)).toBe('User-agent: *\nAllow: /wrong/\n');
  expect(await robotsOf(origin)).toBe('User-agent: *\nAllow: /\n\nSitemap: http://localhost:3000/sitemap.xml\n');
});
