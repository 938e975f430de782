import {lastDayOf} from '@site/src/platform/support';
import type {IsoDate, Version} from '@site/src/platform/types';

/** A stretch of whole years. */
export interface TimeScale {
  /** The years in it, the first one first. */
  years: readonly number[];
  /** Where a day lies: 0 on the first day, 100 after the last one, and beyond both for days outside. */
  position: (day: IsoDate) => number;
}

/**
 * The years in which versions were released or supported.
 *
 * @param versions - At least one.
 * @returns Their scale.
 */
export function timeScaleOf(versions: readonly Version[]): TimeScale {
  const yearOf = (day: IsoDate): number => Number(day.slice(0, 4));
  const first = Math.min(...versions.map(({releaseDate}) => yearOf(releaseDate)));
  const last = Math.max(...versions.map((version) => yearOf(lastDayOf(version))));
  const start = Date.UTC(first, 0);
  const length = Date.UTC(last + 1, 0) - start;
  return {
    years: Array.from({length: last - first + 1}, (_, index) => first + index),
    position: (day) => ((Date.parse(day) - start) / length) * 100,
  };
}
