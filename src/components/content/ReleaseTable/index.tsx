import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Release, Version} from '@site/src/moodle/types';
import CalendarDate from '../CalendarDate';
import DataTable from '../DataTable';
import {checkBoolean} from '../props';

export interface Props {
  link?: boolean;
  versions: readonly Version[];
}

/** All versions of the platform with their newest point releases and support dates. */
export default function ReleaseTable({versions, ...props}: Props): ReactNode {
  const link = checkBoolean('ReleaseTable', 'link', props.link ?? false);
  const releaseLink = (name: string, {notes}: Release): ReactNode =>
    link && notes !== undefined ? <Link to={notes}>{name}</Link> : name;
  return (
    <DataTable
      caption="Versions of Moodle"
      columns={[
        'Version',
        'Released',
        'Point releases',
        'Latest point release',
        'General support until',
        'Security support until',
      ]}
      rows={versions.map(({name, isLTS, releaseDate, releases: [first, ...points], ...version}) => {
        const latest = points.at(-1);
        return {
          key: name,
          cells: [
            <>
              {first ? releaseLink(name, first) : name} {isLTS && '(LTS)'}
            </>,
            <CalendarDate key="released" day={releaseDate} />,
            points.length,
            latest ? (
              <>
                {releaseLink(latest.name, latest)}, <CalendarDate day={latest.releaseDate} />
              </>
            ) : (
              'None'
            ),
            <CalendarDate key="general" day={version.generalEndDate} />,
            <CalendarDate key="security" day={version.securityEndDate} />,
          ],
        };
      })}
    />
  );
}
