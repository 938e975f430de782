// @ts-check
import {parseArgs} from 'node:util';
import {pages} from './pages.mjs';

/**
 * What the bench is asked for.
 *
 * @typedef {object} BenchOptions
 * @property {boolean} help - Only to tell of the options.
 * @property {number} runs - How often Lighthouse opens each page.
 * @property {number} stockRuns - How often those of the stock theme.
 * @property {boolean} isCalibrated - Whether Lighthouse goes by what the machine can do.
 * @property {string[]} kinds - Kinds of pages for Lighthouse.
 * @property {boolean} hasStock - With the stock theme.
 * @property {boolean} hasSearch - With the search.
 * @property {number[] | undefined} curve - How many pages more each build of the curve has, fewer if negative; undefined
 *   for no curve.
 */

const definitions = /** @type {const} */ ({
  help: {type: 'boolean', default: false},
  runs: {type: 'string', default: '5'},
  'stock-runs': {type: 'string'},
  calibrated: {type: 'boolean', default: false},
  pages: {type: 'string', default: [...pages.keys()].join(',')},
  'no-stock': {type: 'boolean', default: false},
  'no-search': {type: 'boolean', default: false},
  curve: {type: 'string'},
});

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
 * @param {string} name - Name of an option.
 * @param {string} text - Its value.
 * @param {number} least - Least number that it may be.
 * @param {string} [form] - What is allowed.
 * @returns {number} The number.
 * @throws {Error} If it is none.
 */
function count(name, text, least, form = `a whole number, ${least} or more`) {
  const value = /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= least && Number.isSafeInteger(value))) {
    throw new Error(`--${name} has "${text}"; it takes ${form}.`);
  }
  return value;
}

/**
 * @param {string} text - Kinds of pages, with commas between them.
 * @returns {string[]} The kinds.
 * @throws {Error} If there is none of that name.
 */
function kindsOf(text) {
  const kinds = text.split(',').map((kind) => kind.trim());
  for (const kind of kinds) {
    if (!pages.has(kind)) {
      throw new Error(`--pages has "${kind}"; it takes some of ${[...pages.keys()].join(', ')}.`);
    }
  }
  return kinds;
}

/**
 * @param {readonly string[]} args - What stands behind the name of the script.
 * @returns {ReturnType<typeof parseArgs<{options: typeof definitions}>>['values']} Values by option.
 * @throws {Error} If there is no such option, in one line.
 */
function parse(args) {
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
 * @param {readonly string[]} args - What stands behind the name of the script.
 * @returns {BenchOptions} What is asked for.
 * @throws {Error} One line that says which option is wrong and what it takes.
 */
export function readOptions(args) {
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
