/*
 * Reports the diagrams that have no drawing, so that readers' browsers render them, and the drawings without a diagram:
 *
 *     npx tsx checks/diagrams [--strict]
 */
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {drawCommand, drawingFolder, findDiagrams} from '../../src/markdown/diagrams/drawings.ts';
import {isMain} from '../../tools/lib/isMain.ts';
import {reportWarnings} from '../warnings.ts';

/** Checks that each diagram has its drawing, and that each drawing belongs to a diagram. Returns one line for each problem. */
export function checkDiagrams(site: string): string[] {
  const diagrams = findDiagrams(site);
  const folder = path.join(site, drawingFolder);
  const drawings = (existsSync(folder) ? readdirSync(folder).sort() : []).map((name) => `${drawingFolder}/${name}`);
  const missing = [...diagrams].filter(([drawing]) => !drawings.includes(drawing));
  const unused = drawings.filter((drawing) => !diagrams.has(drawing));
  return [
    ...missing.map(([, {place}]) => `${place}: the diagram has no drawing, so browsers render it`),
    ...unused.map((drawing) => `${drawing}: no page has this diagram`),
  ];
}

if (isMain(import.meta.url)) {
  const problems = checkDiagrams(path.join(import.meta.dirname, '../..'));
  reportWarnings(problems, `A maintainer draws and deletes them with "${drawCommand}" and commits the result.`);
}
