import {existsSync, readFileSync} from 'node:fs';
import {load} from 'cheerio';
import {findDiagrams} from '../../src/markdown/diagrams/drawings.ts';

/** A diagram with a drawing, on a page of the current developer docs. */
export interface DrawnDiagram {
  /** Type of the diagram, such as `Flowchart`. */
  type: string;
  route: string;
  /** One of its labels, which is on one line. */
  label: string;
  code: string;
  /** Width in pixels at its natural size. */
  width: number;
}

/** Lists the diagrams that have a drawing, the widest ones first. Diagrams that an author has just changed have none. */
export function drawnDiagrams(): DrawnDiagram[] {
  return [...findDiagrams(process.cwd())]
    .filter(([file, {place}]) => place.startsWith('docs/') && existsSync(file))
    .map(([file, {code, place}]) => {
      const $ = load(readFileSync(file, 'utf8'), {xml: true});
      const labels = $('text')
        .toArray()
        .filter((text) => $(text).attr('aria-hidden') === undefined && $(text).find('tspan').length === 0);
      return {
        type: $('svg').attr('aria-label') ?? '',
        route: `/${place.replace(/(?:\/index)?\.mdx?:\d+$/, '')}`,
        label: $(labels[0]).text(),
        code,
        width: Number($('svg').attr('viewBox')?.split(' ')[2]),
      };
    })
    .sort((a, b) => b.width - a.width);
}

/** Returns the widest drawn diagram of each type. */
export function oneOfEachType(): DrawnDiagram[] {
  const all = drawnDiagrams();
  return [...new Set(all.map(({type}) => type))].map((type) => all.find((each) => each.type === type)!);
}
