import {useId, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  label: string;
  name: string;
  options: readonly (readonly [value: string, label: string])[];
  value: string;
  onChange: (value: string) => void;
}

/** Renders a select field for what is searched. */
export default function FilterSelect({label, name, options, value, onChange}: Props): ReactNode {
  const id = useId();
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={styles.select}
        name={name}
        value={value}
        onChange={(event) => onChange(event.target.value)}>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
