import {useEffect, useState, type RefObject} from 'react';

/**
 * Returns whether the content of an element is wider than the element. A `ResizeObserver` only reports elements that are laid
 * out, so the hook also works for inactive tab panels, elements far off screen, and content that loads late.
 */
export function useOverflow(ref: RefObject<HTMLElement | null>, content?: string): boolean {
  const [overflows, setOverflows] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element) {
      return undefined;
    }
    const observer = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth));
    // The children may grow after the element has been laid out.
    [element, ...element.children].forEach((observed) => observer.observe(observed));
    return () => observer.disconnect();
  }, [ref, content]);

  return overflows;
}
