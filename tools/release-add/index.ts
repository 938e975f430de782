/*
 * Adds a release of the platform or the mobile app from a record of its facts:
 *
 *     npm run release:add -- --from tools/release-add/examples/point-release.json
 *
 * `data/schemas/release-record.schema.json` describes the record.
 */
import {cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {format} from 'prettier';
import {checkData} from '../../src/moodle/data/validateData.ts';
import type {AppRelease, PhpSupport, Release, Version} from '../../src/moodle/types.ts';
import {compareVersions, versionOfRelease} from '../../src/moodle/versionNames.ts';
import {isMain} from '../lib/isMain.ts';
import {releasePage} from './page.ts';
import {keysOf, readRecord, RecordError, type AppRecord, type PlatformRecord, type ReleaseRecord} from './record.ts';

/** Contents of files by path, relative to the project. */
type Files = Map<string, string>;

const keysFile = 'data/release-keys.json';
const advisoriesFile = 'data/security-advisories.json';

function read(site: string, file: string): string {
  return readFileSync(path.join(site, file), 'utf8');
}

function readJson(site: string, file: string): unknown {
  return JSON.parse(read(site, file));
}

async function toJson(content: unknown): Promise<string> {
  return format(JSON.stringify(content), {parser: 'json', printWidth: 120, bracketSpacing: false});
}

/** Returns the tags with an added tag, in alphabetical order. */
function withTag(tags: string, tag: string, label: string): string {
  const entries = tags.split(/^(?=\S)/m);
  if (entries.some((entry) => entry.startsWith(`${tag}:`))) {
    return tags;
  }
  const next = entries.findIndex((entry) => entry > `${tag}:`);
  const added = `${tag}:\n  label: ${label}\n  permalink: /${tag}\n`;
  return entries.toSpliced(next < 0 ? entries.length : next, 0, added).join('');
}

async function platformFiles(site: string, record: PlatformRecord, route: string): Promise<Files> {
  const {version: name, date, build, fixVersions, issueListUrl, upgradeUrl, remark} = record;
  const {support, removedPlugins, requirements} = record;
  const version = versionOfRelease(name);
  const file = `data/versions/${version}.json`;
  const release: Release = {
    name,
    releaseDate: date,
    build,
    notes: route,
    fixVersions,
    issueListUrl,
    upgradeUrl,
    remark,
  };
  const isKnown = existsSync(path.join(site, file));
  if (!support) {
    if (!isKnown) {
      throw new RecordError(`${file} does not exist; add ${version}.0 before ${name}.`);
    }
    const known = readJson(site, file) as Version;
    const releases = [...known.releases, release].sort((a, b) => compareVersions(a.name, b.name));
    return new Map([[file, await toJson({...known, releases})]]);
  }
  if (isKnown) {
    throw new RecordError(`${file} already exists; only a new version has "support" and "requirements".`);
  }
  const {generalEndDate, securityEndDate, isLTS, ...optional} = support;
  const content: Version = {
    name: version,
    releaseDate: date,
    generalEndDate,
    securityEndDate,
    isLTS,
    ...optional,
    releases: [release],
    removedPlugins,
    requirements,
  };
  // The first version that requires a PHP version or a later one is on record there.
  const php = (readJson(site, 'data/php-support.json') as PhpSupport[]).map(({epic, ...entry}) => ({
    ...entry,
    ...(entry.minimumFor === undefined &&
      compareVersions(versionOfRelease(requirements?.php.min ?? '0'), entry.php) >= 0 && {minimumFor: version}),
    epic,
  }));
  const tag = `moodle-${version.replace('.', '-')}`;
  return new Map([
    [file, await toJson(content)],
    ['data/php-support.json', await toJson(php)],
    ['general/tags.yml', withTag(read(site, 'general/tags.yml'), tag, `Moodle ${version}`)],
  ]);
}

async function appFiles(site: string, record: AppRecord, route: string): Promise<Files> {
  const {app: version, date, versionCode, minPlatform, minAndroid, minIos, issueListUrl} = record;
  const file = 'data/app-releases.json';
  const name = `Moodle App ${version}`;
  const release: AppRelease = {name, version, date, versionCode, minPlatform, minAndroid, minIos, route, issueListUrl};
  const releases = [...(readJson(site, file) as AppRelease[]), release];
  return new Map([[file, await toJson(releases.sort((a, b) => compareVersions(b.version, a.version)))]]);
}

function routeOf(record: ReleaseRecord): string {
  if ('app' in record) {
    return `/general/app_releases/v${record.app.split('.')[0]}/v${record.app}`;
  }
  const version = versionOfRelease(record.version);
  return `/general/releases/${version}${record.support ? '' : `/${record.version}`}`;
}

/** Returns the problems that the release data would have with the changed files. */
function problemsWith(site: string, files: Files): string[] {
  const copy = mkdtempSync(path.join(tmpdir(), 'release-add-'));
  try {
    for (const entry of ['schemas', 'versions', 'php-support.json', 'app-releases.json']) {
      cpSync(path.join(site, 'data', entry), path.join(copy, 'data', entry), {recursive: true});
    }
    for (const [file, text] of files) {
      if (file.startsWith('data/') && file !== keysFile && file !== advisoriesFile) {
        writeFileSync(path.join(copy, file), text);
      }
    }
    return checkData(path.join(copy, 'data'), ['versions', 'php-support', 'app-releases']);
  } finally {
    rmSync(copy, {recursive: true});
  }
}

/**
 * Adds a release: its data, the page with its notes, the list of its keys, the discussions of its advisories and, if needed,
 * the tag of its version. The sidebar, the previous and next links and the upgrade planner read it from the data. Returns the
 * files that were written. If it contradicts the data, throws a RecordError and writes nothing.
 */
export async function addRelease(site: string, record: ReleaseRecord): Promise<string[]> {
  const route = routeOf(record);
  const page = `${route.slice(1)}.md`;
  if (existsSync(path.join(site, page))) {
    throw new RecordError(`${page} already exists; only releases without a page can be added.`);
  }
  const files = await ('app' in record ? appFiles : platformFiles)(site, record as AppRecord & PlatformRecord, route);
  files.set(page, releasePage(record));
  const items = record.sections.flatMap((section) => section.items);
  const keys = items.flatMap(keysOf);
  const known = readJson(site, keysFile) as Record<string, string>;
  files.set(keysFile, await toJson({...known, [route]: keys.join(' ')}));
  const announced = items.flatMap(({key, discussion}) => (key && discussion ? [[key, discussion] as const] : []));
  if (announced.length > 0) {
    const advisories = {...(readJson(site, advisoriesFile) as object), ...Object.fromEntries(announced)};
    const sorted = Object.entries(advisories).sort(([a], [b]) => (a < b ? -1 : 1));
    files.set(advisoriesFile, await toJson(Object.fromEntries(sorted)));
  }
  const problems = problemsWith(site, files);
  if (problems.length > 0) {
    throw new RecordError(problems.join('\n'));
  }
  const changed = [...files].filter(([file, text]) => !existsSync(path.join(site, file)) || read(site, file) !== text);
  for (const [file, text] of changed) {
    mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
    writeFileSync(path.join(site, file), text);
  }
  return changed.map(([file]) => file);
}

if (isMain(import.meta.url)) {
  try {
    const {from} = parseArgs({options: {from: {type: 'string'}}}).values;
    if (from === undefined) {
      throw new RecordError(
        'Usage: npm run release:add -- --from FILE. FILE is a record, such as those in tools/release-add/examples/.',
      );
    }
    const site = path.join(import.meta.dirname, '../..');
    console.log(`Wrote ${(await addRelease(site, readRecord(site, from))).join(', ')}.`);
    console.log('Rewrite each title on the page as a sentence for readers, then run "npm run check:releases".');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
