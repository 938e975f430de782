import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  names: readonly string[];
}

/** Lists names in as many columns as fit. */
export default function CreditNames({names}: Props): ReactNode {
  return (
    <ul className={styles.names}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
