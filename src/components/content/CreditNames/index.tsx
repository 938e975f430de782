import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  /** Put in by the build: the file that `list` names, `data/credits/<list>.json`. */
  names: readonly string[];
}

/**
 * The names of people to thank, in as many columns as there is room for.
 *
 * @param props - See `Props`.
 */
export default function CreditNames({names}: Props): ReactNode {
  return (
    <ul className={styles.names}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
