import {lastDayOf} from '@site/src/moodle/support';
import type {IsoDate, Version} from '@site/src/moodle/types';

/** A time scale of whole years. */
export interface TimeScale {
  /** All years in ascending order. */
  years: readonly number[];
  /**
   * Returns the position of a date in percent: 0 on the first day, 100 after the last day, and out of range for others.
   */
  position: (day: IsoDate) => number;
}

/** Creates a time scale that covers the support periods of one or more versions. */
export function createTimeScale(versions: readonly Version[]): TimeScale {
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
