import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {unpackCard, type PageSymbols} from '@site/src/moodle/symbols/pageSymbols';
import Card from './Card';
import styles from './styles.module.css';

export interface Props {
  symbols: PageSymbols;
  at: number;
  children: ReactNode;
}

/** How long the pointer must stay on a name before its card opens, in milliseconds. */
export const openDelay = 150;

/**
 * Links the name of a symbol to its entry in the API index. `src/markdown/symbolLinks.ts` adds the component to pages.
 *
 * Hovering over the link or focusing it opens a card with the signature. On touch screens, the first tap opens the card
 * and the second tap follows the link. Without JavaScript, only the link works.
 */
export default function PlatformSymbol({symbols, at, children}: Props): ReactNode {
  const card = unpackCard(symbols, at);
  const href = useBaseUrl(card.href ?? '');
  const descriptionId = useId();
  const link = useRef<HTMLAnchorElement>(null);
  const timer = useRef<number>(undefined);
  const opensByTouch = useRef(false);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  useBrokenLinks().collectLink(href);

  useEffect(() => () => window.clearTimeout(timer.current), []);

  const onPointerEnter = ({pointerType}: PointerEvent): void => {
    if (pointerType !== 'touch') {
      timer.current = window.setTimeout(() => setOpen(true), openDelay);
    }
  };
  const onPointerDown = ({pointerType}: PointerEvent): void => {
    opensByTouch.current = pointerType === 'touch' && !isOpen;
  };
  const onClick = (event: MouseEvent): void => {
    if (opensByTouch.current) {
      event.preventDefault();
      setOpen(true);
    }
    opensByTouch.current = false;
  };

  return (
    <span>
      {/* A plain link, because the index entries are server-rendered HTML that only a page load scrolls to reliably. */}
      <a
        ref={link}
        className={styles.link}
        href={href}
        aria-describedby={isOpen ? descriptionId : undefined}
        onPointerEnter={onPointerEnter}
        onPointerLeave={() => window.clearTimeout(timer.current)}
        onPointerDown={onPointerDown}
        onFocus={() => setOpen(true)}
        onClick={onClick}>
        {children}
      </a>
      {isOpen && <Card card={card} href={href} descriptionId={descriptionId} anchor={link} onClose={close} />}
    </span>
  );
}
