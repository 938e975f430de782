import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readFrontMatter} from '../../src/moodle/frontMatter.ts';
import {listFiles} from '../../src/moodle/listFiles.ts';

/** Release notes don't need `verified`, because each page describes a single release and shows the date of the release. */
const releaseNotes = /^general\/(?:releases\/\d|app_releases\/v)/;

/** Checks that each general page names known sources that it was checked against. Returns one line for each problem. */
export function checkVerifiedPages(site: string): string[] {
  const sources: unknown = JSON.parse(readFileSync(path.join(site, 'data/verified-sources.json'), 'utf8'));
  const keys = Object.keys(sources as Record<string, string>);
  return listFiles(site, 'general')
    .filter((page) => /\.mdx?$/.test(page) && !releaseNotes.test(page))
    .flatMap((page) => {
      const {verified} = readFrontMatter(readFileSync(path.join(site, page), 'utf8'));
      if (Array.isArray(verified) && verified.length > 0 && verified.every((key) => keys.includes(key))) {
        return [];
      }
      const actual = verified === undefined ? 'not set' : JSON.stringify(verified);
      return [
        `${page}: verified is ${actual}; allowed: a list of keys in data/verified-sources.json (${keys.join(', ')}).`,
      ];
    });
}
