/*
 * Finds out which release added each name, and writes it to `data/symbols/VERSION-since.tsv` for each edition:
 *
 *     npx tsx tools/symbols/firstReleases.ts RELEASES_FOLDER
 *
 * RELEASES_FOLDER has a folder for each release, such as `4.4.2`, with the tables that `npm run symbols:extract` wrote for
 * it. The more releases there are, the more exact are the results. `data/symbols/README.md` lists the ones that were used.
 */
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {editions} from '../../src/moodle/editions.ts';
import {ownerOf, SymbolTable} from '../../src/moodle/symbols/table.ts';
import {compareVersions, versionOfRelease} from '../../src/moodle/versionNames.ts';
import {isMain} from '../lib/isMain.ts';
import {entriesOf, formatSymbols} from './index.ts';

/** Returns the release after another one of the same version. */
function nextRelease(release: string): string {
  const [major, minor, patch = '0'] = release.split('.');
  return [major, minor, Number(patch) + 1].join('.');
}

/** Returns when a symbol was added, from the newest release without it and the release after that. */
function sinceOf(lacking: string, having: string): string {
  const version = versionOfRelease(having);
  if (versionOfRelease(lacking) !== version) {
    return version;
  }
  const first = nextRelease(lacking);
  return first === having ? having : `${first}-${having}`;
}

/**
 * Lists which version or release added each symbol of an edition, and the newest release of the edition's version that lacks
 * it. Symbols that all releases have are left out, and members that were added with their class. If the first release of the
 * version lacks a symbol, it doesn't matter which older versions have it. Newer releases are ignored.
 */
export function firstReleases(
  edition: SymbolTable,
  release: string,
  earlier: ReadonlyMap<string, SymbolTable>,
): string {
  const releases = [...earlier].filter(([name]) => compareVersions(name, release) < 0);
  releases.push([release, edition]);
  releases.sort(([a], [b]) => compareVersions(a, b));
  const ofVersion = releases.filter(([name]) => versionOfRelease(name) === versionOfRelease(release));
  const known = new Map<string, string>();
  const lines = edition.list(true).flatMap((symbol) => {
    const versions = new Map(
      releases.map(([name, table]) => [versionOfRelease(name), table.counterpartOf(symbol) !== undefined]),
    );
    const missingIn = ofVersion.findLast(([, table]) => !table.counterpartOf(symbol))?.[0] ?? '';
    const start = releases.findIndex(([name]) => name === missingIn) + 1;
    // A name that the last release of a version lacks was removed again, or the checkout has changes of its own.
    const first = releases.findIndex(
      ([name, table], index) => index >= start && versions.get(versionOfRelease(name)) && table.counterpartOf(symbol),
    );
    const [lacking, having] = [releases[first - 1]?.[0], releases[first]?.[0] ?? release];
    if (lacking === undefined) {
      return [];
    }
    const since = `${sinceOf(lacking, having)}\t${missingIn}`.trimEnd();
    if (symbol.name.includes('::') && known.get(ownerOf(symbol.name)) === since) {
      return [];
    }
    const kind = edition.classOf(symbol.name)?.symbol === symbol ? 'class' : symbol.kind;
    if (kind === 'class') {
      known.set(symbol.name, since);
    }
    return [`${kind}\t${symbol.name}\t${since}`];
  });
  return `${['kind\tname\tsince\tmissing in', ...lines].join('\n')}\n`;
}

function readReleases(folder: string): Map<string, SymbolTable> {
  return new Map(
    readdirSync(folder).map((release) => {
      const tables = path.join(folder, release, `moodle-${versionOfRelease(release)}`);
      return [release, new SymbolTable(formatSymbols(entriesOf(tables)))];
    }),
  );
}

if (isMain(import.meta.url)) {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) {
    console.error('Usage: npx tsx tools/symbols/firstReleases.ts RELEASES_FOLDER');
    process.exitCode = 1;
  } else {
    const releases = readReleases(folder);
    for (const {name, tag} of editions) {
      const file = path.join(import.meta.dirname, '../../data/symbols', name);
      const table = new SymbolTable(readFileSync(`${file}.tsv`, 'utf8'));
      writeFileSync(`${file}-since.tsv`, firstReleases(table, tag.slice(1), releases));
    }
  }
}
