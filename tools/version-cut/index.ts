/*
 * Archives the current edition of the developer docs and starts the edition of a new version:
 *
 *     npm run version:cut -- 4.3
 */
import {cpSync, existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {loadFreshModule} from '@docusaurus/utils';
import escapeStringRegexp from 'escape-string-regexp';
import {format} from 'prettier';
import type {Edition} from '../../src/moodle/editions.ts';
import {compareVersions} from '../../src/moodle/versionNames.ts';
import {collectChanges, formatChanges} from '../changes/index.ts';
import {isMain} from '../lib/isMain.ts';
import {listFiles} from '../../src/moodle/listFiles.ts';

const list = 'data/editions.json';
const exceptionList = 'data/symbols/exceptions.tsv';

/** Tables of names that a new edition takes over from the previous one until they are extracted from its source. */
const tables = (version: string): string[] => [
  `data/symbols/${version}.tsv`,
  `data/symbols/bundled-${version}.tsv`,
  `data/behat-steps/${version}.json`,
  `data/behat-step-lists/${version}.json`,
];

/** Changes the Markdown files in a folder that exists. */
function editPages(site: string, folder: string, edit: (text: string) => string): void {
  for (const page of listFiles(site, folder).filter((file) => /\.mdx?$/.test(file))) {
    const file = path.join(site, page);
    const text = readFileSync(file, 'utf8');
    const edited = edit(text);
    if (edited !== text) {
      writeFileSync(file, edited);
    }
  }
}

/**
 * Copies `docs/` to `versioned_docs/`, with its sidebar and its page "Changes since …", and adds the version that `docs/`
 * describes from now on to `versions.json` and `data/editions.json`. The new edition starts with the tables of the previous
 * one. Returns the paths that were written. If the version cannot be added, throws an error and writes nothing.
 */
export async function cutVersion(site: string, name: string): Promise<string[]> {
  const editions = JSON.parse(readFileSync(path.join(site, list), 'utf8')) as [Edition, ...Edition[]];
  const [{name: current, tag}] = editions;
  if (!/^\d+\.\d+$/.test(name)) {
    throw new Error(`The version is ${name ? `"${name}"` : 'not set'}; allowed: one version, such as 4.3.`);
  }
  if (compareVersions(name, current) <= 0) {
    throw new Error(`The version is "${name}"; allowed: a version after ${current}, the current one in ${list}.`);
  }
  const folder = `versioned_docs/version-${current}`;
  const sidebar = `versioned_sidebars/version-${current}-sidebars.json`;
  for (const target of [folder, sidebar]) {
    if (existsSync(path.join(site, target))) {
      throw new Error(`${target} already exists; remove it, because this command creates the archive of ${current}.`);
    }
  }

  // The page "Changes since …" moves with its edition, so links to it from older editions and from the general docs do, too.
  const changesRoute = `/docs/${current}/changes`;
  for (const other of ['versioned_docs', 'general']) {
    editPages(site, other, (text) => text.replace(/\]\(\/docs\/changes(?=[)#])/g, `](${changesRoute}`));
  }
  cpSync(path.join(site, 'docs'), path.join(site, folder), {recursive: true});
  const archived = `data/changes/${current}.json`;
  const changes = readFileSync(path.join(site, archived), 'utf8');
  const moved = changes.replace(/("path": "\/docs)(?=["/#])/g, `$1/${current}`);
  const json = {parser: 'json', printWidth: 120, bracketSpacing: false} as const;
  writeFileSync(path.join(site, archived), await format(moved, json));
  const previous = editions[1]?.name ?? current;
  const successors = new Map([
    [previous, current],
    [current, name],
  ]);
  editPages(site, 'docs', (text) => text.replaceAll(`[Changes since ${previous}]`, `[Changes since ${current}]`));
  const page = path.join(site, 'docs/changes.md');
  const renamed = readFileSync(page, 'utf8').replace(/\b\d+\.\d+\b/g, (version) => successors.get(version) ?? version);
  writeFileSync(page, renamed.replace(`title: Changes since ${previous}`, `title: Changes since ${current}`));

  // A default import would be the whole module here, because the files in the root are CommonJS for Node.js.
  const sidebars = await loadFreshModule(path.join(import.meta.dirname, '../../sidebars.ts'));
  writeFileSync(path.join(site, sidebar), `${JSON.stringify(sidebars, null, 2)}\n`);
  writeFileSync(path.join(site, 'versions.json'), `${JSON.stringify(editions.map((edition) => edition.name))}\n`);
  // The tag stays until the tables are extracted from the new version, so that links lead to the right lines.
  const all = [{name, tag}, ...editions];
  writeFileSync(path.join(site, list), await format(JSON.stringify(all), json));
  const copied = tables(name).filter((file) => !existsSync(path.join(site, file)));
  for (const file of copied) {
    cpSync(path.join(site, file.replace(name, current)), path.join(site, file));
  }
  // The pages are the same, so they still use the names that no version has. The general pages belong to the new edition.
  const exceptions = readFileSync(path.join(site, exceptionList), 'utf8');
  let archivedPages = '';
  editPages(site, folder, (text) => {
    archivedPages += text;
    return text;
  });
  const rows = exceptions.replace(/^([^\t\n]+)\t([^\t\n]+)\t.*\n/gm, (row, exception: string, version: string) =>
    version === current
      ? (new RegExp(`\\b${escapeStringRegexp(exception)}\\b`).test(archivedPages) ? row : '') +
        row.replace(`${exception}\t${version}`, `${exception}\t${name}`)
      : row,
  );
  writeFileSync(path.join(site, exceptionList), rows);
  const added = `data/changes/${name}.json`;
  writeFileSync(path.join(site, added), await formatChanges(collectChanges(site, all)));
  return [folder, sidebar, 'versions.json', list, 'docs/changes.md', archived, added, exceptionList, ...copied];
}

if (isMain(import.meta.url)) {
  try {
    const written = await cutVersion(path.join(import.meta.dirname, '../..'), process.argv.slice(2).join(' '));
    console.log(`Wrote ${written.join(', ')}.`);
    console.log('Run "npm run check:versions" to see what is still missing.');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
