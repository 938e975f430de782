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
  /** All symbols that the page links. */
  symbols: PageSymbols;
  /** Which of them this is. */
  at: number;
  /** The name as the author wrote it. */
  children: ReactNode;
}

/** How long the pointer rests on a name before its card opens, in milliseconds: it may be on its way elsewhere. */
const rest = 150;

/** Closes the card that is open, as readers look at one at a time. */
const opened = {close: (): void => undefined};

/**
 * The name of a symbol, linked to its entry in the API index. `src/markdown/symbolLinks.ts` puts it on pages.
 *
 * Pointer and focus open a card with its signature. A finger opens the card with the first touch and follows the link
 * with the second. Without script it is the link.
 *
 * @param props - See `Props`.
 */
export default function PlatformSymbol({symbols, at, children}: Props): ReactNode {
  const packed = symbols.cards[at];
  if (!packed) {
    throw new Error(`The page has no symbol ${at}.`);
  }
  const card = unpackCard(symbols, packed);
  const href = useBaseUrl(card.href);
  const descriptionId = useId();
  const frame = useRef<HTMLSpanElement>(null);
  const timer = useRef<number>(undefined);
  const opensByTouch = useRef(false);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  useBrokenLinks().collectLink(href);

  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    opened.close();
    opened.close = close;
    return () => {
      if (opened.close === close) {
        opened.close = () => undefined;
      }
    };
  }, [isOpen, close]);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const onPointerEnter = ({pointerType}: PointerEvent): void => {
    if (pointerType !== 'touch') {
      timer.current = window.setTimeout(() => setOpen(true), rest);
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
    <span ref={frame} className={styles.symbol}>
      {/* A plain link: the index brings its entries as HTML, and the browser goes to one of them better than a script. */}
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
      {isOpen && <Card card={card} href={href} descriptionId={descriptionId} frame={frame} onClose={close} />}
    </span>
  );
}
