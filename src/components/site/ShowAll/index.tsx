import {useEffect, useRef, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** The number of lines in the sample. */
  lines: number;
}

/**
 * Shows the rest of a shortened sample, which has to be the element before this one. The button is a native `details`
 * element, so that it works before the page is hydrated. The style sheet shortens the sample while it is closed.
 */
export default function ShowAll({lines}: Props): ReactNode {
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const element = details.current;
    const sample = element?.previousElementSibling;
    if (!sample) {
      return undefined;
    }
    // Readers can't scroll a shortened sample, so the browser did it, for find in page or a link with a text fragment.
    const showTarget = (): void => {
      const {scrollTop} = sample;
      if (scrollTop > 0) {
        element.open = true;
        window.scrollBy({top: scrollTop, behavior: 'instant'});
      }
    };
    showTarget();
    sample.addEventListener('scroll', showTarget);
    return () => sample.removeEventListener('scroll', showTarget);
  }, []);

  return (
    <details
      ref={details}
      className={styles.showAll}
      data-nosnippet
      // Closing it moves the button up, possibly out of view.
      onToggle={({currentTarget}) => currentTarget.open || currentTarget.scrollIntoView({block: 'nearest'})}>
      <summary>
        <span>Show all {lines} lines</span>
        <span>Show fewer lines</span>
      </summary>
    </details>
  );
}
