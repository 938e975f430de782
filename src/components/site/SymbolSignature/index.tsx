import type {ReactNode} from 'react';
import Badge from '@site/src/components/content/Badge';
import type {SearchHit} from '@site/src/search/types';
import Marked from '../Marked';
import styles from './styles.module.css';

interface Props {
  hit: SearchHit & Required<Pick<SearchHit, 'symbol'>>;
}

/** Shows the signature of a symbol that the search has found, and since when it is available or deprecated. */
export default function SymbolSignature({hit: {title, symbol}}: Props): ReactNode {
  const {before, after, since, deprecated} = symbol;
  return (
    <>
      <code className={styles.code}>
        {before}
        <b>
          <Marked marked={title} />
        </b>
        {after}
      </code>
      {since !== undefined && (
        <>
          {' '}
          <Badge tone="info">{since}</Badge>
        </>
      )}
      {deprecated !== undefined && (
        <>
          {' '}
          <Badge tone="warning">{deprecated}</Badge>
        </>
      )}
    </>
  );
}
