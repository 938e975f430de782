import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {versionOfRelease} from '@site/src/moodle/versionNames.ts';
import {databaseLabels} from '@site/src/moodle/databases';
import {lastDayOf} from '@site/src/moodle/support';
import type {DatabaseName, Release, Version} from '@site/src/moodle/types';
import {minimumsOf} from '@site/src/moodle/upgrade/databases';
import type {PathRelease} from '@site/src/moodle/upgrade/php';
import {pathOf, phpRequirement} from '@site/src/moodle/upgrade/requirements';
import CalendarDate from '../CalendarDate';
import DataTable from '../DataTable';
import FactList from '../FactList';
import {formatCount} from '../formatCount';
import VersionStatus from '../VersionStatus';

interface Props {
  from: Release;
  to: Release;
  /** From `planSteps`. */
  steps: readonly Release[];
  versions: readonly Version[];
  /** Leaves out the requirements for other databases. */
  database?: DatabaseName;
  route: string;
  /** Numbers of changes; undefined while the changes are loading. */
  counts: {securityFixes: number; lost: number; lostSecurityFixes: number} | undefined;
  /** Query string that plans an upgrade to another target. */
  addressOf: (to: string) => string;
}

function NewestReleaseHint({to, newest, addressOf}: Pick<Props, 'to' | 'addressOf'> & {newest: Release}): ReactNode {
  return (
    newest !== to && (
      <p>
        Moodle {newest.name}, released on <CalendarDate day={newest.releaseDate} />, is the newest release of Moodle{' '}
        {versionOfRelease(to.name)}. It has more fixes and the same minimum requirements.{' '}
        <Link to={addressOf(newest.name)}>Plan an upgrade to {newest.name}</Link>.
      </p>
    )
  );
}

/** The card at the top of a plan: the steps with their requirements, and what the upgrade gains and loses. */
export default function Summary({from, to, steps, versions, database, route, counts, addressOf}: Props): ReactNode {
  const version = versions.find(({name}) => name === versionOfRelease(to.name));
  const newest = version?.releases.at(-1) ?? to;
  const path = pathOf(
    steps.map(({name}) => name),
    versions,
    database,
  );
  return (
    <>
      <p role="status">{route}</p>
      <DataTable
        caption={steps.length === 1 ? 'The upgrade in one step' : `The upgrade in ${steps.length} steps`}
        columns={['Step', 'Released', 'PHP', 'Lowest database version']}
        rows={steps.map((step, index) => {
          const release: PathRelease = path[index] ?? step;
          return {
            key: step.name,
            cells: [
              <>
                {index + 1}.{' '}
                {step.notes === undefined ? `Moodle ${step.name}` : <Link to={step.notes}>Moodle {step.name}</Link>}
              </>,
              <CalendarDate key="released" day={step.releaseDate} />,
              phpRequirement(release).text ?? 'Not on record',
              release.requirements
                ? minimumsOf(release)
                    .map(({name, min}) => `${databaseLabels[name]} ${min}`)
                    .join(', ')
                : 'Not on record',
            ],
          };
        })}
      />
      <FactList
        facts={[
          [
            'Security fixes',
            counts
              ? counts.securityFixes === 0
                ? 'None on record'
                : `${counts.securityFixes} that Moodle ${from.name} doesn't have`
              : 'Loading…',
          ],
          [
            'Lost changes',
            counts
              ? counts.lost === 0
                ? 'None'
                : `${formatCount(counts.lost, 'change')}${
                    counts.lostSecurityFixes === 0
                      ? ''
                      : `, including ${formatCount(counts.lostSecurityFixes, 'security fix', 'security fixes')}`
                  }`
              : 'Loading…',
          ],
          ...(version
            ? ([
                [`Support of ${version.name}`, <VersionStatus key="status" version={version} />],
                ['Security support until', <CalendarDate key="security" day={lastDayOf(version)} />],
              ] as const)
            : []),
        ]}
      />
      <NewestReleaseHint to={to} newest={newest} addressOf={addressOf} />
    </>
  );
}
