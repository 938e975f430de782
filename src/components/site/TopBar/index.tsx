import {useId, useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {moodleSites, topbarLinks} from './links';
import {useDismiss} from '../../hooks/useDismiss';
import styles from './styles.module.css';

function Waffle(): ReactNode {
  return (
    <svg aria-hidden="true" width="18" height="18" viewBox="0 0 18 18" fill="currentColor">
      {[2, 9, 16].flatMap((y) => [2, 9, 16].map((x) => <circle key={`${x}-${y}`} cx={x} cy={y} r="1.9" />))}
    </svg>
  );
}

function SitesPanel(): ReactNode {
  const [open, setOpen] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const headingId = useId();
  // A stable function, so that the listeners aren't replaced while the panel is open.
  const [close] = useState(() => (returnFocus: boolean) => {
    setOpen(false);
    if (returnFocus) {
      button.current?.focus();
    }
  });
  useDismiss(container, open, close);

  return (
    <div className={styles.waffle} ref={container}>
      <button
        ref={button}
        type="button"
        className={styles.waffleButton}
        aria-label="Moodle sites"
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}>
        <Waffle />
      </button>
      <div id={panelId} className={styles.panel} role="group" aria-labelledby={headingId} hidden={!open}>
        <p id={headingId} className={styles.panelHeading}>
          What are you looking for?
        </p>
        <ul className={styles.panelList}>
          {moodleSites.map(({label, href, description}) => (
            <li key={href}>
              <Link href={href} className={styles.panelLink}>
                <span className={styles.panelLabel}>{label}</span>
                <span className={styles.panelDescription}>{description}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/**
 * Shows the bar above the navigation, with links to other Moodle sites. A waffle button opens a panel with three more.
 * On small screens, the bar is hidden and the mobile menu has the same links (`MoodleSitesNavbarItem`).
 */
export default function TopBar(): ReactNode {
  return (
    <nav className={styles.topBar} aria-label="Moodle sites">
      <div className={styles.inner}>
        <SitesPanel />
        <ul className={styles.links}>
          {topbarLinks.map(({label, href}) => (
            <li key={href}>
              <Link href={href} className={styles.link}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
