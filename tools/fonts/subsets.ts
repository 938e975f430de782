import {readFileSync} from 'node:fs';
import path from 'node:path';
import {create} from 'fontkitten';
import subset from 'subset-font';

/** A file of the fonts that the site serves. */
export interface FontFile {
  name: string;
  content: Buffer;
}

/**
 * The characters of the fonts that all pages load: printable ASCII, and the other characters that are common in text. They
 * are on all but a few pages.
 */
export const commonCharacters = `${String.fromCodePoint(...Array.from({length: 95}, (_, index) => 32 + index))}\u00a0«»·×–—‘’“”•…−`;

/** Part of the OFL that must stay in a modified font: the copyright notice (0), the licence (13) and its URL (14). */
const licenceNames = [0, 13, 14];

/** The font styles of the site, with the smallest and the largest weight that `src/css` uses. */
const styles = [
  {name: 'next-normal', font: 'next', file: 'atkinson-hyperlegible-next-latin-wght-normal.woff2', weights: [400, 760]},
  {name: 'next-italic', font: 'next', file: 'atkinson-hyperlegible-next-latin-wght-italic.woff2', weights: [400, 640]},
  {name: 'mono-normal', font: 'mono', file: 'atkinson-hyperlegible-mono-latin-wght-normal.woff2', weights: [400, 640]},
] as const;

/** Returns the characters that a font file contains, in the order of their code points. */
export function charactersOf(font: Buffer): string[] {
  const opened = create(font);
  if (opened.isCollection) {
    throw new Error('A collection of fonts has more than one set of characters.');
  }
  // The table of characters ends with a placeholder.
  return opened.characterSet.filter((code) => code < 0xffff).map((code) => String.fromCodePoint(code));
}

/**
 * Splits each font in two: the common characters, which most pages need, and the remaining Latin characters, which browsers
 * load when a page contains one. Also limits the weights to those that the site uses. Returns the content of `src/css/fonts`.
 */
export async function createFontFiles(site: string): Promise<FontFile[]> {
  const packages = path.join(site, 'node_modules/@fontsource-variable');
  const fonts = styles.map(async ({name, font, file, weights: [min, max]}): Promise<FontFile[]> => {
    const source = readFileSync(path.join(packages, `atkinson-hyperlegible-${font}/files`, file));
    const rare = charactersOf(source).filter((character) => !commonCharacters.includes(character));
    const cut = (text: string): Promise<Buffer> =>
      subset(source, text, {
        targetFormat: 'woff2',
        variationAxes: {wght: {min, max, default: min}},
        preserveNameIds: licenceNames,
      });
    return [
      {name: `${name}-common.woff2`, content: await cut(commonCharacters)},
      {name: `${name}-rare.woff2`, content: await cut(rare.join(''))},
    ];
  });
  const licences = ['next', 'mono'].map((font) => ({
    name: `${font}-OFL.txt`,
    content: readFileSync(path.join(packages, `atkinson-hyperlegible-${font}`, 'LICENSE')),
  }));
  return [...(await Promise.all(fonts)).flat(), ...licences];
}
