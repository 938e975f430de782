import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

const {resolve} = createRequire(import.meta.url);

/** The text font in two files, as on the pages: Latin, and other letters. */
export const fontFiles: readonly string[] = ['latin', 'latin-ext'].map((subset) =>
  resolve(
    `@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-${subset}-wght-normal.woff2`,
  ),
);

/** The site's logo. */
export const logoFile: string = path.join(import.meta.dirname, '../../../static/img/logo.svg');

/**
 * Hashes what all images depend on: the code in this folder, the fonts, the logo and the version of the canvas.
 *
 * @returns A hash that changes when images of earlier builds are outdated.
 */
export function hashDesign(): string {
  const code = readdirSync(import.meta.dirname)
    .sort()
    .map((name) => path.join(import.meta.dirname, name));
  const hash = createHash('sha256');
  for (const file of [...code, ...fontFiles, logoFile, resolve('@napi-rs/canvas/package.json')]) {
    hash.update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}
