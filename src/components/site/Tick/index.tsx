import {useEffect, useRef, type ReactNode} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';
import styles from './styles.module.css';

/** Where the browser remembers that the reader has ticked off a step. */
export function tickSlot(name: string): ReturnType<typeof createStorageSlot> {
  return createStorageSlot(`done-${name}`);
}

interface Props {
  /** Name of the step, unique on this site. */
  name: string;
  children: ReactNode;
}

/** A box with which readers tick off a step. Works without JavaScript and without storage, but is then forgotten. */
export default function Tick({name, children}: Props): ReactNode {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) {
      // The reader may have ticked the box before the page was hydrated.
      box.current.checked ||= tickSlot(name).get() !== null;
    }
  }, [name]);
  return (
    <label className={styles.tick}>
      <input
        ref={box}
        type="checkbox"
        // Firefox would restore the state of the box that was in this place.
        autoComplete="off"
        onChange={({target}) => (target.checked ? tickSlot(name).set('yes') : tickSlot(name).del())}
      />
      {children}
    </label>
  );
}
