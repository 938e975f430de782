import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLatestVersion, useVersions, type GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import ScrollTable from '@site/src/components/site/ScrollTable';
import {columnLabels, stackedTable} from '@site/src/markdown/columnLabels.ts';
import {currentEdition, legacyDocumentationUrl} from '@site/src/moodle/editions';
import styles from './versions.module.css';

/** The page with all release notes, including those of versions that no edition describes. */
const releases = '/general/releases';

const columns = ['Version', 'Documentation', 'Release notes'];

function VersionTable({versions}: {versions: readonly GlobalVersion[]}): ReactNode {
  return (
    <ScrollTable className={stackedTable} style={columnLabels(columns)}>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {versions.map(({name, label, path}) => (
          <tr key={name}>
            <th scope="row">{label}</th>
            <td>
              <Link to={path}>Documentation</Link>
            </td>
            <td>
              <Link to={releases}>Release notes</Link>
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}

/** Lists all versions of the developer documentation with their release notes, and links the legacy documentation. */
export default function Versions(): ReactNode {
  const latest = useLatestVersion('default');
  const archived = useVersions('default').filter((version) => version !== latest);
  return (
    <Layout title="All versions" description="The versions of the developer documentation, with their release notes.">
      <main className={`container ${styles.page}`}>
        <Heading as="h1">All versions</Heading>
        <ul>
          <li>
            <Link to={releases}>Releases</Link>: release notes, dates, support and requirements for each version
          </li>
          <li>
            <Link to="/general/releases/upgrade">Upgrade planner</Link>: the steps from your release to a newer one
          </li>
        </ul>
        <p>
          There are separate editions of the developer documentation for different versions of Moodle. Choose the
          version that your site or plugin runs on, because functions, classes and files differ between versions.{' '}
          <Link to={`${releases}#version-support`}>Releases</Link> shows which versions are supported.
        </p>

        <Heading as="h2" id="current">
          Newest edition
        </Heading>
        <p>
          This edition describes Moodle {currentEdition}. For the changes in later versions, see their release notes.
        </p>
        <VersionTable versions={[latest]} />

        <Heading as="h2" id="archive">
          Past editions
        </Heading>
        <p>These editions describe earlier versions.</p>
        <VersionTable versions={archived} />

        <Heading as="h2" id="legacy">
          Legacy documentation
        </Heading>
        <p>
          Before this site, developer documentation was kept in a wiki. It covers earlier releases:{' '}
          <Link href={legacyDocumentationUrl}>legacy developer documentation</Link>.
        </p>
      </main>
    </Layout>
  );
}
