import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {helper, phpSettings, workerFor, type MoodleSite} from './site.ts';
import {run} from './process.ts';
import type {Plugin} from './plugins.ts';
import type {PluginProblem} from './plugins.ts';

/** A test that PHPUnit ran. */
export interface TestCase {
  /** Class and method, as `class::method`. */
  name: string;
  file: string;
  /** Failure message; undefined if the test passed. */
  failure?: string;
}

/**
 * The platform's own tests that check every installed plugin. Their files differ between versions, so some may not
 * exist.
 */
const platformTests = [
  'privacy/tests/privacy/provider_test.php',
  'admin/tool/dataprivacy/tests/metadata_registry_test.php',
  'lib/tests/component_test.php',
  'lib/tests/plugin_manager_test.php',
  'lib/tests/accesslib_test.php',
  'lib/tests/externallib_test.php',
  'lib/external/tests/external_api_test.php',
  'lib/external/tests/plugin_checks_test.php',
  'reportbuilder/tests/manager_test.php',
];

/** PHPUnit filter for the tests in these files that are about all components or about a sample plugin. */
const relevant =
  '/tally|greetings|component_test::|plugin_manager_test::|plugin_checks_test::|manager_test::|capabilit/i';

/** Parses a PHPUnit report in the JUnit format. */
export function readReport(xml: string): TestCase[] {
  const $ = load(xml, {xml: true});
  return $('testcase')
    .toArray()
    .map((element) => {
      const test = $(element);
      const name = `${test.attr('class') ?? ''}::${test.attr('name') ?? ''}`;
      const failure = test.find('failure, error, warning').last();
      return {name, file: test.attr('file') ?? '', ...(failure.length > 0 && {failure: failure.text().trim()})};
    });
}

/** Writes a PHPUnit configuration that runs the given folders and files, and returns its path. */
function writeConfiguration(site: MoodleSite, name: string, entries: readonly string[]): string {
  const generated = readFileSync(path.join(site.folder, 'phpunit.xml'), 'utf8');
  const suite = `<testsuites><testsuite name="${name}">${entries.join('')}</testsuite></testsuites>`;
  const text = generated
    .replace(/<testsuites>.*<\/testsuites>/s, suite)
    .replace(/<coverage.*<\/coverage>/s, '')
    // Newer PHP versions print deprecation notices about the platform, which must not fail a test.
    .replace(/beStrictAboutOutputDuringTests="true"/, 'beStrictAboutOutputDuringTests="false"');
  const file = path.join(site.folder, `phpunit.${name}.xml`);
  writeFileSync(file, text);
  return file;
}

/** Runs PHPUnit and reads its report. */
async function runPhpunit(
  site: MoodleSite,
  name: string,
  configuration: string,
  args: readonly string[],
): Promise<TestCase[]> {
  const report = path.join(site.work, `${name}.xml`);
  const env = await workerFor(site, name);
  const {code, stdout, stderr} = await run(
    'php',
    [...phpSettings, site.tools.phpunit, '-c', configuration, '--log-junit', report, ...args],
    {cwd: site.folder, env},
  );
  const cases = existsSync(report) ? readReport(readFileSync(report, 'utf8')) : [];
  if (code !== 0 && !cases.some(({failure}) => failure)) {
    throw new Error(`PHPUnit failed with status ${code}:\n${`${stdout}\n${stderr}`.slice(-2000)}`);
  }
  return cases;
}

/** Describes a failed test as a problem. */
function describe({name, file, failure = ''}: TestCase, site: MoodleSite, component: string): PluginProblem {
  const lines = failure.split('\n').filter((line) => line.trim() && !line.startsWith(name));
  const place = [...failure.matchAll(/^(\/\S+\.php):(\d+)$/gm)].map(
    ([, where = '', line]) => `${path.relative(site.folder, where)}:${line}`,
  );
  const own = place.find((where) => /tally|greetings/.test(where)) ?? path.relative(site.folder, file);
  return {component, what: `test ${name}`, message: lines.slice(0, 3).join(' '), place: own};
}

