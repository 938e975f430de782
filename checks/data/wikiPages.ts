import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Endings of the files that can contain the page at a route. */
const endings = ['.md', '.mdx', '/index.md', '/index.mdx'];

/** Checks that the pages that replace pages of the old wiki exist. The tests of the built site also check the anchors. */
export function checkWikiPages(site: string): string[] {
  const file = 'data/wiki-pages.json';
  const pages = JSON.parse(readFileSync(path.join(site, file), 'utf8')) as Record<string, string>;
  return Object.entries(pages).flatMap(([name, target]) => {
    const [route = ''] = target.slice(1).split('#');
    const candidates = endings.map((ending) => `${route}${ending}`);
    return candidates.some((candidate) => existsSync(path.join(site, candidate)))
      ? []
      : [`${file} /${name}: "${target}"; allowed: the path of a page, from one of ${candidates.join(', ')}.`];
  });
}
