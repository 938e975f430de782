import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import CalendarDate from '@site/src/components/content/CalendarDate';
import DataTable from '@site/src/components/content/DataTable';
import VersionStatus from '@site/src/components/content/VersionStatus';
import {supportedVersions} from '@site/src/moodle/support';
import type {Version} from '@site/src/moodle/types';

/** Shows the versions that were supported when the newest release came out, each with its newest release, PHP and support. */
export default function SupportedReleases({versions}: {versions: readonly Version[]}): ReactNode {
  return (
    <DataTable
      caption="Newest versions"
      columns={['Version', 'Newest release', 'Released', 'PHP', 'Support']}
      rows={supportedVersions(versions).map((version) => {
        const {name, isLTS, releases, requirements} = version;
        const newest = releases.at(-1);
        return {
          key: name,
          cells: [
            `${name}${isLTS ? ' (LTS)' : ''}`,
            newest?.notes === undefined ? newest?.name : <Link to={newest.notes}>Moodle {newest.name}</Link>,
            newest && <CalendarDate key="released" day={newest.releaseDate} />,
            requirements && `${requirements.php.min} or later`,
            <VersionStatus key="status" version={version} />,
          ],
        };
      })}
    />
  );
}
