import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {parseRedirects} from '../../src/finish/redirects/redirectsFile.ts';
import {documentOf} from './site.ts';

const wikiPages = Object.entries(JSON.parse(readFileSync('data/wiki-pages.json', 'utf8')) as Record<string, string>);

/** Returns the ids of a page, or undefined if the page does not exist. */
async function idsOf(path: string): Promise<Set<string> | undefined> {
  const $ = await documentOf(path);
  // The not-found page and redirects have no canonical URL of their own.
  return new URL($('link[rel=canonical]').attr('href') ?? '/404', 'http://localhost').pathname === path
    ? new Set(
        $('[id]')
          .toArray()
          .map((element) => element.attribs.id!),
      )
    : undefined;
}

test('the page of each old wiki page redirects to its target', async () => {
  expect(wikiPages).not.toEqual([]);
  const wrong: string[] = [];
  for (const [name, target] of wikiPages) {
    const $ = await documentOf(`/dev/${name}`);
    const refresh = $('meta[http-equiv=refresh]').attr('content');
    if (refresh !== `0; url=${target}`) {
      wrong.push(`/dev/${name}: ${refresh}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('the target of each old wiki page exists, and has the anchor', async () => {
  const targets = [...new Set(wikiPages.map(([, target]) => target))];
  // Many targets are on the same page, which is parsed once.
  const idsOfPages = new Map<string, Awaited<ReturnType<typeof idsOf>>>();
  const missing: string[] = [];
  for (const target of targets) {
    const [path = '', anchor] = target.split('#');
    if (!idsOfPages.has(path)) {
      idsOfPages.set(path, await idsOf(path));
    }
    const ids = idsOfPages.get(path);
    if (!ids || (anchor !== undefined && !ids.has(anchor))) {
      missing.push(target);
    }
  }
  expect(missing).toEqual([]);
});

test('hosts redirect old wiki pages, except names that they would read as patterns', () => {
  const redirects = parseRedirects(readFileSync('build/_redirects', 'utf8')).filter(({from}) =>
    from.startsWith('/dev/'),
  );
  const expected = wikiPages.filter(([name]) => !name.includes(':')).map(([name, to]) => ({from: `/dev/${name}`, to}));
  expect(expected).not.toEqual([]);
  const order = (a: {from: string}, b: {from: string}) => (a.from < b.from ? -1 : 1);
  expect(redirects.sort(order)).toEqual(expected.sort(order));
});
