import {useCallback, useEffect, useState, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {unpackCard, type PageSymbols} from '@site/src/moodle/symbols/pageSymbols';
import {openDelay} from '../PlatformSymbol';
import Card from '../PlatformSymbol/Card';

/** Returns the code before and in a token of a sample, as far as it can be part of a call: `$DB->get_record`. */
function callAt(token: HTMLElement): string {
  const range = document.createRange();
  range.setStart(token.closest('.token-line') ?? token, 0);
  range.setEndAfter(token);
  return /[\w\\$>:-]*$/.exec(range.toString())?.[0] ?? '';
}

/**
 * Shows the card of a function or method when the pointer is on a call in a sample of the page, or after a tap.
 * `src/markdown/symbolLinks.ts` adds the component to pages. With the keyboard, the same cards open on the names in the
 * text; a tab stop for each call would be in the way.
 */
export default function SampleSymbols({symbols}: {symbols: PageSymbols}): ReactNode {
  const [shown, setShown] = useState<{at: number; anchor: {current: HTMLElement}}>();
  const close = useCallback(() => setShown(undefined), []);
  const card = shown && unpackCard(symbols, shown.at);
  const href = useBaseUrl(card?.href ?? '');

  useEffect(() => {
    let timer: number | undefined;
    const onPointer = ({type, target, pointerType}: PointerEvent): void => {
      window.clearTimeout(timer);
      const token = (target as Element).closest<HTMLElement>('.language-php .token.function');
      const found = token ? symbols.calls?.[callAt(token)] : undefined;
      // While a finger scrolls, it also moves over names.
      if (token && found !== undefined && (type === 'click' || pointerType !== 'touch')) {
        timer = window.setTimeout(
          () => setShown({at: found, anchor: {current: token}}),
          type === 'click' ? 0 : openDelay,
        );
      }
    };
    document.addEventListener('pointerover', onPointer);
    document.addEventListener('click', onPointer);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('pointerover', onPointer);
      document.removeEventListener('click', onPointer);
    };
  }, [symbols]);

  return card && <Card card={card} href={card.href && href} anchor={shown.anchor} onClose={close} />;
}
