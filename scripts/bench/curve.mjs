// @ts-check
import {gibibytes, kilobytes, milliseconds, ratio, seconds, table} from './numbers.mjs';

/**
 * A site of one size.
 *
 * @typedef {object} Point
 * @property {import('./build.mjs').BuildCost} cost - What a build without caches took.
 * @property {{script: number, css: number}} firstLoad - Of a page of the documentation, in bytes, gzipped.
 */

/** @typedef {[name: string, of: (point: Point) => number | undefined, write: (value: number | undefined) => string]} Column */

/** @type {Column[]} */
const columns = [
  ['pages', ({cost}) => cost.pages, String],
  ['cold', ({cost}) => cost.seconds, seconds],
  ['processor', ({cost}) => cost.processorSeconds, seconds],
  ['memory', ({cost}) => cost.memory, gibibytes],
  ['per page', ({cost}) => cost.seconds / cost.pages, (value = 0) => milliseconds(value)],
];

/**
 * How the cost of a site grows with its pages.
 *
 * @param {readonly Point[]} points - Sites of several sizes.
 * @returns {string} A table with a line for each. What a build took stands beside its ratio to the first line: if each page
 *   costs the same however many there are, time and pages have the same ratio, and that of a page is 1.
 */
export function curveTable(points) {
  return table([
    [...columns.flatMap(([name]) => [name, '']), 'script', 'CSS'],
    ...points.map((point) => [
      ...columns.flatMap(([, of, write]) => [write(of(point)), ratio(of(point), points[0] && of(points[0]))]),
      kilobytes(point.firstLoad.script),
      kilobytes(point.firstLoad.css),
    ]),
  ]);
}
