import {useEffect, useEffectEvent, useRef, type RefObject} from 'react';

/** Takes over what the reader has typed into a field before React hydrated the page, because React would replace it. */
export function useEarlyText<Field extends HTMLInputElement | HTMLTextAreaElement = HTMLInputElement>(
  onText: ((text: string) => void) | undefined,
): RefObject<Field | null> {
  const field = useRef<Field>(null);
  const takeOver = useEffectEvent(() => {
    const value = field.current?.value ?? '';
    // Browsers also fill in fields when a page is reloaded, but they don't move the focus into them.
    if (value !== '' && document.activeElement === field.current) {
      onText?.(value);
    }
  });
  useEffect(() => takeOver(), []);
  return field;
}
