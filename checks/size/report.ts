import {fileTypes, type PageWeight} from './pageWeight.ts';

/** The sizes that are measured for each kind of page. They are also the columns of the report. */
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
 * Adds up the sizes of a page's files.
 *
 * @param weight - The page.
 * @param other - Another page. Scripts that both pages load count as shared; the others are the page's own content.
 * @returns The page's sizes, in bytes.
 */
export function sizesOf(weight: PageWeight, other: PageWeight): Sizes {
  const [script, stylesheet, font] = fileTypes.map((type) => sum(weight.loaded[type])) as [number, number, number];
  const shared = new Map([...weight.loaded.script].filter(([file]) => other.loaded.script.has(file)));
  return {script, 'shared script': sum(shared), stylesheet, font, prefetched: sum(weight.prefetched)};
}

/**
 * Compares sizes with budgets.
 *
 * @param rows - Each kind of page, with its sizes and budgets.
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
      return size > budget
        ? [`${kind}: ${measure} is ${kilobytes(size)} kB; the budget is ${kilobytes(budget)} kB`]
        : [];
    }),
  );
  return {table: [line('kB, compressed', measures), ...body].join('\n'), problems};
}
