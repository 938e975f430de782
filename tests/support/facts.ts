import {archivedEditions, currentEdition} from '../../src/moodle/editions.ts';
import {newestFirst} from '../../src/moodle/releases/newestFirst.ts';
import {readReleases} from '../../src/moodle/releases/readReleases.ts';

/* What tests expect of pages that show data. They take it from the data, so that adding a release or an edition breaks no test. */

/** All releases and their pages, oldest first. */
export const releases = readReleases(process.cwd());

/** Releases with their versions, newest first. */
export const dated = newestFirst(releases.versions);

/** The oldest edition, which stands for all archived ones. */
export const archivedEdition = archivedEditions.at(-1) ?? '';

/** Route of the archived edition. */
export const archivedDocs = `/docs/${archivedEdition}`;

export {archivedEditions, currentEdition};
