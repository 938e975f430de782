import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readSamples} from '../samples/readSamples.ts';
import {listFiles} from '../../moodle/listFiles.ts';

/** Folder of the drawings, relative to the project. */
export const drawingFolder = 'data/diagrams';

export const drawCommand = 'npm run diagrams';

/** A diagram and the first place where it is used. */
export interface Diagram {
  code: string;
  place: string;
}

/**
 * Returns the file of a diagram's drawing in the project. Its name depends on nothing but the source, so a drawing of other
 * source is never shown, and a new version of Mermaid doesn't make the drawings outdated.
 */
export function drawingOf(code: string): string {
  return `${drawingFolder}/${createHash('sha256').update(code).digest('hex').slice(0, 12)}.svg`;
}

/** Finds the diagrams on all pages, by the path of their drawings. */
export function findDiagrams(site: string): Map<string, Diagram> {
  const found = new Map<string, Diagram>();
  for (const folder of ['docs', 'versioned_docs', 'general']) {
    for (const page of listFiles(site, folder).filter((file) => /\.mdx?$/.test(file))) {
      const text = readFileSync(path.join(site, page), 'utf8');
      // Most pages are skipped, because parsing takes most of the time.
      const samples = text.includes('```mermaid') ? readSamples(text, 'mdx').samples : [];
      for (const {language, code, line} of samples) {
        const drawing = drawingOf(code);
        if (language === 'mermaid' && !found.has(drawing)) {
          found.set(drawing, {code, place: `${page}:${line}`});
        }
      }
    }
  }
  return found;
}