/** Runs the tests of the sample plugins. Returns the problems, and the number of tests by plugin. */
export async function testPlugins(
  site: MoodleSite,
  plugins: readonly Plugin[],
): Promise<{problems: PluginProblem[]; counts: Map<string, number>}> {
  const folders = plugins
    .map(({target}) => `${target}/tests`)
    .filter((name) => existsSync(path.join(site.folder, name)));
  const entries = folders.map((name) => `<directory suffix="_test.php">${name}</directory>`);
  const cases = await runPhpunit(site, 'samples', writeConfiguration(site, 'samples', entries), []);
  const counts = new Map<string, number>();
  const problems: PluginProblem[] = [];
  for (const test of cases) {
    const file = path.relative(site.folder, test.file);
    const component = plugins.find(({target}) => file.startsWith(`${target}/`))?.component ?? '';
    counts.set(component, (counts.get(component) ?? 0) + 1);
    if (test.failure !== undefined) {
      problems.push(describe(test, site, component));
    }
  }
  return {problems, counts};
}

/** Runs the platform's own checks: its tests about all plugins, and the comparison of the database with `install.xml`. */
export async function checkPlugins(
  site: MoodleSite,
  plugins: readonly Plugin[],
): Promise<{problems: PluginProblem[]; count: number}> {
  const files = platformTests.filter((name) => existsSync(path.join(site.folder, name)));
  const configuration = writeConfiguration(
    site,
    'platform',
    files.map((name) => `<file>${name}</file>`),
  );
  const cases = await runPhpunit(site, 'platform', configuration, ['--filter', relevant]);
  const names = plugins.map(({component}) => component);
  const problems = cases.flatMap((test) => {
    const component = names.find((name) => test.name.includes(name) || test.failure?.includes(name));
    // Some platform tests fail with a newer PHP version or without a network. Ignore failures that are not about our
    // plugins.
    return test.failure !== undefined && component !== undefined ? [describe(test, site, component)] : [];
  });
  const schema = await run('php', [...phpSettings, '-d', 'display_errors=0', 'admin/cli/check_database_schema.php'], {
    cwd: site.folder,
    env: {...process.env, ...site.tools.env},
  });
  if (schema.code !== 0) {
    problems.push({
      component: '',
      what: 'check_database_schema.php',
      message: schema.stdout.trim().replaceAll('\n', ' '),
    });
  }
  return {problems, count: cases.length + 1};
}

/** Calls the external functions, tasks and templates of the sample plugins. Returns the number of calls by plugin. */
export async function callPlugins(
  site: MoodleSite,
  plugins: readonly Plugin[],
  fixtures: string,
): Promise<{problems: PluginProblem[]; counts: Map<string, number>}> {
  const list = path.join(site.work, 'calls.json');
  writeFileSync(list, JSON.stringify(Object.fromEntries(plugins.map(({component, target}) => [component, target]))));
  const env = await workerFor(site, 'calls');
  const counts = new Map<string, number>();
  const problems: PluginProblem[] = [];
  const {code, stdout, stderr} = await run(
    'php',
    [...phpSettings, helper('plugins/run.php'), site.folder, list, fixtures],
    {
      cwd: site.folder,
      env,
      onLine: (line) => {
        if (!line.startsWith('result ')) {
          return;
        }
        const {id, component, problems: found} = JSON.parse(line.slice('result '.length));
        counts.set(component, (counts.get(component) ?? 0) + 1);
        for (const {message, file, line: number} of found) {
          const place = file ? `${path.relative(site.folder, file)}:${number}` : undefined;
          problems.push({component, what: id, message, ...(place !== undefined && {place})});
        }
      },
    },
  );
  if (code !== 0) {
    throw new Error(
      `The runner for sample plugins failed with status ${code}:\n${`${stdout}\n${stderr}`.slice(-2000)}`,
    );
  }
  return {problems, counts};
}
