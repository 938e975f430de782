import {compareVersions} from '../../versionNames.ts';
import type {Report} from './report.ts';

/** Compares versions so that the newest comes first. */
export function newestFirst(a: string, b: string): number {
  return compareVersions(b, a);
}

/** Calls `onError` for each value that doesn't come after the previous one. An ordered list has no duplicates. */
export function checkOrder(
  values: readonly string[],
  compare: (a: string, b: string) => number,
  onError: (index: number, previous: string) => void,
) {
  values.forEach((value, index) => {
    const previous = values[index - 1];
    if (previous !== undefined && compare(previous, value) >= 0) {
      onError(index, previous);
    }
  });
}

/** Checks that the entries of a list at a JSON pointer are in the order of a property, such as `a version below` the previous. */
export function checkEntryOrder(
  {file, list, pointer = ''}: {file: string; list: readonly any[]; pointer?: string},
  key: string,
  compare: (a: string, b: string) => number,
  allowed: string,
  report: Report,
) {
  checkOrder(
    list.map((entry) => String(entry[key])),
    compare,
    (index, previous) =>
      report(file, `${pointer}/${index}/${key}`, list[index][key], `${allowed} ${previous}, the previous entry`),
  );
}
