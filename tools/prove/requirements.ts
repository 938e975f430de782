import {existsSync, mkdirSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {run} from './process.ts';

/** Programs and settings that the command uses. */
export interface Tools {
  /** Folder with the programs of the PostgreSQL server. */
  postgres: string;
  phpunit: string;
  /** Environment variables that every PHP process needs. */
  env: NodeJS.ProcessEnv;
}

const extensions = [
  ...['ctype', 'curl', 'dom', 'fileinfo', 'gd', 'iconv', 'intl', 'json', 'mbstring', 'openssl', 'pcntl', 'pgsql'],
  ...['posix', 'SimpleXML', 'soap', 'tokenizer', 'xml', 'xmlreader', 'zip', 'zlib'],
];

const locale = 'en_AU.UTF-8';

/** The command that installs everything on Debian and Ubuntu. */
export const install =
  'apt-get install php-cli php-xml php-mbstring php-curl php-zip php-gd php-intl php-soap php-pgsql phpunit postgresql locales';

/** Returns the output of a program, or undefined if the program fails or does not exist. */
async function output(command: string, args: readonly string[]): Promise<string | undefined> {
  try {
    const {code, stdout} = await run(command, args);
    return code === 0 ? stdout.trim() : undefined;
  } catch {
    return undefined;
  }
}

async function findPostgres(): Promise<string | undefined> {
  const root = '/usr/lib/postgresql';
  const packaged = existsSync(root)
    ? readdirSync(root)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => path.join(root, version, 'bin'))
    : [];
  const configured = await output('pg_config', ['--bindir']);
  const folders = [...packaged, ...(configured === undefined ? [] : [configured])];
  return folders.find((folder) =>
    ['initdb', 'postgres', 'pg_dump'].every((name) => existsSync(path.join(folder, name))),
  );
}

/** Returns the variables that make the locale available. If the system lacks it, builds it in the cache folder. */
async function findLocale(cache: string): Promise<NodeJS.ProcessEnv | undefined> {
  const installed = (await output('locale', ['-a'])) ?? '';
  if (/^en_AU\.utf-?8$/im.test(installed)) {
    return {};
  }
  const folder = path.join(cache, 'locale');
  mkdirSync(folder, {recursive: true});
  if (!existsSync(path.join(folder, locale))) {
    // localedef exits with status 1 if there are warnings, so check whether it has written the locale instead.
    await output('localedef', ['-i', 'en_AU', '-f', 'UTF-8', path.join(folder, locale)]);
  }
  return existsSync(path.join(folder, locale)) ? {LOCPATH: folder} : undefined;
}

/** Returns the path of PHPUnit, if its classes are in PHP's include path. */
async function findPhpunit(): Promise<string | undefined> {
  const autoload = await output('php', ['-r', 'exit(stream_resolve_include_path("PHPUnit/Autoload.php") ? 0 : 1);']);
  return autoload === undefined ? undefined : output('sh', ['-c', 'command -v phpunit']);
}

/**
 * Finds everything that the command needs, perhaps with a PostgreSQL server; the locale is in the cache. Throws an error that
 * lists what is missing and how to install it.
 */
export async function findTools(cache: string, needsServer: boolean): Promise<Tools> {
  const missing: string[] = [];
  const modules = await output('php', ['-r', 'echo implode(",", get_loaded_extensions()), "|", PHP_VERSION;']);
  const [loaded = '', version = ''] = (modules ?? '').split('|');
  if (modules === undefined) {
    missing.push('PHP 8.0 or later, as the command php');
  } else {
    const names = new Set(loaded.toLowerCase().split(','));
    const absent = extensions.filter((name) => !names.has(name.toLowerCase()));
    missing.push(...absent.map((name) => `the PHP extension ${name}`));
    if (Number(version.split('.')[0]) < 8) {
      missing.push(`PHP 8.0 or later; the installed version is ${version}`);
    }
  }
  const phpunit = await findPhpunit();
  if (phpunit === undefined) {
    missing.push("PHPUnit 9.5 or 9.6, as the command phpunit, with its classes in PHP's include path");
  }
  const postgres = await findPostgres();
  if (postgres === undefined && needsServer) {
    missing.push('the PostgreSQL server, version 12 or later');
  }
  const env = await findLocale(cache);
  if (env === undefined) {
    missing.push(`the locale ${locale}, or localedef and its source files to build it`);
  }
  if (missing.length > 0) {
    const list = missing.map((name) => `  - ${name}\n`).join('');
    throw new Error(`These requirements are missing:\n${list}On Debian and Ubuntu, run: ${install}`);
  }
  return {postgres: postgres ?? '', phpunit: phpunit ?? '', env: env ?? {}};
}
