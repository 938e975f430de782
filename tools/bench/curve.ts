import {gibibytes, kilobytes, milliseconds, ratio, seconds, table} from './numbers.ts';
import type {BuildCost} from './build.ts';

/** A site of one size. */
export interface Point {
  /** What a build without caches took. */
  cost: BuildCost;
  /** Of a page of the documentation, in bytes, gzipped. */
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
 * How the cost of a site grows with its pages.
 *
 * @param points - Sites of several sizes.
 * @returns A table with a line for each. What a build took stands beside its ratio to the first line: if each page
 *   costs the same however many there are, time and pages have the same ratio, and that of a page is 1.
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
