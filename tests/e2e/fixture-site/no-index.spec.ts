import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, fetchTest as test, folderOf} from './sites.ts';

/** Returns the robots meta elements of all pages in a build, including the not-found page. */
function robotsOf(build: 'plain' | 'configured'): (string | undefined)[] {
  return readdirSync(folderOf(build), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map(
      (file) => /<meta [^>]*name="?robots\b[^>]*>/.exec(readFileSync(path.join(folderOf(build), file), 'utf8'))?.[0],
    );
}

test('only a build with NO_INDEX=true excludes its pages from search engines, and robots.txt lists no sitemap', () => {
  const excluded = robotsOf('configured');
  expect(excluded.length).toBeGreaterThan(5);
  expect(excluded.filter((robots) => !robots?.includes('content="noindex, nofollow"'))).toEqual([]);
  expect(robotsOf('plain').filter((robots) => robots !== undefined)).toEqual([]);
  const [hidden, listed] = (['configured', 'plain'] as const).map((build) =>
    readFileSync(path.join(folderOf(build), 'robots.txt'), 'utf8'),
  );
  expect(hidden).toBe('User-agent: *\nAllow: /wrong/\n');
  expect(listed).toContain('/sitemap.xml\n');
});
