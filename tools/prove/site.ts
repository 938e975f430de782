// cspell:ignore directorypermissions debugdisplay noemailever cronclionly
import {cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {notPlatform, type Platform} from './platform.ts';
import {dump, restore, sql, type Server} from './postgres.ts';
import {mustRun} from './process.ts';
import {spawnSync} from 'node:child_process';
import type {Tools} from './requirements.ts';

/** An installed copy of a platform. */
export interface MoodleSite {
  platform: Platform;
  /** Folder of the copied checkout. */
  folder: string;
  /** Temporary folder for the site's data, logs and results. */
  work: string;
  /** Name of the test site's database. */
  testDatabase: string;
  server: Server;
  tools: Tools;
}

/** PHP settings for every process. */
export const phpSettings = [
  ...['-d', 'max_input_vars=5000', '-d', 'memory_limit=1G', '-d', 'opcache.enable_cli=0'],
  ...['-d', 'display_errors=1', '-d', 'html_errors=0', '-d', 'variables_order=EGPCS'],
];

const helpers = path.join(import.meta.dirname, 'php');

/** Runs a PHP program, given by its path on the site, and returns its output. Throws an error if it fails. */
export async function php(site: Pick<MoodleSite, 'folder' | 'tools'>, ...args: readonly string[]): Promise<string> {
  const options = {cwd: site.folder, env: {...process.env, ...site.tools.env}};
  return mustRun(`php ${args.join(' ')}`, 'php', [...phpSettings, ...args], options);
}

/** Returns the path of a PHP program in the `php` folder of this command. */
export const helper = (name: string): string => path.join(helpers, name);

/** Copies a checkout and adapts it to this command's environment. */
async function copyCheckout({folder}: Platform, target: string): Promise<void> {
  mkdirSync(target, {recursive: true});
  const entries = readdirSync(folder).filter((name) => !notPlatform.has(name));
  await mustRun('Copying the checkout', 'cp', [
    '-R',
    '--reflink=auto',
    ...entries.map((name) => path.join(folder, name)),
    target,
  ]);
  // The platform refuses PHP versions that are newer than its release, although it works with them.
  const environment = path.join(target, 'admin/environment.xml');
  const text = readFileSync(environment, 'utf8');
  writeFileSync(environment, text.replaceAll(/<RESTRICT function="restrict_php_version_\d+"[^>]*\/>/g, ''));
  // The platform's tools expect PHPUnit where Composer would install it.
  mkdirSync(path.join(target, 'vendor/phpunit/phpunit'), {recursive: true});
  writeFileSync(path.join(target, 'vendor/phpunit/phpunit/composer.json'), '{}\n');
  mkdirSync(path.join(target, 'vendor/bin'));
  writeFileSync(path.join(target, 'vendor/bin/phpunit'), '');
  writeFileSync(path.join(target, 'vendor/autoload.php'), "<?php\nrequire_once('PHPUnit/Autoload.php');\n");
}

const quote = (value: string | number) => `'${String(value).replaceAll(/['\\]/g, '\\$&')}'`;

/** Writes the config.php of a site. */
function writeConfig(site: MoodleSite, database: string, url: string): void {
  const {server, work, testDatabase} = site;
  const values = {
    ...{dbtype: 'pgsql', dblibrary: 'native', dbhost: server.host, dbname: database, dbuser: server.user},
    ...{dbpass: server.password, prefix: 'mdl_', wwwroot: url, dataroot: path.join(work, 'data'), admin: 'admin'},
    ...{phpunit_prefix: 'phpu_'},
  };
  const lines = Object.entries(values).map(([name, value]) => `$CFG->${name} = ${quote(value)};`);
  const text = [
    ...['<?php', 'unset($CFG);', 'global $CFG;', '$CFG = new stdClass();', ...lines],
    `$CFG->dboptions = ['dbport' => ${server.port}, 'dbpersist' => false];`,
    // Samples run in several processes, each with a copy of the test database and the data.
    `$CFG->phpunit_dbname = getenv('PROVE_DATABASE') ?: ${quote(testDatabase)};`,
    `$CFG->phpunit_dataroot = getenv('PROVE_DATAROOT') ?: ${quote(path.join(work, 'testdata'))};`,
    '$CFG->directorypermissions = 02777;',
    '$CFG->debug = E_ALL;',
    '$CFG->debugdisplay = false;',
    '$CFG->noemailever = true;',
    '$CFG->cronclionly = true;',
    "require_once(__DIR__ . '/lib/setup.php');",
  ].join('\n');
  writeFileSync(path.join(site.folder, 'config.php'), `${text}\n`);
}

const packed = ['data', 'testdata'];

/** Installs both databases in parallel and stores them for the next run. */
async function install(site: MoodleSite, database: string, kept: string): Promise<void> {
  const admin = [
    '--agree-license',
    '--adminpass=Prove-1234',
    '--adminemail=admin@example.com',
    '--fullname=Proving site',
    '--shortname=prove',
  ];
  await Promise.all([
    php(site, 'admin/cli/install_database.php', ...admin),
    php(site, 'admin/tool/phpunit/cli/util.php', '--install'),
  ]);
  const unfinished = `${kept}.unfinished`;
  rmSync(unfinished, {recursive: true, force: true});
  mkdirSync(unfinished, {recursive: true});
  await Promise.all([
    dump(site.server, database, path.join(unfinished, 'site.dump')),
    dump(site.server, site.testDatabase, path.join(unfinished, 'tests.dump')),
    mustRun('tar', 'tar', ['-C', site.work, '-czf', path.join(unfinished, 'data.tar.gz'), ...packed]),
  ]);
  rmSync(kept, {recursive: true, force: true});
  renameSync(unfinished, kept);
}

/** Restores the databases and data that an earlier run installed. */
async function restoreInstallation(site: MoodleSite, database: string, kept: string): Promise<void> {
  await Promise.all([
    restore(site.server, database, path.join(kept, 'site.dump')),
    restore(site.server, site.testDatabase, path.join(kept, 'tests.dump')),
    mustRun('tar', 'tar', ['-C', site.work, '-xzf', path.join(kept, 'data.tar.gz')]),
  ]);
}

/** Everything that an installation needs. */
export interface Surroundings {
  /** Temporary folder of the run. */
  work: string;
  /** Folder that is kept between runs. */
  cache: string;
  server: Server;
  tools: Tools;
  url: string;
  /** Reports the current step. */
  progress: (text: string) => void;
}

/** Installs a copy of a platform, or restores the installation of an earlier run. */
export async function createSite(platform: Platform, surroundings: Surroundings): Promise<MoodleSite> {
  const {cache, server, tools, url, progress} = surroundings;
  const work = path.join(surroundings.work, platform.release);
  const id = `${platform.release.replaceAll('.', '_')}_${path.basename(surroundings.work).replaceAll(/\W/g, '').toLowerCase()}`;
  const database = `prove_${id}`;
  const site = {platform, folder: path.join(work, 'site'), work, testDatabase: `${database}_tests`, server, tools};
  packed.forEach((name) => mkdirSync(path.join(work, name), {recursive: true}));
  progress('copying the checkout');
  await Promise.all([
    copyCheckout(platform, site.folder),
    sql(server, 'postgres', `CREATE DATABASE ${database}`, `CREATE DATABASE ${site.testDatabase}`),
  ]);
  writeConfig(site, database, url);
  const kept = path.join(cache, `${platform.release}-${platform.fingerprint}`);
  if (existsSync(kept)) {
    progress('restoring the cached installation');
    await restoreInstallation(site, database, kept);
  } else {
    progress('installing the site, which takes a few minutes the first time');
    await install(site, database, kept);
  }
  return site;
}

/** Upgrades both databases after the plugins have been copied, and returns the output. */
export async function upgrade(site: MoodleSite): Promise<string> {
  const [output] = await Promise.all([upgradeSite(site), upgradeTests(site)]);
  return output;
}

/** Upgrades the site after plugins were copied, but not its database for tests, and returns the output. */
export async function upgradeSite(site: MoodleSite): Promise<string> {
  return php(site, 'admin/cli/upgrade.php', '--non-interactive');
}

/** Upgrades the database for tests after plugins were copied. */
export async function upgradeTests(site: MoodleSite): Promise<void> {
  await php(site, helper('upgrade_tests.php'), site.folder);
  await php(site, 'admin/tool/phpunit/cli/util.php', '--buildconfig');
}

/**
 * Copies the test site's database (to which nothing may be connected) and data, so that several processes can run tests at the
 * same time. Returns the environment variables of the process with a name.
 */
export async function workerFor(site: MoodleSite, name: string): Promise<NodeJS.ProcessEnv> {
  const database = `${site.testDatabase}_${name}`;
  const data = path.join(site.work, `testdata-${name}`);
  await sql(
    site.server,
    'postgres',
    `DROP DATABASE IF EXISTS ${database}`,
    `CREATE DATABASE ${database} TEMPLATE ${site.testDatabase}`,
  );
  cpSync(path.join(site.work, 'testdata'), data, {recursive: true});
  return {...process.env, ...site.tools.env, PROVE_DATABASE: database, PROVE_DATAROOT: data};
}

/** Drops the databases from a server that this command did not start. */
export function dropDatabases({server, testDatabase}: MoodleSite): void {
  const {host, port, user, password} = server;
  const prefix = testDatabase.replace(/_tests$/, '');
  const connection = ['-h', host, '-p', String(port), '-U', user, '-d', 'postgres', '-X', '-A', '-t'];
  const env = {...process.env, PGPASSWORD: password};
  const list = spawnSync(
    'psql',
    [...connection, '-c', `SELECT datname FROM pg_database WHERE datname LIKE '${prefix}%'`],
    {
      env,
      encoding: 'utf8',
    },
  );
  for (const name of list.stdout.split('\n').filter(Boolean)) {
    spawnSync('psql', [...connection, '-c', `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`], {env});
  }
}
