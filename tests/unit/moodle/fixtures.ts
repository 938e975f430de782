import type {AppRelease, Version} from '@site/src/moodle/types';
import data from '../../data/releases.json';

/** Newest first, like `src/moodle/versions.ts`. */
export const versions = data.versions as unknown as readonly Version[];

const [newest, longTerm, oldest] = versions;

/** A long-term support version with complete data. */
export const fourOne: Version = longTerm!;

/** The newest version, without point releases. */
export const fourTwo: Version = newest!;

/** An old version with little data. */
export const oneFour: Version = oldest!;

/** Releases of the mobile app, newest first, like `data/app-releases.json`. */
export const appReleases: readonly AppRelease[] = data.appReleases;
