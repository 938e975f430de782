import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import releasedVersions from '@generated/release-feed/default/versions.json';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import DataTable from '@site/src/components/content/DataTable';
import VersionStatus from '@site/src/components/content/VersionStatus';
import SupportSentence from '@site/src/components/site/SupportSentence';
import {currentEdition, legacyDocumentationUrl} from '@site/src/moodle/editions';
import styles from './versions.module.css';

const releases = '/general/releases';

/** Lists all editions of the developer documentation with their support and release notes, and links what plans an upgrade. */
export default function Versions(): ReactNode {
  const editions = useVersions('default');
  return (
    <Layout
      title="All versions"
      description="The editions of the developer documentation, the support of the versions they describe, and their release notes.">
      <main className={`container ${styles.page}`}>
        <Heading as="h1">All versions</Heading>
        <p>
          There are separate editions of the developer documentation for different versions of Moodle. Choose the
          version that your site or plugin runs on, because functions, classes and files differ between versions. The
          edition called master is the newest one and describes Moodle {currentEdition}.
        </p>
        <SupportSentence versions={releasedVersions} />

        <Heading as="h2" id="current">
          Editions of the documentation
        </Heading>
        {/* Earlier links to the list of past editions. */}
        <div id="archive">
          <DataTable
            caption="Editions"
            columns={['Edition', 'Documentation', 'Release notes', 'Support']}
            rows={editions.map(({name, label, path}) => {
              const version = releasedVersions.find(
                (entry) => entry.name === (name === 'current' ? currentEdition : name),
              );
              return {
                key: name,
                cells: [
                  label,
                  <Link key="docs" to={path}>
                    Documentation
                  </Link>,
                  <Link key="notes" to={version?.releases[0]?.notes ?? releases}>
                    Release notes
                  </Link>,
                  version && <VersionStatus key="support" version={version} />,
                ],
              };
            })}
          />
        </div>
        <p>For the changes in versions that have no edition, see their release notes.</p>

        <Heading as="h2" id="releases">
          Releases and upgrades
        </Heading>
        <ul>
          <li>
            <Link to={releases}>Releases</Link>: release notes, dates, support and requirements for each version
          </li>
          <li>
            <Link to="/general/releases/upgrade">Upgrade planner</Link>: the steps from your release to a newer one
          </li>
          <li>
            <Link to="/docs/changes">Changes between editions</Link>: what a plugin has to change
          </li>
        </ul>

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
