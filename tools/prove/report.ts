import type {SamplePage} from './pages.ts';
import type {PluginProblem} from './plugins.ts';
import type {SampleRun} from './sampleRuns.ts';

type Row = readonly (string | number)[];

/** Formats a table, which starts with its header, with aligned columns. Numbers are aligned to the right. */
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

/** Formats a table with the number of results of each kind by page. */
export function pageTable(pages: readonly SamplePage[], runs: ReadonlyMap<string, SampleRun>): string {
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

/** Describes each failure on the pages: where it is, what happened, and how to repeat it in the checkout. */
export function pageFailures(
  pages: readonly SamplePage[],
  runs: ReadonlyMap<string, SampleRun>,
  platform: string,
): string[] {
  return pages.flatMap(({page, samples}) =>
    samples.flatMap(({id, line}) => {
      const run = runs.get(id);
      const problem = run?.how === 'failed' ? run.problems[0] : undefined;
      const message = (problem?.message ?? '').replaceAll(/\s+/g, ' ');
      return problem
        ? [
            `${page}:${problem.line || line}: ${message}; to repeat, run: npm run prove -- --platform ${platform} --page ${page}`,
          ]
        : [];
    }),
  );
}

/** Describes each failure of a sample plugin: its file in the project, what happened, and how to repeat it in the checkout. */
export function pluginFailures(
  problems: readonly PluginProblem[],
  projectPath: (place: string) => string,
  platform: string,
): string[] {
  return problems.map(({component, what, message, place}) => {
    const where = place === undefined ? component : projectPath(place);
    const text = message.replaceAll(/\s+/g, ' ').slice(0, 400);
    return `${where}: ${what}: ${text}; to repeat, run: npm run prove -- --platform ${platform} --plugin ${component || 'NAME'}`;
  });
}
