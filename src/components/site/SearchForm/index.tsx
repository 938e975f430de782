import {useId, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEarlyText} from '../../hooks/useEarlyText';
import styles from './styles.module.css';

interface Props {
  /** Value of the field and its change handler. If they are missing, the field is uncontrolled. */
  field?: {value: string; onChange: (value: string) => void};
  /** Called instead of navigating to the search page. */
  onSubmit?: () => void;
  onFocus?: () => void;
  children?: ReactNode;
}

/**
 * Renders a form that opens the search page. It is a plain HTML form, so it also works before hydration and without
 * JavaScript.
 */
export default function SearchForm({field, onSubmit, onFocus, children}: Props): ReactNode {
  const id = useId();
  const input = useEarlyText(field?.onChange);
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
        ref={input}
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
