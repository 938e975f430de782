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

/** How long the pointer must stay on a link before its card opens, in milliseconds. */
const openDelay = 150;

/** Closes the card that is open on the page. Only one card is open at a time. */
const currentCard = {close: (): void => undefined};

/**
 * Links the name of a symbol to its entry in the API index. `src/markdown/symbolLinks.ts` adds the component to pages.
 *
 * Hovering over the link or focusing it opens a card with the signature. On touch screens, the first tap opens the card
 * and the second tap follows the link. Without JavaScript, only the link works.
 */
export default function PlatformSymbol({symbols, at, children}: Props): ReactNode {
  const packed = symbols.cards[at];
  if (!packed) {
    throw new Error(`The page has no symbol with the index ${at}.`);
  }
  const card = unpackCard(symbols, packed);
  const href = useBaseUrl(card.href);
  const descriptionId = useId();
  const container = useRef<HTMLSpanElement>(null);
  const timer = useRef<number>(undefined);
  const opensByTouch = useRef(false);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  useBrokenLinks().collectLink(href);

  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    currentCard.close();
    currentCard.close = close;
    return () => {
      if (currentCard.close === close) {
        currentCard.close = () => undefined;
      }
    };
  }, [isOpen, close]);
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
    <span ref={container} className={styles.symbol}>
      {/* A plain link, because the index entries are server-rendered HTML that only a page load scrolls to reliably. */}
      <a
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
      {isOpen && <Card card={card} href={href} descriptionId={descriptionId} container={container} onClose={close} />}
    </span>
  );
}
