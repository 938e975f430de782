import {useEffect, useState} from 'react';
import type {ReleaseContents} from '@site/src/moodle/upgrade/contents';
import {unpackChanges} from '@site/src/moodle/upgrade/pack';
import type {Version} from '@site/src/moodle/types';

/** The changes of all releases, or the reason why they are missing. */
export interface LoadedChanges {
  releases?: ReleaseContents[];
  failure?: string;
  retry: () => void;
}

/** Loads the changes of all releases. They are as large as a hundred pages, so they load only when a plan needs them. */
export function useChanges(versions: readonly Version[], isNeeded: boolean): LoadedChanges {
  const [releases, setReleases] = useState<ReleaseContents[]>();
  const [failure, setFailure] = useState<string>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!isNeeded || releases) {
      return undefined;
    }
    let isWanted = true;
    import('@generated/upgrade-planner/default/changes.json').then(
      ({default: packed}) => {
        if (isWanted) {
          const changes = new Map(packed.map((release) => [release[0], unpackChanges(release)]));
          setFailure(undefined);
          setReleases(
            versions.flatMap((version) =>
              version.releases.map(({name, releaseDate}) => ({name, releaseDate, changes: changes.get(name) ?? []})),
            ),
          );
        }
      },
      (error: unknown) => isWanted && setFailure(String(error)),
    );
    return () => {
      isWanted = false;
    };
  }, [versions, isNeeded, releases, attempt]);

  return {releases, failure, retry: () => setAttempt(attempt + 1)};
}
