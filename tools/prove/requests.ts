import {existsSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {start} from './process.ts';
import {helper, php, phpSettings, type MoodleSite} from './site.ts';
import type {Plugin, PluginProblem} from './plugins.ts';

interface Target {
  component: string;
  url: string;
  /** Whether only administrators may open the page. */
  admin?: boolean;
}

/** The users of the site, by their role. Guests do not log in. */
export const roles = {
  admin: {username: 'admin', password: 'Prove-1234'},
  teacher: {username: 'proveteacher', password: 'Prove-1234'},
  student: {username: 'provestudent', password: 'Prove-1234'},
  guest: undefined,
};

/** A client of the site that stores cookies. */
export class Visitor {
  readonly #base: string;
  readonly #cookies = new Map<string, string>();

  constructor(base: string) {
    this.#base = base;
  }

  /** Requests a page and follows up to eight redirects. */
  async request(url: string, form?: Record<string, string>): Promise<{status: number; text: string; url: string}> {
    let target = new URL(url, this.#base);
    let body = form && new URLSearchParams(form);
    for (let hops = 0; hops < 8; hops++) {
      const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await fetch(target, {
        method: body ? 'POST' : 'GET',
        redirect: 'manual',
        headers: {cookie, 'accept-language': 'en'},
        ...(body && {body}),
      });
      for (const text of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
        this.#cookies.set(name, value);
      }
      const next = response.headers.get('location');
      if (next === null || response.status < 300 || response.status > 399) {
        return {status: response.status, text: await response.text(), url: target.href};
      }
      target = new URL(next, target);
      body = undefined;
    }
    throw new Error(`${url} redirects too often.`);
  }

  /** Logs in with a user name and password. */
  async logIn({username, password}: {username: string; password: string}): Promise<void> {
    const {text} = await this.request('/login/index.php');
    const token = /name="logintoken" value="([^"]+)"/.exec(text)?.[1] ?? '';
    const {url} = await this.request('/login/index.php', {username, password, logintoken: token});
    if (url.includes('/login/')) {
      throw new Error(`The user ${username} cannot log in.`);
    }
  }
}

/** URLs of the sites whose web server is running. */
const served = new Set<string>();

/** Starts PHP's built-in web server for the site, unless it is running. It ends with this process. */
export async function startWebServer(site: MoodleSite, url: string, log: string): Promise<void> {
  if (served.has(url)) {
    return;
  }
  served.add(url);
  const {host} = new URL(url);
  const settings = [
    '-d',
    'log_errors=1',
    '-d',
    `error_log=${log}`,
    '-d',
    'display_errors=0',
    '-S',
    host,
    '-t',
    site.folder,
  ];
  const env = {...process.env, ...site.tools.env, PHP_CLI_SERVER_WORKERS: '3'};
  start('php', [...phpSettings, ...settings], {cwd: site.folder, env, stdio: 'ignore'});
  for (let attempt = 0; attempt < 100; attempt++) {
    try {
      await fetch(`${url}/lib/ajax/getnavbranch.php`, {method: 'HEAD'});
      return;
    } catch {
      await sleep(100);
    }
  }
  throw new Error("PHP's built-in web server did not start.");
}

/** Returns new log entries about sample plugins, without deprecations of the platform itself. */
function readLog(log: string, offset: number, plugins: readonly Plugin[]): string[] {
  if (!existsSync(log)) {
    return [];
  }
  const text = readFileSync(log, 'utf8').slice(offset);
  const entries = text.split(/^(?=\[\d\d-\w{3}-\d{4} )/m);
  const names = plugins.flatMap(({component, target}) => [
    `/${target}/`,
    component,
    ...(component.startsWith('mod_') ? [`'${component.slice(4)}'`] : []),
  ]);
  return (
    entries
      .filter(
        (entry) =>
          !/PHP Deprecated|noticessh/.test(entry) || plugins.some(({target}) => entry.includes(` in ${target}`)),
      )
      .filter((entry) => /PHP (?:Notice|Warning|Fatal|Parse)|Debugging|exception handler|Deprecated/.test(entry))
      // Pages are expected to refuse access to users without the capability.
      .filter((entry) => !/Error code: (?:accessdenied|nopermissions|requireloginerror)/.test(entry))
      .filter((entry) => names.some((name) => entry.includes(name)))
      .map((entry) => entry.replace(/^\[[^\]]*\] /, '').trim())
  );
}

/**
 * Requests every page and every settings page of the sample plugins as administrator, teacher, student and guest. Returns the
 * problems, and the number of requests by plugin.
 */
export async function requestPages(
  site: MoodleSite,
  plugins: readonly Plugin[],
  url: string,
): Promise<{problems: PluginProblem[]; counts: Map<string, number>}> {
  const list = path.join(site.work, 'plugins.json');
  writeFileSync(list, JSON.stringify(Object.fromEntries(plugins.map(({component, target}) => [component, target]))));
  const output = await php(site, '-d', 'display_errors=0', helper('site/seed.php'), site.folder, list);
  const targets = JSON.parse(output.slice(output.indexOf('[{'))) as Target[];
  const log = path.join(site.work, 'php.log');
  await startWebServer(site, url, log);
  const problems: PluginProblem[] = [];
  const counts = new Map<string, number>();
  for (const [role, account] of Object.entries(roles)) {
    const visitor = new Visitor(url);
    if (account) {
      await visitor.logIn(account);
    }
    for (const target of targets) {
      const {component} = target;
      const offset = existsSync(log) ? statSync(log).size : 0;
      const what = `GET ${target.url} as ${role}`;
      const {status, text, url: reached} = await visitor.request(target.url);
      counts.set(component, (counts.get(component) ?? 0) + 1);
      const report = (message: string) => problems.push({component, what, message});
      if (status >= 500) {
        report(`status ${status}`);
      }
      // Other users may be refused access, but the administrator must be able to open every page.
      if (role === 'admin' && status >= 400) {
        report(`status ${status}: ${/<p class="errormessage">(.*?)<\/p>/s.exec(text)?.[1] ?? ''}`);
      }
      if (role === 'admin' && reached.includes('/login/index.php')) {
        report('the administrator is redirected to the login page');
      }
      if (target.admin && role !== 'admin' && status < 300 && new URL(reached).pathname === '/admin/settings.php') {
        report('a user who is not an administrator can open the settings');
      }
      const missing = /\[\[[\w:]+(?:, ?\w+)?\]\]/.exec(text);
      if (missing) {
        report(`missing language string ${missing[0]}`);
      }
      readLog(log, offset, plugins).forEach((entry) => report(entry.split('\n').slice(0, 2).join(' ')));
    }
  }
  return {problems, counts};
}
