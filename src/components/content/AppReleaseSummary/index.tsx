import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {AppRelease} from '@site/src/platform/types';
import CalendarDate from '../CalendarDate';
import FactList from '../FactList';
import {PropError} from '../props';

export interface Props {
  /** A release of the mobile app, such as `4.1.1`. */
  version: string;
  /** Put in by the build: `data/app-releases.json`, or as much of it as is needed, the newest release first. */
  releases: readonly AppRelease[];
}

/** The oldest devices that a release runs on; undefined if that is not on record. */
export function devicesOf({minAndroid, minIos}: AppRelease): string | undefined {
  const known = [minAndroid && `Android ${minAndroid}`, minIos && `iOS ${minIos}`].filter(Boolean);
  return known.length > 0 ? known.join(', ') : undefined;
}

/**
 * What there is to know of a release of the mobile app at a glance. What is not on record is left out.
 *
 * @throws PropError for a release that is not on record, naming those that are.
 */
export default function AppReleaseSummary({version, releases}: Props): ReactNode {
  const release = releases.find((candidate) => candidate.version === version);
  if (!release) {
    const known = releases.map((candidate) => candidate.version).join(', ');
    throw new PropError('AppReleaseSummary', 'version', version, `a release of the app in quotes (${known})`);
  }
  // Releases that share a page have one summary each, and need not all name the newest.
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
        ['Oldest devices', devicesOf(release)],
        ['Newest release', newest && newest !== release ? <Link to={newest.route}>{newest.name}</Link> : undefined],
        [
          'Issues',
          release.issueListUrl && <Link href={release.issueListUrl}>All that was done for {release.name}</Link>,
        ],
      ]}
    />
  );
}
