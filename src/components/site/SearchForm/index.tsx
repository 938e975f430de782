import {useId, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './styles.module.css';

interface Props {
  /** What the field holds, and who is told of each key; without it the field keeps that to itself. */
  field?: {value: string; onChange: (value: string) => void};
  /** Called instead of leaving for the search page. */
  onSubmit?: () => void;
  /** Called once the reader turns to the field. */
  onFocus?: () => void;
  /** Further fields of the form. */
  children?: ReactNode;
}

/**
 * A field that leads to the search page. A plain form, so that it works before and without script.
 *
 * @param props - See `Props`.
 */
export default function SearchForm({field, onSubmit, onFocus, children}: Props): ReactNode {
  const id = useId();
  return (
    <form
      className={styles.form}
      role="search"
      action={useBaseUrl('/search')}
      {...(onSubmit && {
        onSubmit: (event) => {
          event.preventDefault();
          onSubmit();
        },
      })}>
      <label className={styles.label} htmlFor={id}>
        Search docs
      </label>
      <input
        id={id}
        className={styles.field}
        type="search"
        name="q"
        autoComplete="off"
        spellCheck={false}
        placeholder="Function, file, topic or release"
        onFocus={onFocus}
        {...(field && {value: field.value, onChange: (event) => field.onChange(event.target.value)})}
      />
      <button className={styles.button} type="submit">
        Search
      </button>
      {children}
    </form>
  );
}
