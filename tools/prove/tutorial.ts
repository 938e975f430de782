import {existsSync} from 'node:fs';
import path from 'node:path';
import {pluginHash} from '../../src/moodle/proof/pluginHash.ts';
import {tutorialStates} from '../../src/moodle/proof/tutorial.ts';
import type {Platform} from './platform.ts';
import {copyPlugins, projectPath, upgradeProblems, type Plugin, type PluginProblem} from './plugins.ts';
import {callPlugins, checkPlugins, testPlugins} from './pluginTests.ts';
import {atEnd} from './process.ts';
import {formatTable} from './report.ts';
import {requestPages, roles, Visitor} from './requests.ts';
import {createSite, dropDatabases, php, upgradeSite, upgradeTests, type MoodleSite, type Surroundings} from './site.ts';

/** What was done with a state of the tutorial's plugin. */
interface StateResult {
  problems: PluginProblem[];
  tests: number;
  calls: number;
  requests: number;
}

/** What is known about the tutorial after its run. */
export interface TutorialResult {
  /** Problems, whose place is a file of the project. */
  problems: PluginProblem[];
  /** The states that were installed, with the first problem of each state that failed. */
  states: {name: string; hash: string; problem?: string}[];
  table: string;
}

const component = 'local_greetings';
const target = 'local/greetings';

/**
 * Finds the file in the platform, perhaps with a line, that a problem is about. Messages about a page name a file of the
 * plugin, or else its URL does.
 */
