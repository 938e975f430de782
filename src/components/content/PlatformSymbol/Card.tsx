import {useLayoutEffect, useRef, type ReactNode, type RefObject} from 'react';
import type {LinkedCard} from '@site/src/moodle/symbols/pageSymbols';
import Badge from '../Badge';
import styles from './styles.module.css';

interface Props {
  card: LinkedCard;
  /** URL of the entry in the API index, with base URL, if it exists. */
  href?: string;
  descriptionId?: string;
  /** The link or the code that the card is about. */
  anchor: RefObject<HTMLElement | null>;
  /** Must not change. */
  onClose: () => void;
}

/** Closes the card that is open on the page. Only one card is open at a time. */
let closeCurrent = (): void => undefined;

/** How long readers have to move the pointer from the link into the card before it closes, in milliseconds. */
const closeDelay = 300;

/** Space between card and link, in pixels. */
const gap = 4;

/** Space between card and edge of the viewport, in pixels. */
const margin = 8;

type Size = Pick<DOMRect, 'width' | 'height'>;

/** Returns the position of a card, which is below the link or, if it doesn't fit there, on the side with more space. */
function placeCard(link: DOMRect, card: Size, viewport: Size): Pick<DOMRect, 'left' | 'top'> {
  const isBelow = link.bottom + gap + card.height <= viewport.height || viewport.height - link.bottom >= link.top;
  return {
    left: Math.max(margin, Math.min(link.left, viewport.width - card.width - margin)),
    top: isBelow ? link.bottom + gap : link.top - gap - card.height,
  };
}

/**
 * Shows the card of a symbol. It stays open while the pointer or focus is on the card or its link. Escape closes it.
 */
export default function Card({card, href, descriptionId, anchor, onClose}: Props): ReactNode {
  const box = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    const updatePosition = (): void => {
      const link = anchor.current?.getBoundingClientRect();
      if (link && box.current) {
        const {offsetWidth: width, offsetHeight: height} = box.current;
        const {clientWidth, clientHeight} = document.documentElement;
        const {left, top} = placeCard(link, {width, height}, {width: clientWidth, height: clientHeight});
        Object.assign(box.current.style, {left: `${left}px`, top: `${top}px`});
      }
    };
    updatePosition();
    // Capture scroll events, because the link also moves when a table around it scrolls.
    window.addEventListener('scroll', updatePosition, {capture: true, passive: true});
    window.addEventListener('resize', updatePosition);
    return () => {
      window.removeEventListener('scroll', updatePosition, {capture: true});
      window.removeEventListener('resize', updatePosition);
    };
  }, [anchor]);

  // Listens before the card is painted, so that no key is lost.
  useLayoutEffect(() => {
    let timer: number | undefined;
    closeCurrent();
    closeCurrent = onClose;
    const isInside = (target: EventTarget | null): boolean =>
      target instanceof Node && [anchor, box].some(({current}) => current?.contains(target));
    const closeOnLeave = ({target, pointerType}: PointerEvent): void => {
      window.clearTimeout(timer);
      if (pointerType !== 'touch' && !isInside(target) && !isInside(document.activeElement)) {
        timer = window.setTimeout(onClose, closeDelay);
      }
    };
    const closeOutside = ({target}: Event): void => {
      if (!isInside(target)) {
        onClose();
      }
    };
    const closeOnEscape = ({key}: KeyboardEvent): void => {
      if (key === 'Escape') {
        if (isInside(document.activeElement)) {
          anchor.current?.focus();
        }
        onClose();
      }
    };
    document.addEventListener('pointerover', closeOnLeave);
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      window.clearTimeout(timer);
      if (closeCurrent === onClose) {
        closeCurrent = () => undefined;
      }
      document.removeEventListener('pointerover', closeOnLeave);
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [anchor, onClose]);

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
        {href !== undefined && <a href={href}>View in API index</a>}
        {source && (
          <a href={source.url} target="_blank" rel="noopener noreferrer" title={source.path}>
            View source
          </a>
        )}
      </span>
    </span>
  );
}
