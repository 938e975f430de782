import type {ReactNode} from 'react';
import type {DatabaseName, Release, Version} from '@site/src/moodle/types';
import {pathOf, requirementRows, type RequirementRow} from '@site/src/moodle/upgrade/requirements';
import Badge from '../Badge';
import DataTable from '../DataTable';
import {formatCount} from '../formatCount';
import styles from './styles.module.css';

interface Props {
  from: Release;
  /** From `planSteps`. */
  steps: readonly Release[];
  versions: readonly Version[];
  /** Leaves out the requirements for other databases. */
  database?: DatabaseName;
}

interface TableProps {
  caption: string;
  releases: readonly string[];
  rows: readonly RequirementRow[];
}

function Table({caption, releases, rows}: TableProps): ReactNode {
  return (
    <DataTable
      caption={caption}
      columns={['Requirement', ...releases.map((name) => `Moodle ${name}`)]}
      rows={rows.map(({what, values}) => ({
        key: what,
        cells: [
          what,
          ...values.map(({text, note, isChanged}) => (
            <>
              {text ?? 'Not on record'} {isChanged && <Badge tone="warning">Changed</Badge>}{' '}
              {note !== undefined && <span className={styles.note}>{note}</span>}
            </>
          )),
        ],
      }))}
    />
  );
}

/** What every release on the path requires from the server and from browsers. Requirements that change come first. */
export default function PlanRequirements({from, steps, versions, database}: Props): ReactNode {
  const releases = [from, ...steps].map(({name}) => name);
  const path = pathOf(releases, versions, database);
  const rows = requirementRows(path);
  const changed = rows.filter(({isChanged}) => isChanged);
  const others = rows.filter(({isChanged}) => !isChanged);
  const othersTitle = changed.length > 0 ? 'Other requirements' : `Requirements of Moodle ${releases.at(-1)}`;
  if (!path.at(-1)?.requirements) {
    return <p>The requirements of Moodle {releases.at(-1)} are not on record.</p>;
  }
  return (
    <>
      {changed.length > 0 ? (
        <details>
          <summary>{formatCount(changed.length, 'requirement changes', 'requirements change')}</summary>
          <Table caption="Requirements that change" releases={releases} rows={changed} />
        </details>
      ) : (
        path[0]?.requirements && (
          <p>
            Moodle {releases.at(-1)} has the same requirements as Moodle {from.name}.
          </p>
        )
      )}
      {others.length > 0 && (
        <details>
          <summary>{othersTitle}</summary>
          <Table caption={othersTitle} releases={releases} rows={others} />
        </details>
      )}
    </>
  );
}
