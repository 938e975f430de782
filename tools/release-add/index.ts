/*
 * Adds a platform release to the data and creates the page for its notes:
 *
 *     npm run release:add -- 4.2.1 --date=2023-06-12 --build=2023042401
 */
import {cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {applyEdits, modify} from 'jsonc-parser';
import {format} from 'prettier';
import {isMain} from '../lib/isMain.ts';
import type {Release, RequirementSet, Version} from '../../src/moodle/types.ts';
import {checkData} from '../../src/moodle/data/validateData.ts';
import {compareVersions, versionOf} from '../../src/moodle/versionNames.ts';

/** A release to add. Dates are `YYYY-MM-DD`. */
export interface NewRelease {
  /** For example `4.2.1`. `4.3` and `4.3.0` both mean the first release of 4.3. */
  name: string;
  date: string;
  /** Build number from the platform's `version.php`. */
  build: string | undefined;
  /** Last days of support, for the first release of a version only. */
  support: {generalEnd: string; securityEnd: string; isLTS: boolean} | undefined;
}

const usage = `Usage: npm run release:add -- RELEASE --date=DATE [--build=BUILD]
For the first release of a version: --general-end=DATE --security-end=DATE [--lts]`;

const prettierOptions = {parser: 'json', printWidth: 120, bracketSpacing: false} as const;

function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}

function isFirst(name: string): boolean {
  return name.split('.').length === 2 || name.endsWith('.0');
}

function reject(what: string, value: string | boolean | undefined, allowed: string): never {
  throw new Error(`${what} is ${value === undefined ? 'not set' : `"${value}"`}; allowed: ${allowed}.`);
}

/**
 * Reads the command line.
 *
 * @param args - Arguments after the name of the command.
 * @returns The release to add.
 * @throws {Error} If an argument is invalid; one line with the argument, its value and the allowed values.
 */
export function readArguments(args: readonly string[]): NewRelease {
  const {values, positionals} = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      date: {type: 'string'},
      build: {type: 'string'},
      'general-end': {type: 'string'},
      'security-end': {type: 'string'},
      lts: {type: 'boolean'},
    },
  });
  const [name, ...others] = positionals;
  if (name === undefined || others.length > 0 || !/^\d+\.\d+(?:\.\d+)?$/.test(name)) {
    reject('The release', positionals.join(' ') || undefined, 'one release, such as 4.2.1, or 4.3 for a new version');
  }
  const day = (option: 'date' | 'general-end' | 'security-end'): string => {
    const value = values[option];
    return value !== undefined && isDay(value)
      ? value
      : reject(`--${option}`, value, 'an existing date in the format YYYY-MM-DD');
  };
  const {build} = values;
  if (build !== undefined && !/^\d{10}(?:\.\d{2})?$/.test(build)) {
    reject('--build', build, 'ten digits, with two decimals if the announcement has them, such as 2023042401');
  }
  const date = day('date');
  if (isFirst(name)) {
    const support = {
      generalEnd: day('general-end'),
      securityEnd: day('security-end'),
      isLTS: values.lts ?? false,
    };
    return {name, date, build, support};
  }
  for (const option of ['general-end', 'security-end', 'lts'] as const) {
    if (values[option] !== undefined) {
      reject(`--${option}`, values[option], `no value, because ${name} is a point release of ${versionOf(name)}`);
    }
  }
  return {name, date, build, support: undefined};
}

/**
 * Returns the requirements of the previous version for a new one, without the notes about changes in the previous
 * version.
 */
function inheritedRequirements(requirements: RequirementSet): RequirementSet {
  const {php, databases} = requirements;
  return {
    ...requirements,
    php: {
      ...php,
      minRaisedSince: undefined,
      ...(php.alsoSupported && {alsoSupported: php.alsoSupported.map(({version}) => ({version}))}),
    },
    databases: Object.fromEntries(
      Object.entries(databases).map(([name, database]) => [name, {...database, minRaisedSince: undefined}]),
    ),
  };
}

function readVersion(site: string, name: string): Version {
  return JSON.parse(readFileSync(path.join(site, `data/versions/${name}.json`), 'utf8')) as Version;
}

