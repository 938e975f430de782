import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** What could not be done. */
  title?: string;
  /** What went wrong, as the browser or the bundler's loader says it. */
  message: string;
  onRetry: () => void;
}

/**
 * A red box that says that a part of the page could not be loaded, with a button to try again.
 *
 * @param props - See `Props`.
 */
export default function LoadFailure({
  title = 'Part of this page could not be loaded',
  message,
  onRetry,
}: Props): ReactNode {
  return (
    <div className={styles.box} role="alert">
      <p className={styles.title}>{title}</p>
      <p className={styles.message}>{message}</p>
      <button type="button" className={styles.retry} onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}
