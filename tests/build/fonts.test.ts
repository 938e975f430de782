import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import escapeStringRegexp from 'escape-string-regexp';
import {expect, test} from 'vitest';
import {charactersOf, commonCharacters} from '../../tools/fonts/subsets.ts';

const font = path.join(
  'node_modules/@fontsource-variable/atkinson-hyperlegible-next/files',
  'atkinson-hyperlegible-next-latin-wght-normal.woff2',
);

test('only few pages need more than the common characters of the fonts', () => {
  const rare = charactersOf(readFileSync(font)).filter((character) => !commonCharacters.includes(character));
  const pages = readdirSync('build', {encoding: 'utf8', recursive: true}).filter((file) => file.endsWith('.html'));
  const anyRare = new RegExp(rare.map(escapeStringRegexp).join('|'), 'g');
  const counts = new Map<string, number>();
  for (const page of pages) {
    const html = readFileSync(path.join('build', page), 'utf8');
    const text = html.replaceAll(/<(script|style)\b.*?<\/\1>|<[^>]*>/gs, '');
    for (const character of new Set(text.match(anyRare))) {
      counts.set(character, (counts.get(character) ?? 0) + 1);
    }
  }
  // A character that is this common belongs in the list in tools/fonts/subsets.ts.
  const common = [...counts].filter(([, count]) => count > pages.length / 50);
  expect(common).toEqual([]);
  expect(counts.size).toBeGreaterThan(0);
});