async function dataFile(site: string, {date, support}: NewRelease, release: Release): Promise<string> {
  const version = versionOf(release.name);
  const file = `data/versions/${version}.json`;
  const known = readdirSync(path.join(site, 'data/versions')).map((entry) => path.basename(entry, '.json'));
  if (!support) {
    if (!known.includes(version)) {
      const newest = known.sort(compareVersions).at(-1);
      reject('The release', release.name, `a release of a version up to ${newest}; add ${version} first`);
    }
    const releases = readVersion(site, version).releases;
    if (releases.some(({name}) => name === release.name)) {
      reject('The release', release.name, `a release that is not in ${file} yet`);
    }
    const text = readFileSync(path.join(site, file), 'utf8');
    return format(applyEdits(text, modify(text, ['releases', releases.length], release, {})), prettierOptions);
  }
  if (known.includes(version)) {
    reject('The release', release.name, `a version without data, but ${file} already exists`);
  }
  const before = known.filter((name) => compareVersions(name, version) < 0).sort(compareVersions);
  const requirements = before.length > 0 ? readVersion(site, before.at(-1) ?? '').requirements : undefined;
  const content: Version = {
    name: version,
    releaseDate: date,
    generalEndDate: support.generalEnd,
    securityEndDate: support.securityEnd,
    isLTS: support.isLTS,
    releases: [release],
    ...(requirements && {requirements: inheritedRequirements(requirements)}),
  };
  return format(JSON.stringify(content), prettierOptions);
}

/** Returns the tags with an added tag, in alphabetical order, or undefined if the tag already exists. */
function tagsWith(tags: string, tag: string, version: string): string | undefined {
  const entries = tags.split(/^(?=\S)/m);
  if (entries.some((entry) => entry.startsWith(`${tag}:`))) {
    return undefined;
  }
  const next = entries.findIndex((entry) => entry > `${tag}:`);
  const added = `${tag}:\n  label: Moodle ${version}\n  permalink: /${tag}\n`;
  return entries.toSpliced(next < 0 ? entries.length : next, 0, added).join('');
}

/** Returns the first problem that the data would have with a changed file. */
function firstProblemWith(site: string, file: string, text: string): string | undefined {
  const copy = mkdtempSync(path.join(tmpdir(), 'release-add-'));
  try {
    cpSync(path.join(site, 'data'), path.join(copy, 'data'), {
      recursive: true,
      filter: (entry) => !entry.startsWith(path.join(site, 'data/symbols')),
    });
    writeFileSync(path.join(copy, file), text);
    return checkData(path.join(copy, 'data'), ['versions', 'php-support'])[0];
  } finally {
    rmSync(copy, {recursive: true});
  }
}

/**
 * Adds a release: its entry in `data/versions/`, the page for its notes and, if needed, the tag of its version. The
 * sidebar, the previous and next links and the upgrade planner read the release from the data.
 *
 * @param site - Folder of the project.
 * @param added - The release to add.
 * @returns The files that were written, relative to the project.
 * @throws {Error} If the release contradicts the existing data. Nothing is written in that case.
 */
export async function addRelease(site: string, added: NewRelease): Promise<string[]> {
  const version = versionOf(added.name);
  const name = added.support ? `${version}.0` : added.name;
  const notes = `/general/releases/${version}${added.support ? '' : `/${name}`}`;
  const page = `${notes.slice(1)}.md`;
  if (existsSync(path.join(site, page))) {
    reject('The release', name, `a release without a page, but ${page} already exists`);
  }
  const {date: releaseDate, build} = added;
  const release: Release = {name, releaseDate, ...(build !== undefined && {build}), notes};
  const data = await dataFile(site, added, release);
  const file = `data/versions/${version}.json`;
  const problem = firstProblemWith(site, file, data);
  if (problem !== undefined) {
    throw new Error(problem);
  }

  const tag = `moodle-${version.replace('.', '-')}`;
  const template = path.join(import.meta.dirname, `templates/${added.support ? 'firstRelease' : 'pointRelease'}.md`);
  const text = readFileSync(template, 'utf8')
    .replaceAll('{release}', name)
    .replaceAll('{version}', version)
    .replaceAll('{tag}', tag);
  const tags = tagsWith(readFileSync(path.join(site, 'general/tags.yml'), 'utf8'), tag, version);
  const written = new Map([
    [file, data],
    [page, text],
    ...(tags === undefined ? [] : [['general/tags.yml', tags] as const]),
  ]);
  for (const [target, content] of written) {
    mkdirSync(path.dirname(path.join(site, target)), {recursive: true});
    writeFileSync(path.join(site, target), content);
  }
  return [...written.keys()];
}

if (isMain(import.meta.url)) {
  try {
    const files = await addRelease(path.join(import.meta.dirname, '../..'), readArguments(process.argv.slice(2)));
    console.log(`Wrote ${files.join(', ')}.`);
    console.log('Replace the placeholders on the page, then run "npm run check:data" and "npm run check:releases".');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    if (error instanceof TypeError) {
      console.error(usage);
    }
    process.exitCode = 1;
  }
}
