import {parseArgs} from 'node:util';
import {pages} from './pages.ts';

/** Options of the command. */
export interface BenchOptions {
  /** Only print the help. */
  help: boolean;
  /** How often Lighthouse opens each page of this site. */
  runs: number;
  /** How often Lighthouse opens each page of the stock theme. */
  stockRuns: number;
  /** Whether to calibrate Lighthouse for the speed of the machine. */
  isCalibrated: boolean;
  /** Kinds of pages that Lighthouse opens. */
  kinds: string[];
  /** Whether to measure the stock theme. */
  hasStock: boolean;
  /** Whether to measure the search. */
  hasSearch: boolean;
  /** How many pages to add for each build of the curve, or to remove if negative; undefined for no curve. */
  curve: number[] | undefined;
}

const definitions = {
  help: {type: 'boolean', default: false},
  runs: {type: 'string', default: '5'},
  'stock-runs': {type: 'string'},
  calibrated: {type: 'boolean', default: false},
  pages: {type: 'string', default: [...pages.keys()].join(',')},
  'no-stock': {type: 'boolean', default: false},
  'no-search': {type: 'boolean', default: false},
  curve: {type: 'string'},
} as const;

/** Help text. */
export const help = `npm run bench -- [options]

  --runs=5        number of Lighthouse runs for each page; 0 skips Lighthouse
  --stock-runs=5  number of Lighthouse runs for each page of the stock theme; by default the same as --runs
  --calibrated    adapt Lighthouse's processor slowdown to the speed of the machine instead of using 4
  --pages=a,b     kinds of pages that Lighthouse opens: ${[...pages.keys()].join(', ')}
  --no-stock      do not measure the stock theme
  --no-search     do not measure the search
  --curve=0,1274  only print build time and first load for sites with this many additional pages; -610 removes pages
`;

/**
 * Parses a number.
 *
 * @param form - Description of the allowed values for the error message.
 * @throws If the value is not a whole number, or less than `least`.
 */
function count(name: string, text: string, least: number, form = `a whole number, ${least} or more`): number {
  const value = /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= least && Number.isSafeInteger(value))) {
    throw new Error(`--${name} is "${text}"; allowed: ${form}.`);
  }
  return value;
}

/** Parses a comma-separated list of kinds of pages. */
function kindsOf(text: string): string[] {
  const kinds = text.split(',').map((kind) => kind.trim());
  for (const kind of kinds) {
    if (!pages.has(kind)) {
      throw new Error(`--pages contains "${kind}"; allowed: ${[...pages.keys()].join(', ')}.`);
    }
  }
  return kinds;
}

/** Parses the arguments. Throws an error with a one-line message if an option does not exist. */
function parse(args: readonly string[]): ReturnType<typeof parseArgs<{options: typeof definitions}>>['values'] {
  try {
    return parseArgs({args: [...args], options: definitions}).values;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(`${message.replaceAll('\n', ' ').replace(/\.?$/, '.')} Run with --help to list the options.`, {
      cause: error,
    });
  }
}

/**
 * Reads and validates the options before anything is measured.
 *
 * @param args - Arguments of the command.
 * @returns The options.
 * @throws If an option is invalid; one line with the option and the allowed values.
 */
export function readOptions(args: readonly string[]): BenchOptions {
  const values = parse(args);
  const runs = count('runs', values.runs, 0);
  const stockRuns = values['stock-runs'];
  return {
    help: values.help,
    runs,
    stockRuns: stockRuns === undefined ? runs : count('stock-runs', stockRuns, 1),
    isCalibrated: values.calibrated,
    kinds: kindsOf(values.pages),
    hasStock: !values['no-stock'],
    hasSearch: !values['no-search'],
    curve: values.curve
      ?.split(',')
      .map((text) => count('curve', text.trim(), -Infinity, 'whole numbers separated by commas, such as -610,0,1274')),
  };
}
