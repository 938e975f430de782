import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Release, Version} from '@site/src/platform/types';
import CalendarDate from '../CalendarDate';
import DataTable from '../DataTable';
import {checkSwitch} from '../props';

export interface Props {
  /** Whether releases are linked to their notes. */
  link?: boolean;
  /** Put in by the build: `src/platform/versions.ts`. */
  versions: readonly Version[];
}

/**
 * Every version of the platform with its newest point release and the end of its support.
 *
 * @throws PropError for a `link` that is neither true nor false.
 */
export default function ReleaseTable({versions, ...props}: Props): ReactNode {
  const link = checkSwitch('ReleaseTable', 'link', props.link ?? false);
  const named = (name: string, {notes}: Release): ReactNode =>
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
              {first ? named(name, first) : name} {isLTS && '(LTS)'}
            </>,
            <CalendarDate key="released" day={releaseDate} />,
            points.length,
            latest ? (
              <>
                {named(latest.name, latest)}, <CalendarDate day={latest.releaseDate} />
              </>
            ) : (
              'None yet'
            ),
            <CalendarDate key="general" day={version.generalEndDate} />,
            <CalendarDate key="security" day={version.securityEndDate} />,
          ],
        };
      })}
    />
  );
}
