import {parseArgs} from 'node:util';
import {pages} from './pages.ts';

/** What the bench is asked for. */
export interface BenchOptions {
  /** Only to tell of the options. */
  help: boolean;
  /** How often Lighthouse opens each page. */
  runs: number;
  /** How often those of the stock theme. */
  stockRuns: number;
  /** Whether Lighthouse goes by what the machine can do. */
  isCalibrated: boolean;
  /** Kinds of pages for Lighthouse. */
  kinds: string[];
  /** With the stock theme. */
  hasStock: boolean;
  /** With the search. */
  hasSearch: boolean;
  /**
   * How many pages more each build of the curve has, fewer if negative; undefined
   *   for no curve.
   */
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

/** For people who start the bench. */
export const help = `npm run bench -- [options]

  --runs=5        how often Lighthouse opens each page; 0 leaves it out
  --stock-runs=5  how often those of the stock theme, if that is not the same
  --calibrated    have Lighthouse take the machine for what it is: weaker or stronger than the factor of 4 is meant for
  --pages=a,b     kinds of pages for Lighthouse: ${[...pages.keys()].join(', ')}
  --no-stock      leave the stock theme out
  --no-search     leave the search out
  --curve=0,1274  build with so many pages more, and print time and first load of each, and nothing else; -610 is fewer
`;

/**
 * @param name - Name of an option.
 * @param text - Its value.
 * @param least - Least number that it may be.
 * @param form - What is allowed.
 * @returns The number.
 * @throws If it is none.
 */
function count(name: string, text: string, least: number, form = `a whole number, ${least} or more`): number {
  const value = /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= least && Number.isSafeInteger(value))) {
    throw new Error(`--${name} has "${text}"; it takes ${form}.`);
  }
  return value;
}

/**
 * @param text - Kinds of pages, with commas between them.
 * @returns The kinds.
 * @throws If there is none of that name.
 */
function kindsOf(text: string): string[] {
  const kinds = text.split(',').map((kind) => kind.trim());
  for (const kind of kinds) {
    if (!pages.has(kind)) {
      throw new Error(`--pages has "${kind}"; it takes some of ${[...pages.keys()].join(', ')}.`);
    }
  }
  return kinds;
}

/**
 * @param args - What stands behind the name of the script.
 * @returns Values by option.
 * @throws If there is no such option, in one line.
 */
function parse(args: readonly string[]): ReturnType<typeof parseArgs<{options: typeof definitions}>>['values'] {
  try {
    return parseArgs({args: [...args], options: definitions}).values;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(`${message.replaceAll('\n', ' ').replace(/\.?$/, '.')} --help lists the options.`, {cause: error});
  }
}

/**
 * Reads the options of the bench, before it begins with what takes long.
 *
 * @param args - What stands behind the name of the script.
 * @returns What is asked for.
 * @throws One line that says which option is wrong and what it takes.
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
      .map((text) =>
        count('curve', text.trim(), -Infinity, 'whole numbers with commas between them, such as -610,0,1274'),
      ),
  };
}
