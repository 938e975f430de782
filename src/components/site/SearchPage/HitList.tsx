import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {SearchHit} from '@site/src/search/types';
import Marked from '../Marked';
import {versionLabel, type VersionFilter} from '@site/src/search/versionFilters';
import styles from './styles.module.css';

function Hit({hit, version}: {hit: SearchHit; version: string | undefined}): ReactNode {
  const {url, title, heading, breadcrumbs, snippet} = hit;
  return (
    <li className={styles.hit}>
      <Heading as="h2" className={styles.title}>
        <Link to={url}>
          <Marked marked={title} />
          {heading && (
            <>
              {' › '}
              <Marked marked={heading} />
            </>
          )}
        </Link>
      </Heading>
      {(breadcrumbs.length > 0 || version !== undefined) && (
        <p className={styles.where}>
          {breadcrumbs.join(' › ')}
          {version !== undefined && (
            <>
              {' '}
              <span className={styles.version}>{version}</span>
            </>
          )}
        </p>
      )}
      <p className={styles.snippet}>
        <Marked marked={snippet} />
      </p>
    </li>
  );
}

interface Props {
  hits: readonly SearchHit[];
  /** Number of the first hit, from 1. */
  start: number;
  filters: readonly VersionFilter[];
}

/** A numbered list of hits, each with its breadcrumbs, version and a snippet. */
export default function HitList({hits, start, filters}: Props): ReactNode {
  return (
    <ol className={styles.hits} start={start}>
      {hits.map((hit) => (
        <Hit key={hit.url} hit={hit} version={versionLabel(filters, hit.tag)} />
      ))}
    </ol>
  );
}
