// Change: the stock component sets its colours inline, with a contrast of 3.6:1; ours uses our tokens.
import type {ComponentProps, ReactNode} from 'react';
import type StockLoading from '@theme/Loading';
import LoadFailure from '@site/src/components/site/LoadFailure';
import styles from './styles.module.css';

/** Shown while the code of a page loads: nothing for 200 ms, then a spinner, or the error. */
export default function Loading({error, retry, pastDelay}: ComponentProps<typeof StockLoading>): ReactNode {
  if (error) {
    return <LoadFailure message={String(error)} onRetry={retry} />;
  }
  return pastDelay ? (
    <div className={styles.loading} role="status">
      <span className={styles.spinner} />
      <span className={styles.label}>Loading the page</span>
    </div>
  ) : null;
}
