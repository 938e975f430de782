/** Events with which a visitor takes over the scroll position. */
const takeovers = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Differences below this many CSS pixels come from rounding. */
const rounding = 2;

function findTarget(): Element | null {
  const id = window.location.hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    // The hash is no encoded text, such as `#100%`.
    return document.getElementById(id);
  }
}

/**
 * Keeps the target of the hash where the browser has scrolled to, while the page above it still changes its height. Fonts
 * that arrive, hydration and skipped content (`content-visibility` in the API index) do that. Firefox and Safari then
 * leave the visitor off the heading that the link leads to. Ends as soon as the visitor scrolls, presses a key or touches the page.
 *
 * @returns Ends it earlier, or undefined if there is no target, or the visitor has scrolled away from it.
 */
export function holdHashTarget(): (() => void) | undefined {
  const start = findTarget();
  if (
    !start ||
    // Safari scrolls to the target after this script has run. In a page that is scrolled already, whatever has moved the
    // target by more than a screen was the visitor.
    (window.scrollY > 0 && Math.abs(start.getBoundingClientRect().top) > window.innerHeight) ||
    (navigator as Partial<Navigator>).userActivation?.hasBeenActive
  ) {
    return undefined;
  }
  let height = -1;
  let place = 0;
  const observer = new ResizeObserver(() => {
    const {scrollHeight} = document.documentElement;
    if (scrollHeight !== height) {
      height = scrollHeight;
      // Hydration may have replaced the element.
      const target = findTarget();
      target?.scrollIntoView({behavior: 'instant', block: 'start'});
      place = target?.getBoundingClientRect().top ?? 0;
    }
  });
  /** Scroll bars send no events of the pointer, but only they move a page that keeps its height. */
  const onScroll = (): void => {
    const top = findTarget()?.getBoundingClientRect().top ?? Infinity;
    if (document.documentElement.scrollHeight === height && Math.abs(top - place) > rounding) {
      release();
    }
  };
  function release(): void {
    observer.disconnect();
    window.removeEventListener('scroll', onScroll);
    for (const type of takeovers) {
      window.removeEventListener(type, release);
    }
  }
  // The body itself is as high as the viewport.
  observer.observe(document.getElementById('__docusaurus') ?? document.body);
  window.addEventListener('scroll', onScroll, {passive: true});
  for (const type of takeovers) {
    window.addEventListener(type, release, {passive: true});
  }
  return release;
}
