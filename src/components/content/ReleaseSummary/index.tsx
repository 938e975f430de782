import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {issueListOf} from '@site/src/moodle/releases/issueList';
import type {Release, Version} from '@site/src/moodle/types';
import Badge from '../Badge';
import CalendarDate from '../CalendarDate';
import FactList from '../FactList';
import {checkBoolean} from '../props';
import {findRelease} from '../release';
import VersionStatus from '../VersionStatus';

const downloads = 'https://download.moodle.org/';

export interface Props {
  /** A release, such as `4.1.3`, or a version, such as `4.1`. */
  version: string;
  link?: boolean;
  data: Version;
}

function Notes({release: {notes}, text}: {release: Release; text: string}): ReactNode {
  return notes === undefined ? text : <Link to={notes}>{text}</Link>;
}

/**
 * Shows an overview of a release, with its date, build, support status and further links. Facts that are not on record
 * are left out.
 */
export default function ReleaseSummary({version, data, ...props}: Props): ReactNode {
  const release = findRelease('ReleaseSummary', data, version);
  const link = checkBoolean('ReleaseSummary', 'link', props.link ?? false);
  const newest = data.releases.at(-1);
  const issues = issueListOf(release);
  // Upgrade instructions are only recorded for the first release of a version.
  const upgradeUrl = release.upgradeUrl ?? data.releases[0]?.upgradeUrl;
  return (
    <FactList
      facts={[
        [
          'Release',
          // The title of the release's own page says the same.
          (link || data.isLTS) && (
            <>
              Moodle {release.name} {data.isLTS && <Badge tone="info">Long-term support (LTS)</Badge>}
            </>
          ),
        ],
        ['Release date', <CalendarDate key="date" day={release.releaseDate} />],
        ['Build', release.build],
        ['Support', <VersionStatus key="status" version={data} hidesDate />],
        ['General support until', <CalendarDate key="general" day={data.generalEndDate} />],
        ['Security support until', <CalendarDate key="security" day={data.securityEndDate} />],
        [
          'Extended security support until',
          data.extendedSecurityEndDate && <CalendarDate day={data.extendedSecurityEndDate} />,
        ],
        ['Note', release.remark],
        [
          'Release notes',
          link && release.notes !== undefined ? (
            <Notes release={release} text={`Moodle ${release.name} release notes`} />
          ) : undefined,
        ],
        [
          `Newest release of ${data.name}`,
          newest && newest.name !== release.name ? (
            <>
              <Notes release={newest} text={`Moodle ${newest.name}`} />, <CalendarDate day={newest.releaseDate} />
            </>
          ) : undefined,
        ],
        ['Issues', issues && <Link href={issues}>Issues fixed in Moodle {release.name}</Link>],
        [
          'New features',
          data.newFeaturesUrl && <Link href={data.newFeaturesUrl}>New features for users of Moodle {data.name}</Link>,
        ],
        ['Upgrade', upgradeUrl && <Link href={upgradeUrl}>How to upgrade to Moodle {data.name}</Link>],
        [
          'Download',
          <Link key="download" href={downloads}>
            Supported releases
          </Link>,
        ],
      ]}
    />
  );
}
