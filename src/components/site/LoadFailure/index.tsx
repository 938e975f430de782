import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  title?: string;
  message: string;
  onRetry: () => void;
}

/** Shows an error box for a part of the page that could not be loaded, with a button to try again. */
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
