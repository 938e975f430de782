import {useEffect, useId, useRef, type ReactNode} from 'react';
import TOC from '@theme-original/TOC';
import type {Props} from '@theme/TOC';
import styles from './styles.module.css';

const activeLink = '.table-of-contents__link--active';

/** Matches the page contents or a part of it while the reader is choosing an entry, which must not move away then. */
const inUse = ':hover, :focus-visible';

/** Adds a title and a landmark to the page contents, and keeps the current entry of a long list in view. */
export default function TOCWrapper(props: Props): ReactNode {
  const titleId = useId();
  const nav = useRef<HTMLElement>(null);

  useEffect(() => {
    const container = nav.current;
    if (!container) {
      return undefined;
    }
    // Observe the DOM, because Docusaurus sets the class of the current entry outside React.
    const observer = new MutationObserver(() => {
      if (container.matches(inUse) || container.querySelector(inUse)) {
        return;
      }
      const link = container.querySelector(activeLink)?.getBoundingClientRect();
      const {top, bottom, height} = container.getBoundingClientRect();
      if (link && (link.top < top || link.bottom > bottom)) {
        container.scrollTop += (link.top + link.bottom) / 2 - (top + height / 2);
      }
    });
    observer.observe(container, {attributeFilter: ['class'], subtree: true});
    return () => observer.disconnect();
  }, []);

  return (
    <nav ref={nav} className={`thin-scrollbar ${styles.contents}`} aria-labelledby={titleId}>
      <p id={titleId} className={styles.title}>
        On this page
      </p>
      <TOC {...props} />
    </nav>
  );
}
