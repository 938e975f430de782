import {useId, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  label: string;
  /** What the field holds. */
  value: string;
  /** Takes what the reader types, with each key. */
  onChange: (value: string) => void;
}

/**
 * A field that narrows a list as you type. Without script it could do nothing, and is not shown.
 *
 * @param props - See `Props`.
 */
export default function FilterField({label, value, onChange}: Props): ReactNode {
  const id = useId();
  return (
    <div role="search" className={styles.filter}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={styles.field}
        type="search"
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
