// Change: a native element, so that content stays open that readers have opened before the page is hydrated. The stock
// component animates its height, and closes such content again.
import {isValidElement, type ReactNode} from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Details';
import styles from './styles.module.css';

/** Content in Markdown that readers can open and close. */
export default function Details({summary, className, children, ...props}: Props): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  return (
    <details className={clsx('alert alert--info', styles.details, className)} {...props}>
      {isValidElement(summary) ? summary : <summary>{summary ?? 'Details'}</summary>}
      <div className={styles.content}>{children}</div>
    </details>
  );
}
