import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {typeQueries} from './longTasks.ts';
import {Engine} from '../../src/search/embedded/engine.ts';
import {addOldNames} from '../../src/finish/search-index/oldNames.ts';
import {readSearchPages} from '../../src/finish/search-index/readSearchPages.ts';
import {writeIndex} from '../../src/finish/search-index/writeIndex.ts';
import {SymbolFinder} from '../../src/search/symbols/SymbolFinder.ts';
import {writeSymbolFiles} from '../../src/finish/search-index/symbols.ts';
import type {SearchAnswer} from '../../src/search/types.ts';
import {readSymbolSources} from '../../src/finish/symbolSources.ts';
import {readSymbolQueries, symbolSuccess} from './symbolQueries.ts';
import {isMain} from '../lib/isMain.ts';

/** A query from `data/search-queries.tsv`, with its kind and the pages of which one should be the first result. */
export interface Query {
  kind: string;
  query: string;
  pages: string[];
}

/** How well the queries of one kind, or all queries, found their pages. */
export interface Quality {
  kind: string;
  queries: number;
  /** Share of the queries with an expected page among the first five results. */
  success: number;
  /** Mean reciprocal rank of the first expected page. */
  reciprocal: number;
}

const root = path.join(import.meta.dirname, '../..');

/** Scope of the search, the same as for a reader of the current documentation who uses the modal. */
const scope = {language: 'en-AU', tags: ['default', 'docs-default-current', 'docs-general-current']};
const shown = 8;

/** The targets. Sizes are gzipped bytes. Times are milliseconds on a processor that is four times as slow. */
export const targets = {
  success: 0.97,
  /** Share of the symbol queries whose first hit is the expected symbol. */
  symbolSuccess: 0.98,
  reciprocal: 0.9,
  firstBytes: 150_000,
  furtherBytes: 40_000,
  keystroke: 50,
  // Browsers call anything above this a long task.
  mainThread: 50,
};
const slowdown = 4;
const keystrokeRuns = 3;

/** Every nth query is also typed into a browser. */
const typedShare = 14;

/** Parses `data/search-queries.tsv`. Throws an error with the line if it does not have three columns. */
export function readQueries(text: string): Query[] {
  return text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line, index) => {
      const [kind, query, pages, ...more] = line.split('\t');
      if (!kind || !query || !pages || more.length > 0) {
        throw new Error(
          `search-queries.tsv:${index + 2}: ${JSON.stringify(line)} does not have the three columns kind, query and pages`,
        );
      }
      return {kind, query, pages: pages.split(' ')};
    });
}

/** Returns the rank of the first expected page among the hits, starting with 1, or 0 if none of them is expected. */
export function rankOf({pages}: Query, hits: readonly {url: string}[]): number {
  return hits.findIndex(({url}) => pages.includes(url.split('#')[0] ?? '')) + 1;
}

/** Summarises how well queries found their pages, by kind and for all queries. */
export function assess(queries: readonly Query[], ranks: readonly number[]): Quality[] {
  const kinds = [...new Set(queries.map(({kind}) => kind)), 'all'];
  return kinds.map((kind) => {
    const own = ranks.filter((_, index) => kind === 'all' || queries[index]?.kind === kind);
    const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / own.length;
    return {
      kind,
      queries: own.length,
      success: mean(own.map((rank) => (rank > 0 && rank <= 5 ? 1 : 0))),
      reciprocal: mean(own.map((rank) => (rank > 0 ? 1 / rank : 0))),
    };
  });
}

