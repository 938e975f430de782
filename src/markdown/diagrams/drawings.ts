import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {readSamples} from '../samples/readSamples.ts';

/** Folder of the drawings, relative to the project. */
export const drawingFolder = 'data/diagrams';

/** The command that draws the diagrams. */
export const drawCommand = 'npm run diagrams';

/** A diagram and the first place where it is used. */
export interface Diagram {
  /** Mermaid source. */
  code: string;
  place: string;
}

/**
 * Returns the file of a diagram's drawing. Its name depends on nothing but the source, so a drawing of other source is
 * never shown, and a new version of Mermaid doesn't make the drawings outdated.
 *
 * @returns Path relative to the project.
 */
export function drawingOf(code: string): string {
  return `${drawingFolder}/${createHash('sha256').update(code).digest('hex').slice(0, 12)}.svg`;
}

/**
 * Finds the diagrams on all pages.
 *
 * @returns One diagram for each drawing, by the path of the drawing.
 */
export function findDiagrams(site: string): Map<string, Diagram> {
  const found = new Map<string, Diagram>();
  for (const folder of ['docs', 'versioned_docs', 'general']) {
    const pages = readdirSync(path.join(site, folder), {recursive: true, encoding: 'utf8'});
    for (const page of pages.filter((name) => /\.mdx?$/.test(name)).sort()) {
      const text = readFileSync(path.join(site, folder, page), 'utf8');
      // Most pages are skipped, because parsing takes most of the time.
      const samples = text.includes('```mermaid') ? readSamples(text, 'mdx').samples : [];
      for (const {language, code, line} of samples) {
        const drawing = drawingOf(code);
        if (language === 'mermaid' && !found.has(drawing)) {
          found.set(drawing, {code, place: `${path.posix.join(folder, page.split(path.sep).join('/'))}:${line}`});
        }
      }
    }
  }
  return found;
}
