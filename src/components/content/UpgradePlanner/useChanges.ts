import {useEffect, useState} from 'react';
import type {ReleaseContents} from '@site/src/releases/upgrade/contents';
import {unpackChanges} from '@site/src/releases/upgrade/pack';
import type {Version} from '@site/src/data/types';

/** What there is to compare, or why there is nothing yet. */
export interface LoadedChanges {
  releases?: ReleaseContents[];
  /** What went wrong, as the browser says it. */
  failure?: string;
  retry: () => void;
}

/**
 * Loads the changes of all releases. They are as large as a hundred pages, so that only a reader who plans pays for them.
 *
 * @param versions - Every version.
 * @param isNeeded - Whether they are needed yet.
 */
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
