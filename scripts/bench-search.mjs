// @ts-check
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {gzipSync} from 'node:zlib';
import {runnerImport} from 'vite';
import {typeQueries} from './search-long-tasks.mjs';

/** A query of `data/search-queries.tsv`: what kind it is, and the pages of which one should come first. */
/** @typedef {{kind: string, query: string, pages: string[]}} Query */

/** @typedef {import('../src/search/types.ts').SearchRequest} SearchRequest */
/** @typedef {import('../src/search/types.ts').SearchAnswer} SearchAnswer */

/** How well queries of a kind, or all, found their pages. */
/** @typedef {{kind: string, queries: number, success: number, reciprocal: number}} Quality */

const root = path.join(import.meta.dirname, '..');

/** What a reader of the current documentation searches, as the modal asks for it. */
const scope = {language: 'en-AU', tags: ['default', 'docs-default-current', 'docs-general-current']};
const shown = 8;

/** What has to be reached; `kB` is 1,000 bytes, gzipped; milliseconds are those of a processor four times as slow. */
export const bars = {
  success: 0.97,
  reciprocal: 0.9,
  firstBytes: 150_000,
  furtherBytes: 40_000,
  keystroke: 50,
  // What browsers call a long task.
  mainThread: 50,
};
const slowdown = 4;
const keystrokeRuns = 3;

/** One query in so many is typed into a browser as well. */
const typedShare = 14;

/**
 * Reads the list of queries.
 *
 * @param {string} text - Content of `data/search-queries.tsv`.
 * @returns {Query[]} Its lines.
 * @throws {Error} If a line has not three columns; the message names it.
 */
export function readQueries(text) {
  return text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line, index) => {
      const [kind, query, pages, ...more] = line.split('\t');
      if (!kind || !query || !pages || more.length > 0) {
        throw new Error(`search-queries.tsv:${index + 2}: ${JSON.stringify(line)} is not kind, query and pages`);
      }
      return {kind, query, pages: pages.split(' ')};
    });
}

/**
 * The place of the first page that a query is to find.
 *
 * @param {Query} query - The query.
 * @param {readonly {url: string}[]} hits - What was found.
 * @returns {number} 1 for the first hit, 0 if none of the pages is among them.
 */
export function rankOf({pages}, hits) {
  return hits.findIndex(({url}) => pages.includes(url.split('#')[0] ?? '')) + 1;
}

/**
 * Sums up how well queries found their pages.
 *
 * @param {readonly Query[]} queries - The queries.
 * @param {readonly number[]} ranks - What `rankOf` says of each.
 * @returns {Quality[]} A line a kind, in the order of the list, and one for all.
 */
export function assess(queries, ranks) {
  const kinds = [...new Set(queries.map(({kind}) => kind)), 'all'];
  return kinds.map((kind) => {
    const own = ranks.filter((_, index) => kind === 'all' || queries[index]?.kind === kind);
    const mean = (/** @type {number[]} */ values) => values.reduce((sum, value) => sum + value, 0) / own.length;
    return {
      kind,
      queries: own.length,
      success: mean(own.map((rank) => (rank > 0 && rank <= 5 ? 1 : 0))),
      reciprocal: mean(own.map((rank) => (rank > 0 ? 1 / rank : 0))),
    };
  });
}

/**
 * @param {readonly number[]} values - Measurements.
 * @param {number} share - Such as .95.
 * @returns {number} The value that this share of them does not exceed.
 */
function percentile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/**
 * @template Module
 * @param {string} file - A TypeScript module, from the root.
 * @returns {Promise<Module>} What it exports.
 */
async function load(file) {
  const {module} = await runnerImport(path.join(root, file), {root, configFile: false, logLevel: 'error'});
  return /** @type {Module} */ (module);
}

