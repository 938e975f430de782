import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {listContributors} from '@site/src/components/site/Contributors/sentence';
import styles from './styles.module.css';

interface Props {
  /** Names in the order in which they are shown. Empty if the build could not read the whole Git history. */
  names: readonly string[];
  /** URL of the page's "Edit this page" link, from which the URL of the file's history is derived. */
  editUrl: string | null | undefined;
}

/** Shows who has written a page, with a link to the history of its file. */
export default function Contributors({names, editUrl}: Props): ReactNode {
  return (
    <p className={styles.contributors}>
      {names.length > 0 && <span>Written by {listContributors(names)}</span>}
      {editUrl && <Link to={editUrl.replace('/edit/main/', '/commits/main/')}>History</Link>}
    </p>
  );
}
