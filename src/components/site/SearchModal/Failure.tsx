import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  onRetry: () => void;
}

/** Shows a message for a failed search, with a button to try again. */
export default function Failure({onRetry}: Props): ReactNode {
  return (
    <div className={styles.message}>
      <p className={styles.lead}>Unable to fetch results</p>
      <p>You might want to check your network connection.</p>
      <button type="button" className={styles.action} onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}
