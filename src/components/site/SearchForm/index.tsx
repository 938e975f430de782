import {useId, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './styles.module.css';

interface Props {
  /** Words already in the field. */
  defaultValue?: string;
}

/**
 * A field that leads to the search page. A plain form, so that it works before and without script.
 *
 * @param props - See `Props`.
 */
export default function SearchForm({defaultValue}: Props): ReactNode {
  const id = useId();
  return (
    <form className={styles.form} role="search" action={useBaseUrl('/search')}>
      <label className={styles.label} htmlFor={id}>
        Search docs
      </label>
      <input
        // A new query in the address replaces what the field holds.
        key={defaultValue}
        id={id}
        className={styles.field}
        type="search"
        name="q"
        autoComplete="off"
        spellCheck={false}
        placeholder="Function, file, topic or release"
        {...(defaultValue !== undefined && {defaultValue})}
      />
      <button className={styles.button} type="submit">
        Search
      </button>
    </form>
  );
}
