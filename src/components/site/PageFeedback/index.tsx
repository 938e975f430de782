import type {ReactNode} from 'react';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {currentEdition} from '@site/src/moodle/editions';
import styles from './styles.module.css';

/** Both answers have this name, so the browser closes one when the reader opens the other. */
const answers = 'page-feedback';

/**
 * Asks readers at the end of a page whether it was helpful. "No" opens a form that starts an issue in the repository, with
 * the page, its version and the reader's text. Nothing is sent before the reader submits the form, and it works without
 * scripts.
 */
export default function PageFeedback(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {metadata} = useDoc();
  const {pluginId, version} = useDocsVersion();
  const {title} = metadata;
  // The permalink of an index page ends with a slash, but its URL doesn't.
  const path = metadata.permalink.replace(/\/$/, '');
  // Only the developer docs have versions.
  const edition = pluginId === 'default' ? `Moodle ${version === 'current' ? currentEdition : version}, ` : '';
  return (
    <section className={styles.feedback} aria-label="Feedback" data-nosnippet>
      <p>Was this page helpful?</p>
      <details name={answers}>
        <summary>Yes</summary>
        <p>Good to know. Thank you!</p>
      </details>
      <details name={answers}>
        <summary>No</summary>
        <form action={String(siteConfig.customFields?.newIssueUrl)}>
          <input type="hidden" name="title" value={`Feedback on "${title}" (${edition}${path})`} />
          <label>
            What is missing, wrong or unclear?
            <textarea name="body" rows={6} required />
          </label>
          <button type="submit" className="button button--secondary">
            Continue on GitHub
          </button>
          <p>You can check the issue there before you submit it.</p>
        </form>
      </details>
    </section>
  );
}
