import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {SearchHit, SymbolFacts} from '@site/src/search/types';
import Marked from '../Marked';
import SymbolSignature from '../SymbolSignature';
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

function SymbolHit({hit, symbol}: {hit: SearchHit; symbol: SymbolFacts}): ReactNode {
  const {url, breadcrumbs, snippet} = hit;
  const {kind, source} = symbol;
  return (
    <li className={styles.hit}>
      <Heading as="h2" className={styles.title}>
        <Link to={url}>
          <SymbolSignature hit={{...hit, symbol}} />
        </Link>
      </Heading>
      <p className={styles.where}>
        {[kind, ...breadcrumbs.slice(1)].join(' › ')}
        {source && (
          <>
            {' · Source: '}
            <Link href={source.url}>{source.path}</Link>
          </>
        )}
      </p>
      {snippet.text !== '' && <p className={styles.snippet}>{snippet.text}</p>}
    </li>
  );
}

interface Props {
  hits: readonly SearchHit[];
  start: number;
  filters: readonly VersionFilter[];
}

/** Lists the matching symbols and a numbered list of pages with their breadcrumbs, version and a snippet, in the order of the hits. */
export default function HitList({hits, start, filters}: Props): ReactNode {
  const symbols = hits.flatMap((hit) => (hit.symbol ? [{hit, symbol: hit.symbol}] : []));
  const pages = hits.filter(({symbol}) => !symbol);
  const areNamesFirst = hits[0]?.symbol !== undefined;
  const names = symbols.length > 0 && (
    <section aria-labelledby="search-symbols">
      <p id="search-symbols" className={styles.group}>
        API
      </p>
      <ul className={styles.hits}>
        {symbols.map(({hit, symbol}) => (
          <SymbolHit key={`${symbol.kind} ${hit.title.text}`} hit={hit} symbol={symbol} />
        ))}
      </ul>
    </section>
  );
  return (
    <>
      {areNamesFirst && names}
      {pages.length > 0 && (
        <ol className={styles.hits} start={start}>
          {pages.map((hit) => (
            <Hit key={hit.url} hit={hit} version={versionLabel(filters, hit.tag)} />
          ))}
        </ol>
      )}
      {!areNamesFirst && names}
    </>
  );
}
