import {readFileSync} from 'node:fs';
import path from 'node:path';
import {create} from 'fontkitten';
import {parse, type AtRule} from 'postcss';
import {beforeAll, describe, expect, test} from 'vitest';
import {charactersOf, commonCharacters, createFontFiles, type FontFile} from '../../../../tools/fonts/subsets.ts';

const site = process.cwd();
const folder = path.join(site, 'src/css/fonts');
const next =
  'node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-';

let files: readonly FontFile[];
beforeAll(async () => {
  files = await createFontFiles(site);
});

const fontFaces: readonly AtRule[] = parse(readFileSync('src/css/fonts.css', 'utf8')).nodes.filter(
  (node): node is AtRule => node.type === 'atrule' && node.name === 'font-face',
);

/** Returns the value of a property in the font face that loads a file. */
function faceProperty(file: string, property: string): string | undefined {
  const face = fontFaces.find((rule) => rule.some((node) => node.type === 'decl' && node.value.includes(`/${file}'`)));
  const values = face?.nodes?.flatMap((node) => (node.type === 'decl' && node.prop === property ? [node.value] : []));
  return values?.[0];
}

/** Parses a list such as `u+00a1-00aa, u+0131` into its first and last code points. */
function rangesOf(unicodeRange: string): [first: number, last: number][] {
  return unicodeRange.split(',').map((range) => {
    const [first = '', last = first] = range.trim().slice(2).split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
}

test('the committed fonts are cut from the installed packages', () => {
  const outdated = files.filter(({name, content}) => !readFileSync(path.join(folder, name)).equals(content));
  expect(
    outdated.map(({name}) => name),
    'run "npm run fonts"',
  ).toEqual([]);
  expect(files).toHaveLength(8);
});

test('the two parts of a font contain all its characters', () => {
  const original = charactersOf(readFileSync(`${next}normal.woff2`));
  const [common, rare] = ['common', 'rare'].map((part) =>
    charactersOf(readFileSync(path.join(folder, `next-normal-${part}.woff2`))),
  );
  expect(common!.join('')).toBe(Array.from(commonCharacters).sort().join(''));
  expect(new Set([...common!, ...rare!])).toEqual(new Set(original));
});

describe.each(['next-normal', 'next-italic', 'mono-normal'])('%s', (name) => {
  test('its rare characters are in the Unicode range of the style sheet, and the common ones are not', () => {
    const ranges = rangesOf(faceProperty(`${name}-rare.woff2`, 'unicode-range') ?? '');
    const isInRange = (character: string): boolean =>
      ranges.some(([first, last]) => first <= character.codePointAt(0)! && character.codePointAt(0)! <= last);
    const rare = charactersOf(readFileSync(path.join(folder, `${name}-rare.woff2`)));
    expect(rare.filter((character) => !isInRange(character))).toEqual([]);
    expect(Array.from(commonCharacters).filter(isInRange)).toEqual([]);
  });

  test.each(['common', 'rare'])('its %s characters keep the copyright notice', (part) => {
    const font = create(readFileSync(path.join(folder, `${name}-${part}.woff2`)));
    expect('copyright' in font && font.copyright).toMatch(/^Copyright 2020-2024 The Atkinson Hyperlegible/);
  });
});
