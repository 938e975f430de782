import type {ReactNode} from 'react';
import clsx from 'clsx';
import ScrollTable from '@site/src/components/site/ScrollTable';
import {stackedTable} from '@site/src/markdown/columnLabels.ts';
import type {HistoryKind} from '@site/src/moodle/editionChanges';
import {compareVersions} from '@site/src/moodle/versionNames.ts';
import Badge from '../Badge';
import {checkVersion} from '../props';
import styles from './styles.module.css';

/** The newest release with each kind of change. */
export type Props = Readonly<Partial<Record<HistoryKind, string>>> & {
  /** Table rows with release, kind of change, description and issue. */
  children: ReactNode;
};

const badges: Record<HistoryKind, {tone: 'info' | 'neutral' | 'warning' | 'danger'; label: string}> = {
  removed: {tone: 'danger', label: 'Removed in'},
  deprecated: {tone: 'warning', label: 'Deprecated since'},
  changed: {tone: 'neutral', label: 'Changed in'},
  added: {tone: 'info', label: 'Since'},
};

/**
 * Shows the history of the feature that a heading describes: a summary with badges, and a table that readers can open.
 * Authors don't use the component directly, because `src/markdown/versionHistory.ts` generates it from a YAML block.
 */
export default function VersionHistory({children, ...props}: Props): ReactNode {
  const kinds = (Object.keys(badges) as HistoryKind[])
    .flatMap((kind) => {
      const version = props[kind];
      return version === undefined ? [] : [{kind, version: checkVersion('VersionHistory', version)}];
    })
    .sort((a, b) => compareVersions(b.version, a.version));
  return (
    <details className={styles.history}>
      <summary className={styles.summary}>
        <span className={styles.label}>Version history</span>
        {kinds.map(({kind, version}) => (
          <span key={kind} className={styles.badge}>
            <Badge tone={badges[kind].tone}>
              {badges[kind].label} {version}
            </Badge>
          </span>
        ))}
      </summary>
      {/* As cards on phones, the rows need no labels, because it is clear what each part is. */}
      <ScrollTable className={clsx(styles.table, stackedTable)}>
        <thead>
          <tr>
            <th scope="col">Release</th>
            <th scope="col">Change</th>
            <th scope="col">Description</th>
            <th scope="col">Issue</th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </ScrollTable>
    </details>
  );
}