export function placeOf({place, message, what}: PluginProblem): string | undefined {
  const [, file, line] = /\b(local\/greetings\/[\w/.]+\.\w+)(?:(?:\((?=\d)|:| on line )(\d+))?/.exec(message) ?? [];
  return (
    place ?? (file === undefined ? /local\/greetings\/[\w/]+\.php/.exec(what)?.[0] : line ? `${file}:${line}` : file)
  );
}

/** The values that a form sends if the user changes nothing: its hidden fields and its button. */
export function formValues(html: string): Record<string, string> {
  const inputs = [...html.matchAll(/<input\b[^>]*>/g)].map(([tag]) => tag);
  const attribute = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
  return Object.fromEntries(
    inputs
      .filter((tag) => /type="(?:hidden|submit)"/.test(tag) && attribute(tag, 'name') !== '')
      .map((tag) => [attribute(tag, 'name'), attribute(tag, 'value')]),
  );
}

/** Posts a greeting with the form, once as the form does it, and once without the session key. */
async function postGreeting(url: string): Promise<PluginProblem[]> {
  const page = '/local/greetings/index.php';
  const visitor = new Visitor(url);
  await visitor.logIn(roles.student);
  const {text: html} = await visitor.request(page);
  const form = /<form\b[^>]*class="mform"[^]*?<\/form>/.exec(html)?.[0] ?? '';
  const forged = await visitor.request(page, {...formValues(form), sesskey: 'wrong', message: 'Forged'});
  const posted = await visitor.request(page, {...formValues(form), message: 'Tea & toast'});
  const expectations: [boolean, string][] = [
    [form !== '', 'the page has no form'],
    [!posted.text.includes('Forged') && !forged.text.includes('>: Forged'), 'a greeting without session key is stored'],
    [posted.text.includes('Your greeting has been posted.'), 'nothing says that the greeting has been posted'],
    [posted.text.includes('</strong>: Tea &amp; toast'), 'the posted greeting is not shown, or not escaped'],
  ];
  return expectations
    .filter(([isMet]) => !isMet)
    .map(([, message]) => ({component, what: `POST ${page} as student`, message}));
}

/** Looks for the link to the page on the site home page, which guests must not see. */
async function findLink(url: string): Promise<PluginProblem[]> {
  const problems: PluginProblem[] = [];
  for (const role of ['student', 'guest'] as const) {
    const visitor = new Visitor(url);
    if (role === 'student') {
      await visitor.logIn(roles.student);
    }
    const {text} = await visitor.request('/?redirect=0');
    if (text.includes('/local/greetings/index.php') !== (role === 'student')) {
      const message = `the link to the page is ${role === 'student' ? 'missing' : 'shown'}; see local/greetings/lib.php`;
      problems.push({component, what: `GET /?redirect=0 as ${role}`, message});
    }
  }
  return problems;
}

/** Installs a state over the one before, and uses it. */
async function proveState(
  root: string,
  site: MoodleSite,
  plugin: Plugin,
  {url, fixtures}: {url: string; fixtures: string},
): Promise<StateResult> {
  const has = (file: string) => existsSync(path.join(site.folder, target, file));
  copyPlugins(root, site.folder, [plugin]);
  const problems = upgradeProblems(await upgradeSite(site), [plugin]);
  // Not every step increases the version.
  await php(site, 'admin/cli/purge_caches.php');
  const pages = await requestPages(site, [plugin], url);
  problems.push(...pages.problems);
  if (has('lib.php')) {
    problems.push(...(await findLink(url)));
  }
  if (has('classes/form/message_form.php')) {
    problems.push(...(await postGreeting(url)));
  }
  const result = {problems, tests: 0, calls: 0, requests: pages.counts.get(component) ?? 0};
  if (has('db/tasks.php') || has('db/services.php')) {
    // The first of these states is installed there at once, as readers of the complete plugin do.
    await upgradeTests(site);
    const calls = await callPlugins(site, [plugin], fixtures);
    problems.push(...calls.problems);
    result.calls = calls.counts.get(component) ?? 0;
  }
  if (has('tests')) {
    const tests = await testPlugins(site, [plugin]);
    const checks = await checkPlugins(site, [plugin]);
    problems.push(...tests.problems, ...checks.problems);
    result.tests = tests.counts.get(component) ?? 0;
  }
  return result;
}

/**
 * Follows the tutorial: installs its plugin on a site without other sample plugins, step by step, and uses each state.
 * `isOwnServer` tells whether the server ends with this process.
 */
export async function proveTutorial(
  root: string,
  platform: Platform,
  {isOwnServer, ...surroundings}: Surroundings & {isOwnServer: boolean},
  fixtures: string,
): Promise<TutorialResult> {
  // The name of the folder becomes a part of the database's name, which must not be the one of the other site.
  const work = path.join(surroundings.work, `${path.basename(surroundings.work)}-tutorial`);
  const site = await createSite(platform, {...surroundings, work});
  if (!isOwnServer) {
    atEnd(() => dropDatabases(site));
  }
  const result: TutorialResult = {problems: [], states: [], table: ''};
  const rows: (string | number)[][] = [];
  for (const {name, sources, own} of tutorialStates(root, platform.version)) {
    surroundings.progress(`following ${name}`);
    const plugin = {component, target, sources};
    const state = await proveState(root, site, plugin, {url: surroundings.url, fixtures}).catch((error: unknown) => {
      // The states that follow need this one.
      const message = error instanceof Error ? error.message : String(error);
      return {problems: [{component, what: 'install', message}], tests: 0, calls: 0, requests: 0, isBroken: true};
    });
    const folder = own.at(-1) ?? name;
    for (const problem of state.problems) {
      const place = placeOf(problem);
      const file = place === undefined ? folder : projectPath(root, [plugin], place);
      result.problems.push({...problem, component: 'tutorial', what: `${name}: ${problem.what}`, place: file});
    }
    rows.push([name, state.tests, state.calls, state.requests, state.problems.length]);
    const [problem] = state.problems;
    result.states.push({name, hash: pluginHash(root, sources), ...(problem && {problem: problem.message})});
    if ('isBroken' in state) {
      break;
    }
  }
  result.table = formatTable([['Step', 'tests', 'calls', 'requests', 'problems'], ...rows]);
  return result;
}
