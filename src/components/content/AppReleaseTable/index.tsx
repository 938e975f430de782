import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {AppRelease} from '@site/src/platform/types';
import {devicesOf} from '../AppReleaseSummary';
import CalendarDate from '../CalendarDate';
import DataTable from '../DataTable';
import {checkSwitch, PropError} from '../props';

export interface Props {
  /** First number of the versions to show, such as `4`; all are shown without it. */
  series?: string;
  /** Whether releases are linked to their notes. */
  link?: boolean;
  /** Put in by the build: `data/app-releases.json`. */
  releases: readonly AppRelease[];
}

const seriesOf = ({version}: AppRelease): string | undefined => version.split('.')[0];

/**
 * Releases of the mobile app, with the oldest platform and devices that they work with.
 *
 * @throws PropError for a series without releases, and for a `link` that is neither true nor false.
 */
export default function AppReleaseTable({series, releases, ...props}: Props): ReactNode {
  const link = checkSwitch('AppReleaseTable', 'link', props.link ?? false);
  const shown = releases.filter((release) => series === undefined || seriesOf(release) === series);
  if (shown.length === 0) {
    const known = [...new Set(releases.map(seriesOf))].join(', ');
    throw new PropError('AppReleaseTable', 'series', series, `a series in quotes (${known})`);
  }
  return (
    <DataTable
      caption={series === undefined ? 'Releases of the mobile app' : `Releases ${series}.x of the mobile app`}
      columns={['Release', 'Released', 'Version code', 'Oldest Moodle', 'Oldest devices']}
      rows={shown.map((release) => ({
        key: release.version,
        cells: [
          link ? <Link to={release.route}>{release.name}</Link> : release.name,
          <>
            <CalendarDate day={release.date} />
            {release.note !== undefined && ` (${release.note})`}
          </>,
          release.versionCode ?? 'Not on record',
          release.minPlatform,
          devicesOf(release) ?? 'Not on record',
        ],
      }))}
    />
  );
}
