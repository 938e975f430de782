import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Changes} from '@site/src/moodle/editionChanges';
import {compareVersions, versionOfRelease} from '@site/src/moodle/versionNames';
import Badge from '../Badge';
import CodeText from '../CodeText';
import DataTable from '../DataTable';
import TrackerLink from '../TrackerLink';
import styles from './styles.module.css';

export interface Props {
  /** The edition whose changes are shown. It selects `changes`. */
  edition: string;
  changes: Pick<Changes, 'pageChanges'>;
}

const badges = {
  added: {tone: 'info', label: 'New'},
  changed: {tone: 'neutral', label: 'Changed'},
  deprecated: {tone: 'warning', label: 'Deprecated'},
  removed: {tone: 'danger', label: 'Removed'},
} as const;

/** Lists the changes that the current documentation describes by version, each with its section, release and issue. */
export default function PageChanges({changes: {pageChanges}}: Props): ReactNode {
  const versions = [...new Set(pageChanges.map(({version}) => versionOfRelease(version)))];
  return versions
    .sort((a, b) => compareVersions(b, a))
    .map((group) => (
      <DataTable
        key={group}
        caption={`Moodle ${group}`}
        columns={['Page', 'Change', 'Description', 'Issue']}
        rows={pageChanges
          .filter(({version}) => versionOfRelease(version) === group)
          .map(({title, path, heading, kind, version, what, instead, issue}) => ({
            key: `${path} ${kind} ${what}`,
            cells: [
              <Link key="page" className={styles.page} to={path}>
                {heading === undefined ? title : `${title}: ${heading}`}
              </Link>,
              <Fragment key="change">
                <Badge tone={badges[kind].tone}>{badges[kind].label}</Badge>
                {/* The caption names the version, but not the point release. */}
                {version !== group && ` ${version}`}
              </Fragment>,
              <span key="what" className={styles.what}>
                <CodeText text={what} />
                {instead !== undefined && (
                  <>
                    {' '}
                    Use <CodeText text={instead} /> instead.
                  </>
                )}
              </span>,
              <span key="issue" className={styles.issue}>
                <TrackerLink issue={issue} />
              </span>,
            ],
          }))}
      />
    ));
}
