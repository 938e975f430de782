import {useId, type ReactNode} from 'react';
import {useEarlyText} from '../../hooks/useEarlyText';
import styles from './styles.module.css';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A field that filters a list while the reader types. It is hidden without JavaScript, because it wouldn't work. */
export default function FilterField({label, value, onChange}: Props): ReactNode {
  const id = useId();
  const input = useEarlyText(onChange);
  return (
    <div role="search" className={styles.filter}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        ref={input}
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
