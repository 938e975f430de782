/*
 * Runs the samples of the pages and the sample plugins in Moodle, and records the results:
 *
 *     npm run prove -- --platform PATH [--platform PATH …]
 */
import {chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {availableParallelism, tmpdir} from 'node:os';
import path from 'node:path';
import {performance} from 'node:perf_hooks';
import {readOptions, usage, type Options} from './options.ts';
import {readSamplePages, type PageSample, type SamplePage} from './pages.ts';
import {pluginFolders, readPlatform, type Platform} from './platform.ts';
import {
  copyPlugins,
  samplePlugins,
  selectPlugins,
  projectPath,
  upgradeProblems,
  type Plugin,
  type PluginProblem,
} from './plugins.ts';
import {callPlugins, checkPlugins, testPlugins} from './pluginTests.ts';
import {freePort} from '../lib/startServer.ts';
import {readDatabaseUrl, startServer, type Server} from './postgres.ts';
import {takePictures} from './pictures.ts';
import {atEnd, guardProcess} from './process.ts';
import {addPlugins, addRuns, runsAlone, writeRecord} from './record.ts';
import {formatTable, pageFailures, pageTable, pluginFailures} from './report.ts';
import {requestPages} from './requests.ts';
import {findTools, type Tools} from './requirements.ts';
import {runSamples, type SampleRun} from './sampleRuns.ts';
import {createSite, dropDatabases, helper, upgrade, type MoodleSite} from './site.ts';
import {proveTutorial} from './tutorial.ts';
import {isMain} from '../lib/isMain.ts';
import {sampleHash} from '../../src/moodle/proof/codeHash.ts';
import {pluginHash} from '../../src/moodle/proof/pluginHash.ts';
import {isProven, readRecord, type Proof, type ProofRecord} from '../../src/moodle/proof/record.ts';
import {tutorialStates, type TutorialState} from '../../src/moodle/proof/tutorial.ts';

const root = path.join(import.meta.dirname, '../..');
const fixtures = path.join(root, 'samples/pages');

/** Returns a function that prints the current step, with the time since the start. */
function progressFrom(started: number, name: string): (text: string) => void {
  return (text) => {
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(`[${seconds} s] ${name}: ${text}`);
  };
}

/** Runs all tests, calls and requests for the sample plugins of a version. */
async function provePlugins(
  site: MoodleSite,
  plugins: readonly Plugin[],
  url: string,
  progress: (text: string) => void,
): Promise<{problems: PluginProblem[]; table: string}> {
  progress("running the sample plugins' tests and the platform's own checks");
  // One after the other, because each of them copies the test database.
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
  return {problems, table: `${table}\nPlatform checks: ${checks.count}`};
}

/** Returns the pages for a version that the options select. */
function selectPages(pages: readonly SamplePage[], version: string, options: Options): SamplePage[] {
  return pages
    .filter(
      ({page, version: own, explainsErrors}) =>
        (own === version || explainsErrors) &&
        options.plugins.length === 0 &&
        (options.pages.length === 0 || options.pages.some((part) => page.includes(part))),
    )
    .map((page) => ({...page, version}));
}

/** The folders, server and tools that a run uses. */
interface Means {
  work: string;
  cache: string;
  server: Server;
  tools: Tools;
}

/** Follows the tutorial on a platform, and adds the result to the record. */
async function followTutorial(
  platform: Platform,
  record: ProofRecord,
  {database}: Options,
  means: Means,
  progress: (text: string) => void,
): Promise<string[]> {
  const url = `http://127.0.0.1:${await freePort()}`;
  const surroundings = {...means, url, progress, isOwnServer: database === undefined};
  const {problems, states, table} = await proveTutorial(root, platform, surroundings, fixtures);
  console.log(table);
  addPlugins(record, platform.release, states);
  return pluginFailures(problems, (place) => place, platform.folder);
}

/** Whether code has passed on a release. */
function hasPassed(proof: Proof | undefined, {release}: Platform): boolean {
  return isProven(proof) && proof.releases.includes(release);
}

/** Installs a platform with the sample plugins, and proves those that are selected. */
async function proveSite(
  platform: Platform,
  record: ProofRecord,
  options: Options,
  means: Means,
  progress: (text: string) => void,
): Promise<{site: MoodleSite; failures: string[]}> {
  const url = `http://127.0.0.1:${await freePort()}`;
  const site = await createSite(platform, {...means, url, progress});
  if (options.database !== undefined) {
    atEnd(() => dropDatabases(site));
  }
  const all = samplePlugins(root, platform.version, pluginFolders(platform.folder));
  const plugins = selectPlugins(all, options.plugins, platform.version);
  copyPlugins(root, site.folder, all);
  progress(`installing ${all.length} sample plugins`);
  const problems = upgradeProblems(await upgrade(site), all);

  const isKnown = ({sources}: Plugin) => hasPassed(record.plugins[pluginHash(root, sources)], platform);
  if (options.pages.length === 0 && !(options.changed && plugins.every(isKnown))) {
    const {problems: found, table} = await provePlugins(site, plugins, url, progress);
    problems.push(...found);
    console.log(table);
    const results = plugins.map(({component, sources}) => {
      const problem = problems.find((each) => each.component === component)?.message;
      return {name: component, hash: pluginHash(root, sources), ...(problem !== undefined && {problem})};
    });
    addPlugins(record, platform.release, results);
  }
  return {site, failures: pluginFailures(problems, (place) => projectPath(root, all, place), platform.folder)};
}

/** Takes the pictures of the pages that describe a platform. */
async function picturePlatform(platform: Platform, {database}: Options, means: Means): Promise<void> {
  const progress = progressFrom(performance.now(), `Moodle ${platform.release}`);
  const url = `http://127.0.0.1:${await freePort()}`;
  const site = await createSite(platform, {...means, url, progress});
  if (database !== undefined) {
    atEnd(() => dropDatabases(site));
  }
  await takePictures(root, site, url, progress);
}

/** Proves everything for one platform. Returns the number of problems. */
async function provePlatform(platform: Platform, options: Options, means: Means): Promise<number> {
  const progress = progressFrom(performance.now(), `Moodle ${platform.release}`);
  const record = readRecord(root);
  const failures: string[] = [];
  const states = tutorialStates(root, platform.version);
  const isTutorialOnly = options.plugins.length > 0 && options.plugins.every((name) => name === 'tutorial');
  const selectsTutorial =
    options.plugins.includes('tutorial') || (options.plugins.length === 0 && options.pages.length === 0);
  const isKnown = ({sources}: TutorialState) => hasPassed(record.plugins[pluginHash(root, sources)], platform);
  if (selectsTutorial && states.length > 0 && !(options.changed && states.every(isKnown))) {
    failures.push(...(await followTutorial(platform, record, options, means, progress)));
  }
  const proven = isTutorialOnly ? undefined : await proveSite(platform, record, options, means, progress);
  failures.push(...(proven?.failures ?? []));

  const allPages = readSamplePages(root);
  const pages = isTutorialOnly ? [] : selectPages(allPages, platform.version, options);
  const isSelected = (sample: PageSample) =>
    runsAlone(sample) &&
    !(options.changed && hasPassed(record.samples[sampleHash(sample.code, sample.attributes)], platform));
  const selected = new Set(pages.flatMap(({samples}) => samples.filter(isSelected).map(({id}) => id)));
  progress(`running ${selected.size} samples of ${pages.length} pages`);
  let done = 0;
  const runs = proven
    ? await runSamples(proven.site, pages, {
        fixtures,
        isSelected: ({id}) => selected.has(id),
        workers: Math.max(1, Math.min(4, availableParallelism())),
        onRun: () => {
          done++;
          if (done % 100 === 0) {
            progress(`${done} of ${selected.size} samples`);
          }
        },
      })
    : new Map<string, SampleRun>();
  if (pages.length > 0) {
    console.log(pageTable(pages, runs));
    failures.push(...pageFailures(pages, runs, platform.folder));
    addRuns(record, platform.release, pages, runs);
  }
  writeRecord(root, record, allPages);
  failures.forEach((failure) => console.error(failure));
  progress(`finished with ${failures.length} failures`);
  return failures.length;
}

/**
 * Configures PHP to drop deprecation notices about the platform itself. PHPUnit runs some tests in separate processes,
 * and such a test fails if its process prints anything, even a notice that a newer PHP version shows about the
 * platform.
 *
 * @returns Environment variables for all PHP processes.
 */
function quietPhp(work: string): NodeJS.ProcessEnv {
  const folder = path.join(work, 'php');
  mkdirSync(folder);
  const settings = [`error_log = ${path.join(work, 'php.log')}`, `auto_prepend_file = ${helper('quiet.php')}`];
  writeFileSync(path.join(folder, 'prove.ini'), `${settings.join('\n')}\n`);
  // The empty path before the colon stands for PHP's default folder.
  return {PHP_INI_SCAN_DIR: `:${folder}`};
}

/** Runs the command and returns its exit status. */
async function main(args: readonly string[]): Promise<number> {
  if (args.includes('--help')) {
    console.log(usage);
    return 0;
  }
  const options = readOptions(args);
  if (options.summary) {
    writeRecord(root, readRecord(root), readSamplePages(root));
    return 0;
  }
  const platforms = options.platforms.map(readPlatform);
  const external = options.database === undefined ? undefined : readDatabaseUrl(options.database);
  const cache = path.join(root, 'node_modules/.cache/prove');
  mkdirSync(cache, {recursive: true});
  const found = await findTools(cache, external === undefined);
  const work = mkdtempSync(path.join(tmpdir(), 'prove-'));
  const tools = {...found, env: {...found.env, ...quietPhp(work)}};
  // The operating system user of the PostgreSQL server needs access to a subfolder.
  chmodSync(work, 0o711);
  atEnd(() => rmSync(work, {recursive: true, force: true, maxRetries: 5}));
  const server = external ?? (await startServer(tools.postgres, path.join(work, 'postgres')));
  let failures = 0;
  for (const platform of platforms) {
    const means = {work, cache, server, tools};
    if (options.pictures) {
      await picturePlatform(platform, options, means);
    } else {
      failures += await provePlatform(platform, options, means);
    }
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
  // Servers are still running and keep the process alive. The exit handler ends them.
  process.exit();
}
