import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Changes} from '@site/src/moodle/editionChanges';
import {compareVersions, versionOfRelease} from '@site/src/moodle/versionNames';
import CodeText from '../CodeText';
import DataTable from '../DataTable';
import TrackerLink from '../TrackerLink';
import styles from './styles.module.css';

export interface Props {
  /** The edition whose changes are shown. It selects `changes`. */
  edition: string;
  changes: Pick<Changes, 'pageChanges'>;
}

const labels = {added: 'Added', changed: 'Changed', deprecated: 'Deprecated', removed: 'Removed'};

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
              `${labels[kind]} in ${version}`,
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
