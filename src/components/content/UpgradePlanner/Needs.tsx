import {versionOf} from '@site/src/data/versionNames.mjs';
import type {ReactNode} from 'react';
import type {Release, Version} from '@site/src/data/types';
import {requirementChanges, type RequirementChange} from '@site/src/releases/upgrade/requirements';
import Badge from '../Badge';
import DataTable from '../DataTable';

interface Props {
  from: Release;
  to: Release;
  versions: readonly Version[];
}

function Table({
  caption,
  from,
  to,
  needs,
}: {
  caption: string;
  from: string;
  to: string;
  needs: readonly RequirementChange[];
}): ReactNode {
  return (
    <DataTable
      caption={caption}
      columns={['Need', `Moodle ${from}`, `Moodle ${to}`]}
      rows={needs.map(({what, before, after, isChanged}) => ({
        key: what,
        cells: [
          what,
          before ?? 'Not on record',
          <>
            {after} {isChanged && <Badge tone="warning">Changed</Badge>}
          </>,
        ],
      }))}
    />
  );
}

/**
 * What the target needs from server and browsers, changes first.
 *
 * @param props - See `Props`.
 */
export default function Needs({from, to, versions}: Props): ReactNode {
  const [before, after] = [from, to].map(
    ({name}) => versions.find((version) => version.name === versionOf(name))?.requirements,
  );
  if (!after) {
    return <p>What Moodle {to.name} needs is not on record.</p>;
  }
  const needs = requirementChanges({name: from.name, requirements: before}, {name: to.name, requirements: after});
  const changed = needs.filter(({isChanged}) => isChanged);
  const others = needs.filter(({isChanged}) => !isChanged);
  return (
    <>
      {changed.length > 0 ? (
        <Table caption="What changes" from={from.name} to={to.name} needs={changed} />
      ) : (
        before && (
          <p>
            Nothing changes: {to.name} needs what {from.name} needs.
          </p>
        )
      )}
      {others.length > 0 && (
        <details>
          <summary>{before ? 'What stays the same' : `What Moodle ${to.name} needs`}</summary>
          <Table caption={`Needs of Moodle ${to.name}`} from={from.name} to={to.name} needs={others} />
        </details>
      )}
    </>
  );
}
