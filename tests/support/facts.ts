import {existsSync, readFileSync} from 'node:fs';
import {load} from 'cheerio';
import type {Changes} from '../../src/moodle/editionChanges.ts';
import {archivedEditions, currentEdition, currentLabel, editions} from '../../src/moodle/editions.ts';
import {newestFirst} from '../../src/moodle/releases/newestFirst.ts';
import {readReleases} from '../../src/moodle/releases/readReleases.ts';
import {archived} from '../../tools/lib/pageKinds.ts';

/* What tests expect of pages that show data. They take it from the data, so that adding a release or an edition breaks no test. */

/** All releases and their pages, oldest first. */
export const releases = readReleases(process.cwd());

/** Releases with their versions, newest first. */
export const dated = newestFirst(releases.versions);

export const newestRelease = releases.versions.at(-1)?.releases.at(-1)?.name ?? '';

/** Number of a release that will never exist. */
export const unknownRelease = '0.99.99';

/**
 * An upgrade that loses changes: from the last release of a version to the first point release of the next version,
 * which came out before.
 */
export const lossyUpgrade = releases.versions
  .slice(0, -1)
  .map(({releases: all}, index) => {
    const next = releases.versions[index + 1]?.releases ?? [];
    return {from: all.at(-1), to: next[1], newest: next.at(-1)?.name ?? ''};
  })
  .filter(({from, to, newest}) => from && to && from.releaseDate > to.releaseDate && newest !== to.name)
  .map(({from, to, newest}) => ({from: from?.name ?? '', to: to?.name ?? '', newest}))
  .at(-1)!;

/** An upgrade over several versions, with notes to read before it. */
export const longUpgrade = {from: releases.versions.at(-6)?.releases.at(-1)?.name ?? '', to: newestRelease};

/** An upgrade in one step to a point release that is not the newest of its version. */
export const shortUpgrade = releases.versions
  .filter(({releases: all}) => all.length > 2)
  .map(({releases: [from, to]}) => ({from: from?.name ?? '', to: to?.name ?? ''}))
  .at(-1)!;

/** The oldest edition, which stands for all archived ones. */
export const archivedEdition = archivedEditions.at(-1) ?? '';

/** Route of the archived edition. */
export const archivedDocs = archived('/docs');

/** The newest edition with changed names. A new edition has none until its names are extracted from its source. */
const changedEdition = editions.find(({name}) => {
  const file = `data/changes/${name}.json`;
  return existsSync(file) && (JSON.parse(readFileSync(file, 'utf8')) as Changes).symbols.versions.length > 0;
})?.name;

/** Route of the first page of that edition, which has a page "Changes since …". */
export const changedDocs = changedEdition === currentEdition ? '/docs' : `/docs/${changedEdition}`;

/** Start of the URLs of the current edition's source files. */
export const currentSource = `https://github.com/moodle/moodle/blob/${editions[0].tag}/`;

/** Start of the URLs of the archived edition's source files. */
export const archivedSource = `https://github.com/moodle/moodle/blob/${editions.at(-1)?.tag}/`;

/** Returns the title of a page in the last build. */
export function titleOf(route: string): string {
  return load(readFileSync(`build${route}.html`, 'utf8'))('h1').text();
}

export {archived, archivedEditions, currentEdition, currentLabel};
