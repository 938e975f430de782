import type {ReactNode} from 'react';
import type {ProofFigures, ProofSummary as Summary} from '@site/src/moodle/proof/summary';
import {currentEdition} from '@site/src/moodle/editions';
import DataTable, {type Row} from '../DataTable';
import {formatCount} from '../formatCount';

export interface Props {
  summary: Summary;
}

const columns = [
  'Docs',
  'Samples',
  'Tests',
  'Executed',
  'Called',
  'Loaded',
  'In a plugin',
  'Cannot run',
  'Not proven',
  'Ran on',
];

function titleOf(docs: string): string {
  const titles: Partial<Record<string, string>> = {
    current: `Developer docs ${currentEdition}`,
    general: 'General docs',
  };
  return titles[docs] ?? `Developer docs ${docs}`;
}

function rowOf({docs, counts, releases}: ProofFigures): Row {
  const kinds = ['test', 'executed', 'called', 'loaded', 'plugin', 'skipped', 'unproven'] as const;
  const numbers = kinds.map((kind) => counts[kind] ?? 0);
  const total = numbers.reduce((sum, number) => sum + number, 0);
  return {key: docs, cells: [titleOf(docs), total, ...numbers, releases.join(', ')]};
}

/** Shows how many PHP samples ran in the platform, and why the others cannot run. */
export default function ProofSummary({summary: {figures, reasons}}: Props): ReactNode {
  return (
    <>
      <DataTable caption="PHP samples that ran in Moodle" columns={columns} rows={figures.map(rowOf)} />
      <ul>
        {Object.entries(reasons).map(([reason, count]) => (
          <li key={reason}>
            {formatCount(count, 'sample')}: {reason}
          </li>
        ))}
      </ul>
    </>
  );
}
