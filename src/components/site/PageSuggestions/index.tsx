import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {ListedPage} from '@site/src/search/types';
import styles from './styles.module.css';

interface Props {
  pages: readonly ListedPage[];
  /** Label of the current edition, which needs no mark. */
  edition?: string;
}

/** Lists pages with their descriptions and, for pages of other editions, their versions. */
export default function PageSuggestions({pages, edition}: Props): ReactNode {
  return (
    <ul className={styles.list}>
      {pages.map(({path, title, description, version}) => (
        <li key={path} className={styles.page}>
          <Link to={path} className={styles.title}>
            {title}
          </Link>
          {version !== undefined && version !== edition && <span className={styles.version}>{version}</span>}
          <span className={styles.description}>{description}</span>
        </li>
      ))}
    </ul>
  );
}
