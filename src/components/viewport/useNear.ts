import {useEffect, useState, type RefObject} from 'react';
import {onMove} from './onMove';

/** Until then, what begins in the last tenth of the screen is not looked at either. */
const seen = '0% 0% -10%';
const withinScreen = '100% 0%';

/** Whether the reader has moved since the site was opened. */
let hasMoved = false;

/**
 * Whether a reader has come near an element, so that what is costly there can wait until then. A page that has just been
 * opened is for what can be seen of it; within a screen of that is near once the reader begins to move.
 *
 * @param element - Holds the element for as long as the component is there.
 * @returns True from the moment on when it is near; false on the server.
 */
export function useNear(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    const target = element.current;
    if (!target) {
      return undefined;
    }
    const stop = new AbortController();
    const {signal} = stop;
    const watch = (rootMargin: string): void => {
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({isIntersecting}) => isIntersecting)) {
            setIsNear(true);
            stop.abort();
          }
        },
        {rootMargin},
      );
      observer.observe(target);
      signal.addEventListener('abort', () => observer.disconnect());
    };

    watch(hasMoved ? withinScreen : seen);
    if (!hasMoved) {
      onMove(() => {
        hasMoved = true;
        watch(withinScreen);
      }, signal);
    }
    return () => stop.abort();
  }, [element]);

  return isNear;
}
