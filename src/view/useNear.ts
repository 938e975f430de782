import {useEffect, useState, type RefObject} from 'react';

/**
 * Whether a reader has come near an element, so that what is costly there can wait until then.
 *
 * @param element - Holds the element for as long as the component is there.
 * @returns True from the moment on when it is within a screen of what is seen; false on the server.
 */
export function useNear(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    if (!element.current) {
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({isIntersecting}) => isIntersecting)) {
          setIsNear(true);
          observer.disconnect();
        }
      },
      {rootMargin: '100% 0%'},
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);

  return isNear;
}
