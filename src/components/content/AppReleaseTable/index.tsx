import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {AppRelease} from '@site/src/moodle/types';
import {minimumDevices} from '../AppReleaseSummary';
import CalendarDate from '../CalendarDate';
import DataTable from '../DataTable';
import {checkBoolean, PropError} from '../props';

export interface Props {
  /** Major version to show, such as `4`. By default, all versions are shown. */
  series?: string;
  link?: boolean;
  releases: readonly AppRelease[];
}

const seriesOf = ({version}: AppRelease): string | undefined => version.split('.')[0];

/** Lists the releases of the mobile app, with the oldest platform and operating system versions that they support. */
export default function AppReleaseTable({series, releases, ...props}: Props): ReactNode {
  const link = checkBoolean('AppReleaseTable', 'link', props.link ?? false);
  const shown = releases.filter((release) => series === undefined || seriesOf(release) === series);
  if (shown.length === 0) {
    const known = [...new Set(releases.map(seriesOf))].join(', ');
    throw new PropError('AppReleaseTable', 'series', series, `a series in quotes (${known})`);
  }
  return (
    <DataTable
      caption={series === undefined ? 'Releases of the mobile app' : `Releases ${series}.x of the mobile app`}
      columns={['Release', 'Released', 'Version code', 'Lowest Moodle version', 'Lowest OS versions']}
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
          minimumDevices(release) ?? 'Not on record',
        ],
      }))}
    />
  );
}
