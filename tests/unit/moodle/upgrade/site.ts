import type {LoadContext} from '@docusaurus/types';
import upgradePlanner from '@site/src/plugins/upgrade-planner';
import type {Version} from '@site/src/moodle/types';
import {readReleases} from '@site/src/moodle/releases/readReleases';
import type {ReleaseContents} from '@site/src/moodle/upgrade/contents';
import {unpackChanges} from '@site/src/moodle/upgrade/pack';

export const versions: readonly Version[] = readReleases(process.cwd()).versions;

/** All releases with their changes, as the planner loads them. */
export async function readContents(): Promise<ReleaseContents[]> {
  const packed = (await upgradePlanner({siteDir: process.cwd()} as LoadContext).loadContent?.())!;
  const changes = new Map(packed.map((release) => [release[0], unpackChanges(release)]));
  return versions.flatMap(({releases}) =>
    releases.map(({name, releaseDate}) => ({name, releaseDate, changes: changes.get(name) ?? []})),
  );
}

/** Finds a release in the data. */
export function find<Named extends {name: string}>(name: string, releases: readonly Named[]): Named {
  const release = releases.find((candidate) => candidate.name === name);
  if (!release) {
    throw new Error(`There is no release ${name}.`);
  }
  return release;
}
