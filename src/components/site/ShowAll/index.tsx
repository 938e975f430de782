import {useEffect, useRef, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  lines: number;
}

/**
 * Shows the rest of a shortened sample, which is the element before this one; the style sheet shortens it while this one is
 * closed. It is a `details` element although its content is its sibling, because it works before the page is hydrated, and
 * tells screen readers whether it is open. The sample can't be inside of it, because closed content can't be seen, whereas the
 * first lines of the sample always are.
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
