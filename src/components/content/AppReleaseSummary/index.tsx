import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {AppRelease} from '@site/src/platform/types';
import CalendarDate from '../CalendarDate';
import FactList from '../FactList';
import {PropError} from '../props';

export interface Props {
  /** A release of the mobile app, such as `4.1.1`. */
  version: string;
  /** Added by the build: the necessary part of `data/app-releases.json`, newest first. */
  releases: readonly AppRelease[];
}

/** Returns the oldest operating systems that a release supports; undefined if they are not on record. */
export function minimumDevices({minAndroid, minIos}: AppRelease): string | undefined {
  const known = [minAndroid && `Android ${minAndroid}`, minIos && `iOS ${minIos}`].filter(Boolean);
  return known.length > 0 ? known.join(', ') : undefined;
}

/** An overview of a release of the mobile app. Facts that are not on record are left out. */
export default function AppReleaseSummary({version, releases}: Props): ReactNode {
  const release = releases.find((candidate) => candidate.version === version);
  if (!release) {
    const known = releases.map((candidate) => candidate.version).join(', ');
    throw new PropError('AppReleaseSummary', 'version', version, `a release of the app in quotes (${known})`);
  }
  // Some pages have summaries of many releases, which should not all repeat the newest one.
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
        ['Oldest Moodle', release.minPlatform],
        ['Oldest devices', minimumDevices(release)],
        ['Newest release', newest && newest !== release ? <Link to={newest.route}>{newest.name}</Link> : undefined],
        [
          'Issues',
          release.issueListUrl && <Link href={release.issueListUrl}>All that was done for {release.name}</Link>,
        ],
      ]}
    />
  );
}
