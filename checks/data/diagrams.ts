import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {drawCommand, drawingFolder, findDiagrams} from '../../src/markdown/diagrams/drawings.ts';

/**
 * Checks that each diagram has its drawing, and that each drawing belongs to a diagram.
 *
 * @param site - Folder of the project.
 * @returns One line for each problem, with the page and line or the drawing, and the command that fixes it.
 */
export function checkDiagrams(site: string): string[] {
  const diagrams = findDiagrams(site);
  const folder = path.join(site, drawingFolder);
  const drawings = (existsSync(folder) ? readdirSync(folder).sort() : []).map((name) => `${drawingFolder}/${name}`);
  const missing = [...diagrams].filter(([drawing]) => !drawings.includes(drawing));
  const unused = drawings.filter((drawing) => !diagrams.has(drawing));
  return [
    ...missing.map(([, {place}]) => `${place}: the diagram has no drawing, or it has changed; run "${drawCommand}".`),
    ...unused.map((drawing) => `${drawing}: no page has this diagram; run "${drawCommand}".`),
  ];
}
