import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useActiveDocContext, useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {currentEdition, editions} from '@site/src/moodle/editions';
import sources from '@site/data/verified-sources.json';
import {formatDate} from '@site/src/moodle/support';
import CopyMarkdown from '../CopyMarkdown';
import Popup from '../Popup';
import styles from './styles.module.css';

/** ID of the docs plugin that has a version for each platform version. */
const developerDocs = 'default';

/** Shows which platform release the page describes, and links to the same page for other releases. */
function Versions(): ReactNode {
  const {version} = useDocsVersion();
  const {alternateDocVersions} = useActiveDocContext(developerDocs);
  const nameOf = (docsVersion: string): string => (docsVersion === 'current' ? currentEdition : docsVersion);
  const name = nameOf(version);
  const edition = editions.find((entry) => entry.name === name);
  const isArchived = version !== 'current';
  const others = Object.entries(alternateDocVersions).filter(([docsVersion]) => docsVersion !== version);
  return (
    <>
      <li>
        <strong className={styles.edition}>Moodle {name}</strong>
      </li>
      {edition && <li className={styles.checked}>Checked against {edition.verified ?? edition.tag.slice(1)}</li>}
      {others
        .filter(([docsVersion]) => !isArchived || docsVersion !== 'current')
        .map(([docsVersion, doc]) => (
          <li key={docsVersion}>
            <Link to={doc.path}>{nameOf(docsVersion)} version</Link>
          </li>
        ))}
    </>
  );
}

/** Says on pages of archived editions that there is a newer edition, and links to the same page in it. */
function ArchivedStrip(): ReactNode {
  const {version} = useDocsVersion();
  const current = useActiveDocContext(developerDocs).alternateDocVersions.current;
  if (version === 'current') {
    return null;
  }
  return (
    <p className={styles.strip}>
      This page describes Moodle {version}.{' '}
      {current ? (
        <>
          Read the <Link to={current.path}>{currentEdition} version</Link> if you don't need to support {version}.
        </>
      ) : (
        <>The {currentEdition} edition has no such page.</>
      )}
    </p>
  );
}

/** Front matter of general pages. The values of `verified` are keys of `data/verified-sources.json`. */
interface GeneralFrontMatter {
  verified?: readonly (keyof typeof sources)[];
}

/** Shows that a page was checked, and its sources when the reader opens the mark. */
function Sources({names}: {names: readonly string[]}): ReactNode {
  return (
    <li className={styles.checked}>
      <Popup label="Checked">
        <p className={styles.sources}>Checked against {names.join(', ')}</p>
      </Popup>
    </li>
  );
}

/**
 * Shows a line below the title of a docs page with the release or the sources that the page was checked against, and its
 * date. It also offers actions: open the same page for other releases, edit it, or take it as Markdown. The search index
 * excludes this line, because it is nearly the same on all pages.
 */
export default function PageFacts(): ReactNode {
  const {metadata} = useDoc();
  const {pluginId} = useDocsVersion();
  const {lastUpdatedAt, editUrl, permalink} = metadata;
  // The permalink of some index pages ends in a slash.
  const markdownUrl = `${permalink.replace(/\/$/, '')}.md`;
  const {verified = []} = metadata.frontMatter as GeneralFrontMatter;
  // The date is missing if the checkout has no Git history.
  const date = lastUpdatedAt ? new Date(lastUpdatedAt).toISOString().slice(0, 10) : undefined;
  return (
    <>
      <Head>
        <link rel="alternate" type="text/markdown" href={markdownUrl} />
      </Head>
      <div data-nosnippet>
        {pluginId === developerDocs && <ArchivedStrip />}
        <div className={styles.line}>
          <ul className={styles.facts}>
            {pluginId === developerDocs && <Versions />}
            {verified.length > 0 && <Sources names={verified.map((key) => sources[key])} />}
            {date !== undefined && (
              <li>
                Updated <time dateTime={date}>{formatDate(date)}</time>
              </li>
            )}
          </ul>
          <ul className={styles.actions}>
            {editUrl && (
              <li>
                <Link to={editUrl}>Edit</Link>
              </li>
            )}
            <li>
              <Popup label="Copy page" isAtEnd>
                <CopyMarkdown url={markdownUrl} />
                <a href={markdownUrl} data-noBrokenLinkCheck>
                  View as Markdown
                </a>
              </Popup>
            </li>
          </ul>
        </div>
      </div>
    </>
  );
}
