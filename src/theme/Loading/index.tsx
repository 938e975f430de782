// Change: the stock component sets its colours inline, with a contrast of 3.6:1. Ours uses the design tokens.
import type {ComponentProps, ReactNode} from 'react';
import type StockLoading from '@theme/Loading';
import LoadFailure from '@site/src/components/site/LoadFailure';
import styles from './styles.module.css';

/**
 * Shows a spinner while the code of a page loads, but not in the first 200 ms. If loading fails, it shows the error.
 */
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
