import {useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject} from 'react';
import type {LinkedCard} from '@site/src/platform/symbols/pageSymbols';
import Badge from '../Badge';
import {placeCard} from './place';
import styles from './styles.module.css';

interface Props {
  card: LinkedCard;
  /** The same as in the card, with base URL. */
  href: string;
  /** Id of what describes the symbol. */
  descriptionId: string;
  /** Holds the name and this card. */
  frame: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** How long the pointer may be elsewhere, in milliseconds: enough to get from the name into the card. */
const grace = 300;

/**
 * The card of a symbol: it stays while the pointer or the focus is in it or on its name. Escape closes it.
 *
 * @param props - See `Props`.
 */
export default function Card({card, href, descriptionId, frame, onClose}: Props): ReactNode {
  const box = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    const place = (): void => {
      const name = frame.current?.firstElementChild?.getBoundingClientRect();
      if (name && box.current) {
        const {offsetWidth: width, offsetHeight: height} = box.current;
        const {clientWidth, clientHeight} = document.documentElement;
        const {left, top} = placeCard(name, {width, height}, {width: clientWidth, height: clientHeight});
        Object.assign(box.current.style, {left: `${left}px`, top: `${top}px`});
      }
    };
    place();
    // The name may move in a table that scrolls by itself.
    window.addEventListener('scroll', place, {capture: true, passive: true});
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place, {capture: true});
      window.removeEventListener('resize', place);
    };
  }, [frame]);

  useEffect(() => {
    let timer: number | undefined;
    const has = (target: EventTarget | null): boolean => target instanceof Node && !!frame.current?.contains(target);
    const leave = ({target, pointerType}: PointerEvent): void => {
      window.clearTimeout(timer);
      if (pointerType !== 'touch' && !has(target) && !has(document.activeElement)) {
        timer = window.setTimeout(onClose, grace);
      }
    };
    const closeOutside = ({target}: Event): void => {
      if (!has(target)) {
        onClose();
      }
    };
    const escape = ({key}: KeyboardEvent): void => {
      if (key === 'Escape') {
        if (has(document.activeElement)) {
          frame.current?.querySelector('a')?.focus();
        }
        onClose();
      }
    };
    document.addEventListener('pointerover', leave);
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', escape);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('pointerover', leave);
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', escape);
    };
  }, [frame, onClose]);

  const {kind, component, deprecated, before, name, after, facts, source} = card;
  return (
    <span ref={box} className={styles.card} role="group" aria-label={name}>
      <span id={descriptionId} className={styles.description}>
        <span className={styles.kind}>
          {kind}, {component} {deprecated !== '' && <Badge tone="warning">{deprecated}</Badge>}
        </span>
        <code className={styles.signature}>
          {before}
          <b>{name}</b>
          {after}
        </code>
        {facts !== '' && <span className={styles.facts}>{facts}</span>}
      </span>
      <span className={styles.links}>
        <a href={href}>In the API index</a>
        {source && (
          <a href={source.url} target="_blank" rel="noopener noreferrer" title={source.path}>
            View source
          </a>
        )}
      </span>
    </span>
  );
}
