// Change: the stock prompt covers the page, does not close with Escape, and does not use our sizes and colours.
import {useState, type ComponentProps, type KeyboardEvent, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type StockPopup from '@theme/PwaReloadPopup';
import styles from './styles.module.css';

/** Offers to load a new version of the site. The page doesn't change until the reader accepts. */
export default function PwaReloadPopup({onReload}: ComponentProps<typeof StockPopup>): ReactNode {
  const [isVisible, setIsVisible] = useState(true);
  const close = (): void => setIsVisible(false);
  const closeOnEscape = ({key}: KeyboardEvent): void => {
    if (key === 'Escape') {
      close();
    }
  };
  return (
    isVisible && (
      <div className={styles.popup}>
        <p className={styles.text}>
          <Translate id="theme.PwaReloadPopup.info" description="The text for PWA reload popup">
            New version available
          </Translate>
        </p>
        <button
          type="button"
          className={styles.reload}
          onKeyDown={closeOnEscape}
          onClick={() => {
            close();
            onReload();
          }}>
          <Translate id="theme.PwaReloadPopup.refreshButtonText" description="The text for PWA reload button">
            Refresh
          </Translate>
        </button>
        <button
          type="button"
          className={styles.close}
          onKeyDown={closeOnEscape}
          onClick={close}
          aria-label={translate({
            id: 'theme.PwaReloadPopup.closeButtonAriaLabel',
            message: 'Close',
            description: 'The ARIA label for close button of PWA reload popup',
          })}>
          <span aria-hidden="true">×</span>
        </button>
      </div>
    )
  );
}
