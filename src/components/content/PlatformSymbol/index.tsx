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
import {unpackCard, type PageSymbols} from '@site/src/platform/symbols/pageSymbols';
import Card from './Card';
import styles from './styles.module.css';

export interface Props {
  /** All symbols on the page. */
  symbols: PageSymbols;
  /** Index of this symbol in `symbols`. */
  at: number;
  children: ReactNode;
}

/** How long the pointer has to stay on a link before its card opens, in milliseconds. */
const openDelay = 150;

/** The card that is currently open on the page; opening another one closes it. */
const currentCard = {close: (): void => undefined};

/**
 * The name of a symbol, linked to its entry in the API index. `src/markdown/symbolLinks.ts` adds it to pages.
 *
 * Hover and focus open a card with the signature. On touch screens, the first tap opens the card and the second one
 * follows the link. Without JavaScript, only the link works.
 */
export default function PlatformSymbol({symbols, at, children}: Props): ReactNode {
  const packed = symbols.cards[at];
  if (!packed) {
    throw new Error(`The page has no symbol ${at}.`);
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
      {/* A plain link: the entries of the index are HTML from the server, so a page load scrolls to them reliably. */}
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
