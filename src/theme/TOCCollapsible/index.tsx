// Change: a bar that sticks to the window and names the current section. It is a `details` element, which opens before the
// scripts of the page arrive and also without JavaScript. The stock component renders its list on the first click, and
// scrolls away. This one also closes with Escape, and when the reader has chosen a section.
import {useEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import styles from './styles.module.css';

const linkClassName = 'table-of-contents__link contents-bar-link';
const activeLink = 'contents-bar-link--active';

/** The page contents below the title, on screens that have no space for them beside the text. */
export default function TOCCollapsible({className, ...props}: Props): ReactNode {
  const details = useRef<HTMLDetailsElement>(null);
  const [section, setSection] = useState('');

  useEffect(() => {
    const closeOnEscape = ({key}: KeyboardEvent): void => {
      const element = details.current;
      const focused = document.activeElement;
      // Safari doesn't focus a summary that is clicked.
      if (key === 'Escape' && element?.open && (focused === document.body || element.contains(focused))) {
        element.open = false;
        element.querySelector('summary')?.focus();
      }
    };
    // Observe the DOM, because Docusaurus sets the class of the current entry outside React.
    const observer = new MutationObserver(() => {
      setSection(details.current?.getElementsByClassName(activeLink)[0]?.textContent ?? '');
    });
    const closeOnChoice = ({target}: MouseEvent): void => {
      if (details.current && target instanceof Element && target.closest('a')) {
        details.current.open = false;
      }
    };
    const element = details.current;
    element?.addEventListener('click', closeOnChoice);
    document.addEventListener('keydown', closeOnEscape);
    if (element) {
      observer.observe(element, {attributeFilter: ['class'], subtree: true});
    }
    return () => {
      element?.removeEventListener('click', closeOnChoice);
      document.removeEventListener('keydown', closeOnEscape);
      observer.disconnect();
    };
  }, []);

  return (
    <details ref={details} className={clsx(styles.contents, className)} data-nosnippet>
      <summary>
        <span>On this page</span>
        {section !== '' && <span className={styles.section}>{section}</span>}
      </summary>
      <TOCItems {...props} linkClassName={linkClassName} linkActiveClassName={activeLink} />
    </details>
  );
}
