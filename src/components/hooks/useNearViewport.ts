import {useEffect, useState, type RefObject} from 'react';
import {onFirstInteraction} from './onFirstInteraction';

/** Before the first interaction, elements in the bottom tenth of the viewport don't count as visible. */
const initialMargin = '0% 0% -10%';
/** After the first interaction, elements within one viewport height above or below the viewport count as near. */
const nearMargin = '100% 0%';

/** Whether the reader has interacted with any page since the site was opened. */
let hasInteracted = false;

/**
 * Returns whether an element, which is always rendered, has come near the viewport, so that expensive rendering can wait until
 * then. Until the reader first interacts with the site, only visible elements count as near.
 */
export function useNearViewport(ref: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element) {
      return undefined;
    }
    const controller = new AbortController();
    const {signal} = controller;
    const observe = (rootMargin: string): void => {
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({isIntersecting}) => isIntersecting)) {
            setIsNear(true);
            controller.abort();
          }
        },
        {rootMargin},
      );
      observer.observe(element);
      signal.addEventListener('abort', () => observer.disconnect());
    };

    observe(hasInteracted ? nearMargin : initialMargin);
    if (!hasInteracted) {
      onFirstInteraction(() => {
        hasInteracted = true;
        observe(nearMargin);
      }, signal);
    }
    return () => controller.abort();
  }, [ref]);

  return isNear;
}
