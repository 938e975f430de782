import type {ReactNode} from 'react';
import ScrollTable from '@site/src/components/site/ScrollTable';
import {compareVersions} from '@site/src/platform/versionNames.ts';
import Badge from '../Badge';
import {checkVersion} from '../props';
import styles from './styles.module.css';

type ChangeKind = 'added' | 'changed' | 'deprecated' | 'removed';

/** The newest release that brought a change of the kind. */
export type Props = Readonly<Partial<Record<ChangeKind, string>>> & {
  /** Rows of the table, each with release, kind of change, what it is, and issue. */
  children: ReactNode;
};

const badges: Record<ChangeKind, {tone: 'info' | 'neutral' | 'warning'; label: string}> = {
  removed: {tone: 'warning', label: 'Removed in'},
  deprecated: {tone: 'warning', label: 'Deprecated since'},
  changed: {tone: 'neutral', label: 'Changed in'},
  added: {tone: 'info', label: 'Since'},
};

/**
 * What happened to the subject of a heading: badges that are always there, and a table that opens. Authors do not write
 * it: `src/markdown/versionHistory.ts` makes it of a block of YAML.
 *
 * @throws PropError for a version that is none.
 */
export default function VersionHistory({children, ...props}: Props): ReactNode {
  const kinds = (Object.keys(badges) as ChangeKind[])
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
      <ScrollTable className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Release</th>
            <th scope="col">Change</th>
            <th scope="col">What</th>
            <th scope="col">Issue</th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </ScrollTable>
    </details>
  );
}
