import {useEffect, useState, type RefObject} from 'react';

/**
 * Whether what an element holds is wider than the element. The browser tells of changes in size: by then it has laid the
 * element out, also one that was in a closed tab, far away, or came late.
 *
 * @param element - Holds the element.
 * @param content - Changes with what is inside, if that is replaced.
 * @returns False until it has been laid out, and on the server.
 */
export function useOverflow(element: RefObject<HTMLElement | null>, content?: string): boolean {
  const [overflows, setOverflows] = useState(false);

  useEffect(() => {
    const frame = element.current;
    if (!frame) {
      return undefined;
    }
    const observer = new ResizeObserver(() => setOverflows(frame.scrollWidth > frame.clientWidth));
    // What is inside may come later than the frame, and grow.
    [frame, ...frame.children].forEach((part) => observer.observe(part));
    return () => observer.disconnect();
  }, [element, content]);

  return overflows;
}