/** Runs the queries on an index of the build, and prints what came out. */
async function main() {
  const build = path.resolve(process.argv[2] ?? path.join(root, 'build'));
  if (!existsSync(path.join(build, 'index.html'))) {
    throw new Error('There is no build; run "npm run build" first.');
  }
  /** @type {typeof import('../src/plugins/search-index/readBuild.ts')} */
  const {readBuild} = await load('src/plugins/search-index/readBuild.ts');
  /** @type {typeof import('../src/plugins/search-index/writeIndex.ts')} */
  const {writeIndex} = await load('src/plugins/search-index/writeIndex.ts');
  /** @type {typeof import('../src/search/embedded/engine.ts')} */
  const {Engine} = await load('src/search/embedded/engine.ts');
  const synonyms = JSON.parse(readFileSync(path.join(root, 'data/search-synonyms.json'), 'utf8'));
  const queries = readQueries(readFileSync(path.join(root, 'data/search-queries.tsv'), 'utf8'));

  const files = writeIndex(readBuild(build, false));
  const sizes = new Map([...files].map(([name, content]) => [name, gzipSync(content).length]));
  let bytes = 0;
  const newEngine = () =>
    new Engine((name) => {
      bytes += sizes.get(name) ?? 0;
      return Promise.resolve(JSON.parse(files.get(name) ?? 'null'));
    }, synonyms);
  /** @type {(engine: InstanceType<typeof Engine>, query: string) => Promise<SearchAnswer>} */
  const ask = async (engine, query) => {
    const answer = await engine.search({...scope, query, limit: shown});
    return answer ?? {total: 0, hits: []};
  };

  const [first = [], further = [], ranks = []] = [[], [], []].map((list) => /** @type {number[]} */ (list));
  for (const [index, query] of queries.entries()) {
    const engine = newEngine();
    bytes = 0;
    ranks.push(rankOf(query, (await ask(engine, query.query)).hits));
    first.push(bytes);
    bytes = 0;
    await ask(engine, queries[((index + queries.length / 2) % queries.length) | 0]?.query ?? '');
    further.push(bytes);
  }

  // Time of the processor, and the least of some runs, as other programs may run beside this one.
  /** @type {number[][]} */
  const runs = [];
  for (let run = 0; run < keystrokeRuns; run++) {
    const engine = newEngine();
    /** @type {number[]} */
    const times = [];
    for (const {query} of queries) {
      for (let length = 1; length <= query.length; length++) {
        const before = process.cpuUsage();
        await ask(engine, query.slice(0, length));
        const {user, system} = process.cpuUsage(before);
        times.push((user + system) / 1000);
      }
    }
    runs.push(times);
  }
  const keystrokes = (runs[0] ?? []).map((_, index) => Math.min(...runs.map((times) => times[index] ?? Infinity)));

  const typed = queries.filter((_, index) => index % typedShare === 0).map(({query}) => query);
  const tasks = await typeQueries(build, typed);

  queries.forEach((query, index) => {
    if (ranks[index] !== 1) {
      console.log(`${ranks[index] === 0 ? '-' : ranks[index]}\t${query.kind}\t${query.query}`);
    }
  });
  const quality = assess(queries, ranks);
  console.table(
    quality.map(({kind, queries: count, success, reciprocal}) => ({
      kind,
      queries: count,
      'success@5': success.toFixed(3),
      MRR: reciprocal.toFixed(3),
    })),
  );
  const kilobytes = (/** @type {number} */ value) => `${(value / 1000).toFixed(1)} kB`;
  const milliseconds = (/** @type {number} */ value) => `${value.toFixed(1)} ms`;
  const lines = [
    {measure: 'gzip before the first result', values: first, share: 0.95, format: kilobytes, bar: bars.firstBytes},
    {measure: 'gzip per further query', values: further, share: 0.95, format: kilobytes, bar: bars.furtherBytes},
    {
      measure: `processor time a keystroke, times ${slowdown}`,
      values: keystrokes.map((time) => time * slowdown),
      share: 0.95,
      format: milliseconds,
      bar: bars.keystroke,
    },
    {
      measure: `processor time of a task of the page, times ${slowdown}`,
      values: tasks.map((time) => time * slowdown),
      share: 1,
      format: milliseconds,
      bar: bars.mainThread,
    },
  ];
  console.table(
    lines.map(({measure, values, share, format, bar}) => ({
      measure,
      median: format(percentile(values, 0.5)),
      p95: format(percentile(values, 0.95)),
      most: format(Math.max(...values)),
      bar: `${format(bar)} ${share === 1 ? 'at most' : 'p95'}`,
    })),
  );
  const {success = 0, reciprocal = 0} = quality.at(-1) ?? {};
  const isMet =
    success >= bars.success &&
    reciprocal >= bars.reciprocal &&
    lines.every(({values, share, bar}) => percentile(values, share) <= bar);
  console.log(
    `${sizes.size} files, ${kilobytes([...sizes.values()].reduce((sum, size) => sum + size, 0))} gzip in all; ` +
      `the bars are ${isMet ? 'met' : 'missed'}`,
  );
  process.exitCode = isMet ? 0 : 1;
}

// `node scripts/bench-search.mjs [folder]`: without a folder, the build of the site.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
