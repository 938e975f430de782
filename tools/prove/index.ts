/*
 * Runs the samples of the pages and the sample plugins in Moodle, and records what was proven:
 *
 *     npm run prove -- --platform PATH [--platform PATH …]
 */
import {chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {availableParallelism, tmpdir} from 'node:os';
import path from 'node:path';
import {performance} from 'node:perf_hooks';
import {readOptions, usage, type Options} from './options.ts';
import {readPages, type Page} from './pages.ts';
import {pluginFolders, readPlatform, type Platform} from './platform.ts';
import {copyPlugins, samplePlugins, type Plugin} from './plugins.ts';
import {callPlugins, checkPlugins, testPlugins} from './pluginTests.ts';
import {freePort, readAddress, startServer, type Server} from './postgres.ts';
import {atEnd, guardProcess} from './process.ts';
import {addPlugins, addRuns, classify, writeRecord} from './record.ts';
import {formatTable, pageFailures, pageTable, pluginFailures} from './report.ts';
import {requestPages, type PluginProblem} from './requests.ts';
import {findTools, type Tools} from './requirements.ts';
import {runSamples} from './sampleRuns.ts';
import {createSite, dropDatabases, helper, upgrade, type Site} from './site.ts';
import {isMain} from '../../checks/isMain.ts';
import {codeHash} from '../../src/platform/proof/codeHash.ts';
import {pluginHash} from '../../src/platform/proof/pluginHash.ts';
import {readRecord} from '../../src/platform/proof/record.ts';

const root = path.join(import.meta.dirname, '../..');
const fixtures = path.join(root, 'samples/pages');

/** Prints what is being done, with the time since the start. */
function progressFrom(started: number, name: string): (text: string) => void {
  return (text) => {
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(`[${seconds} s] ${name}: ${text}`);
  };
}

/** Lists what the upgrade wrote about sample plugins, apart from its progress. */
function upgradeProblems(output: string, plugins: readonly Plugin[]): PluginProblem[] {
  return output
    .split('\n')
    .filter((line) => /^(?:PHP )?(?:Notice|Warning|Fatal error|Deprecated|!!)|Debugging|\[\[/.test(line))
    .flatMap((message) => {
      const plugin = plugins.find(
        ({component, target}) => message.includes(`/${target}/`) || message.includes(component),
      );
      return plugin ? [{component: plugin.component, what: 'upgrade', message}] : [];
    });
}

/** Proves the sample plugins of a version. */
async function provePlugins(
  site: Site,
  plugins: readonly Plugin[],
  url: string,
  progress: (text: string) => void,
): Promise<{problems: PluginProblem[]; table: string}> {
  progress('running the tests of the sample plugins, and the platform’s own checks');
  // The copies of the database for tests are made one after the other.
  const tests = await testPlugins(site, plugins);
  const checks = await checkPlugins(site, plugins);
  progress('calling external functions, tasks and templates');
  const calls = await callPlugins(site, plugins, fixtures);
  progress('requesting pages and settings');
  const pages = await requestPages(site, plugins, url);
  const problems = [...tests.problems, ...checks.problems, ...calls.problems, ...pages.problems];
  const rows = plugins.map(({component}) => [
    component,
    tests.counts.get(component) ?? 0,
    calls.counts.get(component) ?? 0,
    pages.counts.get(component) ?? 0,
    problems.filter((problem) => problem.component === component).length,
  ]);
  const table = formatTable([['Plugin', 'tests', 'calls', 'requests', 'problems'], ...rows]);
  return {problems, table: `${table}\nChecks of the platform: ${checks.count}`};
}

/** Selects the pages of a version. */
function selectPages(pages: readonly Page[], version: string, options: Options): Page[] {
  return pages.filter(
    ({page, version: own}) =>
      own === version &&
      options.plugins.length === 0 &&
      (options.pages.length === 0 || options.pages.some((part) => page.includes(part))),
  );
}

/** Proves everything for one platform. Returns the number of problems. */
async function provePlatform(
  platform: Platform,
  options: Options,
  surroundings: {work: string; cache: string; server: Server; tools: Tools},
): Promise<number> {
  const started = performance.now();
  const progress = progressFrom(started, `Moodle ${platform.release}`);
  const url = `http://127.0.0.1:${await freePort()}`;
  const site = await createSite(platform, {...surroundings, url, progress});
  if (options.database !== undefined) {
    atEnd(() => dropDatabases(site));
  }
  const all = samplePlugins(root, platform.version, pluginFolders(platform.folder));
  copyPlugins(root, site.folder, all);
  progress(`installing ${all.length} sample plugins`);
  const problems = upgradeProblems(await upgrade(site), all);
  const record = readRecord(root);
  const pages = selectPages(readPages(root), platform.version, options);

  const plugins = options.plugins.length > 0 ? all.filter(({component}) => options.plugins.includes(component)) : all;
  if (plugins.length === 0) {
    throw new Error(
      `--plugin is "${options.plugins.join(' ')}"; allowed: ${all.map(({component}) => component).join(', ')}.`,
    );
  }
  const isKnown = ({component, sources}: Plugin) =>
    record.plugins[platform.version]?.[component]?.hash === pluginHash(root, sources);
  const runsPlugins = options.pages.length === 0 && !(options.changed && plugins.every(isKnown));
  if (runsPlugins) {
    const {problems: found, table} = await provePlugins(site, plugins, url, progress);
    problems.push(...found);
    console.log(table);
    if (options.plugins.length === 0) {
      const passed = plugins.filter(({component}) => !problems.some((problem) => problem.component === component));
      const hashes = new Map(passed.map(({component, sources}) => [component, pluginHash(root, sources)]));
      addPlugins(record, platform.release, platform.version, hashes);
    }
  }
  const sourceOf = (place: string) => {
    const plugin = all.find(({target}) => place.startsWith(`${target}/`));
    return plugin ? place.replace(plugin.target, plugin.sources.at(-1) ?? '') : place;
  };
  const failures = pluginFailures(problems, sourceOf, platform.folder);

  const isSelected = (page: Page) => (sample: Page['samples'][number]) =>
    !classify(sample) &&
    !(options.changed && record.pages[page.page]?.[codeHash(sample.code)]?.releases?.includes(platform.release));
  const selected = new Set(pages.flatMap((page) => page.samples.filter(isSelected(page)).map(({id}) => id)));
  progress(`running ${selected.size} samples of ${pages.length} pages`);
  let done = 0;
  const runs = await runSamples(site, pages, {
    fixtures,
    isSelected: ({id}) => selected.has(id),
    workers: Math.max(1, Math.min(4, availableParallelism())),
    onRun: () => {
      done++;
      if (done % 100 === 0) {
        progress(`${done} of ${selected.size} samples`);
      }
    },
  });
  if (pages.length > 0) {
    console.log(pageTable(pages, runs));
    failures.push(...pageFailures(pages, runs, platform.folder));
    const passed = new Set(Object.keys(record.plugins[platform.version] ?? {}));
    addRuns(record, platform.release, pages, runs, passed, runsPlugins);
  }
  writeRecord(root, record);
  failures.forEach((failure) => console.error(failure));
  progress(`finished with ${failures.length} failures`);
  return failures.length;
}

/**
 * Keeps PHP's reports about the platform itself out of the output of PHP. PHPUnit runs some tests in separate processes,
 * and such a test fails if its process prints anything, even if only the platform uses what this PHP version deprecates.
 *
 * @returns Environment variables for all PHP processes.
 */
function quietPhp(work: string): NodeJS.ProcessEnv {
  const folder = path.join(work, 'php');
  mkdirSync(folder);
  const settings = [`error_log = ${path.join(work, 'php.log')}`, `auto_prepend_file = ${helper('quiet.php')}`];
  writeFileSync(path.join(folder, 'prove.ini'), `${settings.join('\n')}\n`);
  // The empty path before the colon is the default folder.
  return {PHP_INI_SCAN_DIR: `:${folder}`};
}

/** Runs the command. Returns the exit status. */
async function main(args: readonly string[]): Promise<number> {
  if (args.includes('--help')) {
    console.log(usage);
    return 0;
  }
  const options = readOptions(args);
  const platforms = options.platforms.map(readPlatform);
  const address = options.database === undefined ? undefined : readAddress(options.database);
  const cache = path.join(root, 'node_modules/.cache/prove');
  mkdirSync(cache, {recursive: true});
  const found = await findTools(cache, address === undefined);
  const work = mkdtempSync(path.join(tmpdir(), 'prove-'));
  const tools = {...found, env: {...found.env, ...quietPhp(work)}};
  // The account of the PostgreSQL server has to reach its folder.
  chmodSync(work, 0o711);
  atEnd(() => rmSync(work, {recursive: true, force: true, maxRetries: 5}));
  const server = address ?? (await startServer(tools.postgres, path.join(work, 'postgres')));
  let failures = 0;
  for (const platform of platforms) {
    failures += await provePlatform(platform, options, {work, cache, server, tools});
  }
  return failures > 0 ? 1 : 0;
}

if (isMain(import.meta.url)) {
  guardProcess();
  try {
    process.exitCode = await main(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
  // Servers still run; leaving ends them.
  process.exit();
}
