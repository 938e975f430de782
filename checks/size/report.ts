import {fileTypes, type PageWeight} from './pageWeight.ts';

/** What is measured for each kind of page; the columns of the report. */
export type Measure = 'script' | 'shared script' | 'stylesheet' | 'font' | 'prefetched';

/** Sizes of one kind of page, in bytes. */
export type Sizes = Record<Measure, number>;

/** Upper limits in bytes. A kilobyte is 1000 bytes. */
export type Budgets = Partial<Sizes>;

const measures: readonly Measure[] = ['script', 'shared script', 'stylesheet', 'font', 'prefetched'];

/** Formats bytes in units of 1000 bytes. */
export const kilobytes = (bytes: number): string => (bytes / 1_000).toFixed(1);

/** Formats bytes in units of 1,000,000 bytes. */
export const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(2);

const sum = (files: Map<string, number>): number => [...files.values()].reduce((total, size) => total + size, 0);

/**
 * Adds up the files of a page.
 *
 * @param weight - The page.
 * @param other - Another page; scripts that both load are shared, the rest is the page's own content.
 * @returns Its sizes.
 */
export function sizesOf(weight: PageWeight, other: PageWeight): Sizes {
  const [script, stylesheet, font] = fileTypes.map((type) => sum(weight.loaded[type])) as [number, number, number];
  const shared = new Map([...weight.loaded.script].filter(([file]) => other.loaded.script.has(file)));
  return {script, 'shared script': sum(shared), stylesheet, font, prefetched: sum(weight.prefetched)};
}

/**
 * Compares sizes with budgets.
 *
 * @param rows - Kind of page, its sizes and its budgets.
 * @returns A table in kB, and one problem for each size over budget.
 */
export function report(rows: readonly {kind: string; sizes: Sizes; budgets: Budgets}[]): {
  table: string;
  problems: string[];
} {
  const width = Math.max(...rows.map(({kind}) => kind.length)) + 2;
  const line = (kind: string, cells: readonly string[]) =>
    kind.padEnd(width) + cells.map((cell) => cell.padStart(17)).join('');
  const body = rows.map(({kind, sizes, budgets}) =>
    line(
      kind,
      measures.map((measure) => {
        const budget = budgets[measure];
        return budget === undefined
          ? kilobytes(sizes[measure])
          : `${kilobytes(sizes[measure])} of ${kilobytes(budget)}`;
      }),
    ),
  );
  const problems = rows.flatMap(({kind, sizes, budgets}) =>
    measures.flatMap((measure) => {
      const budget = budgets[measure] ?? Infinity;
      const size = sizes[measure];
      return size > budget ? [`${kind}: ${measure} is ${kilobytes(size)} kB, budget ${kilobytes(budget)} kB`] : [];
    }),
  );
  return {table: [line('kB, compressed', measures), ...body].join('\n'), problems};
}