/** Calculates a percentile, such as the 95th for 0.95. */
function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Runs the queries on an index of the build and prints the results. */
async function main() {
  const build = path.resolve(process.argv[2] ?? path.join(root, 'build'));
  if (!existsSync(path.join(build, 'index.html'))) {
    throw new Error('There is no build; run "npm run build" first.');
  }
  const synonyms = JSON.parse(readFileSync(path.join(root, 'data/search-synonyms.json'), 'utf8'));
  const queries = readQueries(readFileSync(path.join(root, 'data/search-queries.tsv'), 'utf8'));

  const wikiPages = JSON.parse(readFileSync(path.join(root, 'data/wiki-pages.json'), 'utf8'));
  const pages = addOldNames(readSearchPages(build), wikiPages, '/');
  const files = writeIndex(pages);
  const sizes = new Map([...files].map(([name, content]) => [name, gzipSync(content).length]));
  let bytes = 0;
  const newEngine = () =>
    new Engine((name) => {
      bytes += sizes.get(name) ?? 0;
      return Promise.resolve(JSON.parse(files.get(name) ?? 'null'));
    }, synonyms);
  const ask: (engine: Engine, query: string) => Promise<SearchAnswer> = async (engine, query) => {
    const answer = await engine.search({...scope, query, limit: shown});
    return answer ?? {total: 0, hits: []};
  };

  const [first = [], further = [], ranks = []] = [[], [], []].map((list) => list as number[]);
  for (const [index, query] of queries.entries()) {
    const engine = newEngine();
    bytes = 0;
    ranks.push(rankOf(query, (await ask(engine, query.query)).hits));
    first.push(bytes);
    bytes = 0;
    await ask(engine, queries[((index + queries.length / 2) % queries.length) | 0]?.query ?? '');
    further.push(bytes);
  }

  // Use processor time and the minimum of several runs, because other programs may be running.
  const runs: number[][] = [];
  for (let run = 0; run < keystrokeRuns; run++) {
    const engine = newEngine();
    const times: number[] = [];
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
  const kilobytes = (value: number) => `${(value / 1000).toFixed(1)} kB`;
  const milliseconds = (value: number) => `${value.toFixed(1)} ms`;
  const lines = [
    {
      measure: 'gzip before the first result',
      values: first,
      share: 0.95,
      format: kilobytes,
      target: targets.firstBytes,
    },
    {measure: 'gzip per further query', values: further, share: 0.95, format: kilobytes, target: targets.furtherBytes},
    {
      measure: `processor time per keystroke, times ${slowdown}`,
      values: keystrokes.map((time) => time * slowdown),
      share: 0.95,
      format: milliseconds,
      target: targets.keystroke,
    },
    {
      measure: `processor time per task of the page, times ${slowdown}`,
      values: tasks.map((time) => time * slowdown),
      share: 1,
      format: milliseconds,
      target: targets.mainThread,
    },
  ];
  console.table(
    lines.map(({measure, values, share, format, target}) => ({
      measure,
      median: format(percentile(values, 0.5)),
      p95: format(percentile(values, 0.95)),
      max: format(Math.max(...values)),
      target: `${format(target)} ${share === 1 ? 'max' : 'p95'}`,
    })),
  );
  const symbolFiles = writeSymbolFiles(readSymbolSources(root, '.docusaurus', '/'), pages);
  const finder = new SymbolFinder((name) => Promise.resolve(JSON.parse(symbolFiles.get(name) ?? 'null')));
  const symbolQueries = readSymbolQueries(readFileSync(path.join(root, 'data/symbol-queries.tsv'), 'utf8'));
  const symbols = await symbolSuccess(symbolQueries, async (query) => finder.find(query, scope.tags, 1));
  symbols.missed.forEach((line) => console.log(line));
  console.log(`${symbolQueries.length} symbol queries: success@1 ${symbols.share.toFixed(3)}`);

  const {success = 0, reciprocal = 0} = quality.at(-1) ?? {};
  const isMet =
    symbols.share >= targets.symbolSuccess &&
    success >= targets.success &&
    reciprocal >= targets.reciprocal &&
    lines.every(({values, share, target}) => percentile(values, share) <= target);
  console.log(
    `${sizes.size} files, ${kilobytes([...sizes.values()].reduce((sum, size) => sum + size, 0))} gzip in total; ` +
      `${isMet ? 'all' : 'not all'} targets are met`,
  );
  process.exitCode = isMet ? 0 : 1;
}

// Usage: `npx tsx tools/bench-search [FOLDER]`. FOLDER is the build to measure, by default the build of the site.
if (isMain(import.meta.url)) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
