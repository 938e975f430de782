import type {Page} from './pages.ts';
import type {PluginProblem} from './requests.ts';
import type {SampleRun} from './sampleRuns.ts';

/** One line of a table. */
type Row = readonly (string | number)[];

/**
 * Formats a table with aligned columns. Numbers are aligned to the right.
 *
 * @param rows - The rows; the first one is the head.
 */
export function formatTable(rows: readonly Row[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => String(row[column] ?? '').length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          return typeof cell === 'number' || column > 0 ? String(cell).padStart(width) : cell.padEnd(width);
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/**
 * Lists what happened on each page.
 *
 * @param pages - The pages.
 * @param runs - Results by the id of the sample.
 */
export function pageTable(pages: readonly Page[], runs: ReadonlyMap<string, SampleRun>): string {
  const kinds = ['test', 'executed', 'called', 'loaded', 'skipped', 'failed'] as const;
  const rows = pages.map(({page, samples}) => {
    const found = samples.map(({id}) => runs.get(id)?.how);
    const counts = kinds.map((kind) => found.filter((how) => how === kind).length);
    const imported = samples.filter(({file}) => file !== null).length;
    const invalid = samples.filter(({invalid: isInvalid, file}) => isInvalid && file === null).length;
    return [page, samples.length, ...counts, imported, invalid];
  });
  const total = [
    'Total',
    ...(rows[0]?.slice(1).map((_, column) => rows.reduce((sum, row) => sum + Number(row[column + 1]), 0)) ?? []),
  ];
  return formatTable([['Page', 'samples', ...kinds, 'in plugin', 'invalid'], ...rows, total]);
}

/**
 * Describes each failure of a page: where it is, what happened, and how to repeat it.
 *
 * @param pages - The pages.
 * @param runs - Results by the id of the sample.
 * @param platform - Path of the checkout.
 */
export function pageFailures(pages: readonly Page[], runs: ReadonlyMap<string, SampleRun>, platform: string): string[] {
  return pages.flatMap(({page, samples}) =>
    samples.flatMap(({id, line}) => {
      const run = runs.get(id);
      const problem = run?.how === 'failed' ? run.problems[0] : undefined;
      const message = (problem?.message ?? '').replaceAll(/\s+/g, ' ');
      return problem
        ? [
            `${page}:${problem.line || line}: ${message}; repeat: npm run prove -- --platform ${platform} --page ${page}`,
          ]
        : [];
    }),
  );
}

/**
 * Describes each failure of a sample plugin.
 *
 * @param problems - The failures.
 * @param sourceOf - Finds the file of the project for a file of the platform.
 * @param platform - Path of the checkout.
 */
export function pluginFailures(
  problems: readonly PluginProblem[],
  sourceOf: (place: string) => string,
  platform: string,
): string[] {
  return problems.map(({component, what, message, place}) => {
    const where = place === undefined ? component : sourceOf(place);
    const text = message.replaceAll(/\s+/g, ' ').slice(0, 400);
    return `${where}: ${what}: ${text}; repeat: npm run prove -- --platform ${platform} --plugin ${component || 'NAME'}`;
  });
}
