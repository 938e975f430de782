import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {presentAddress} from '@site/src/moodle/trackerUrl';
import type {AppRelease} from '@site/src/moodle/types';
import CalendarDate from '../CalendarDate';
import FactList from '../FactList';
import {PropError} from '../props';

export interface Props {
  version: string;
  /** Added by the build: the part of `data/app-releases.json` that the page needs, newest first. */
  releases: readonly AppRelease[];
}

/** Returns the oldest operating system versions that a release supports, or undefined if they are not on record. */
export function minimumDevices({minAndroid, minIos}: AppRelease): string | undefined {
  const known = [minAndroid && `Android ${minAndroid}`, minIos && `iOS ${minIos}`].filter(Boolean);
  return known.length > 0 ? known.join(', ') : undefined;
}

/** Shows an overview of a release of the mobile app. Facts that are not on record are left out. */
export default function AppReleaseSummary({version, releases}: Props): ReactNode {
  const release = releases.find((candidate) => candidate.version === version);
  if (!release) {
    const known = releases.map((candidate) => candidate.version).join(', ');
    throw new PropError('AppReleaseSummary', 'version', version, `a release of the app in quotes (${known})`);
  }
  // On pages that summarise many releases, the newest release would be repeated in every summary.
  const newest = release.route.includes('#') ? undefined : releases[0];
  return (
    <FactList
      facts={[
        [
          'Release date',
          <>
            <CalendarDate day={release.date} />
            {release.note !== undefined && ` (${release.note})`}
          </>,
        ],
        ['Version code', release.versionCode],
        ['Lowest Moodle version', release.minPlatform],
        ['Lowest OS versions', minimumDevices(release)],
        [
          'Newest release',
          newest && newest !== release ? (
            <>
              <Link to={newest.route}>{newest.name}</Link>, <CalendarDate day={newest.date} />
            </>
          ) : undefined,
        ],
        [
          'Issues',
          release.issueListUrl && (
            <Link href={presentAddress(release.issueListUrl)}>Issues resolved in {release.name}</Link>
          ),
        ],
      ]}
    />
  );
}
