import {gibibytes, kilobytes, milliseconds, ratio, seconds, table} from './numbers.ts';
import type {BuildCost} from './build.ts';

/** Measurements of a site with a certain number of pages. */
export interface Point {
  /** Time and memory of a build without caches. */
  cost: BuildCost;
  /** Compressed size of a docs page, in bytes. */
  firstLoad: {script: number; css: number};
}

export type Column = [
  name: string,
  of: (point: Point) => number | undefined,
  write: (value: number | undefined) => string,
];

const columns: Column[] = [
  ['pages', ({cost}) => cost.pages, String],
  ['cold', ({cost}) => cost.seconds, seconds],
  ['processor', ({cost}) => cost.processorSeconds, seconds],
  ['memory', ({cost}) => cost.memory, gibibytes],
  ['per page', ({cost}) => cost.seconds / cost.pages, (value = 0) => milliseconds(value)],
];

/**
 * Formats how the cost of a site grows with its number of pages.
 *
 * @param points - Measurements of several sites.
 * @returns A table with a row for each site. Each value is followed by its ratio to the first row. If the cost of a
 *   page does not depend on the number of pages, time and pages have the same ratio, and the time per page has the
 *   ratio 1.
 */
export function curveTable(points: readonly Point[]): string {
  return table([
    [...columns.flatMap(([name]) => [name, '']), 'script', 'CSS'],
    ...points.map((point) => [
      ...columns.flatMap(([, of, write]) => [write(of(point)), ratio(of(point), points[0] && of(points[0]))]),
      kilobytes(point.firstLoad.script),
      kilobytes(point.firstLoad.css),
    ]),
  ]);
}
