/** Events that show that the reader wants to scroll or use the page. */
const readerEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Differences up to this many CSS pixels are caused by rounding. */
const tolerance = 2;

function findTarget(): Element | null {
  const id = window.location.hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    // The hash is not valid percent-encoding, such as `#100%`.
    return document.getElementById(id);
  }
}

/**
 * Keeps the target of the hash at the top of the viewport while the height of the content above it still changes, for example
 * because fonts load, the page is hydrated, or skipped content is rendered (`content-visibility` in the API index). Without
 * this, readers in Firefox and Safari end up in another place than the heading that the link leads to. It stops when the reader
 * scrolls, presses a key or touches the page, or when the returned function is called.
 */
export function holdHashTarget(): (() => void) | undefined {
  const start = findTarget();
  if (
    !start ||
    // Safari scrolls to the target after this script has run, so a target that is far away is normal at the top of the
    // page. If the page is already scrolled and the target is more than a screen away, the reader has scrolled.
    (window.scrollY > 0 && Math.abs(start.getBoundingClientRect().top) > window.innerHeight) ||
    (navigator as Partial<Navigator>).userActivation?.hasBeenActive
  ) {
    return undefined;
  }
  let lastHeight = -1;
  let targetTop = 0;
  const observer = new ResizeObserver(() => {
    const {scrollHeight} = document.documentElement;
    if (scrollHeight !== lastHeight) {
      lastHeight = scrollHeight;
      // Hydration may have replaced the element.
      const target = findTarget();
      target?.scrollIntoView({behavior: 'instant', block: 'start'});
      targetTop = target?.getBoundingClientRect().top ?? 0;
    }
  });
  /**
   * Detects the use of scroll bars, which fire no pointer events, by a scroll that is not caused by a change of height.
   */
  const onScroll = (): void => {
    const top = findTarget()?.getBoundingClientRect().top ?? Infinity;
    if (document.documentElement.scrollHeight === lastHeight && Math.abs(top - targetTop) > tolerance) {
      stop();
    }
  };
  function stop(): void {
    observer.disconnect();
    window.removeEventListener('scroll', onScroll);
    for (const type of readerEvents) {
      window.removeEventListener(type, stop);
    }
  }
  // Observe the root element, because the body is only as high as the viewport.
  observer.observe(document.getElementById('__docusaurus') ?? document.body);
  window.addEventListener('scroll', onScroll, {passive: true});
  for (const type of readerEvents) {
    window.addEventListener(type, stop, {passive: true});
  }
  return stop;
}
