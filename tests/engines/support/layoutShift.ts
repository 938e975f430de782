/** Path at which the page asks the server for the fonts, when its text has appeared. */
export const fontsPath = '/__fonts';

/** Path at which the page asks the server for the scripts, when the fonts have arrived. */
export const scriptsPath = '/__scripts';

/** A movement between two frames. */
export interface Shift {
  /** How much has moved: the share of the viewport, times the distance as a share of its longer side. */
  value: number;
  /** The elements that moved, and how far. */
  moved: string[];
}

/**
 * Records in `window.shifts` what moves in each frame, because only Chromium implements the Layout Instability API. It
 * ignores inline elements and, like the API, movements of less than three pixels and those that scrolling causes. It asks
 * for the fonts and then for the scripts, so that they arrive late.
 *
 * @param fonts - See `fontsPath`.
 * @param scripts - See `scriptsPath`.
 */
export function recordShifts(fonts: string, scripts: string): void {
  const shifts: Shift[] = [];
  Object.assign(window, {shifts});
  const nextFrame = () => new Promise(requestAnimationFrame);
  /** Size of the cells in which the moved area is measured, in pixels. */
  const cell = 10;

  const clip = ({left, right, top, bottom}: DOMRect) => ({
    left: Math.max(left, 0),
    right: Math.min(right, innerWidth),
    top: Math.max(top, 0),
    bottom: Math.min(bottom, innerHeight),
  });

  const addCells = (rect: DOMRect, cells: Set<string>): void => {
    const {left, right, top, bottom} = clip(rect);
    for (let x = Math.floor(left / cell); x * cell < right; x += 1) {
      for (let y = Math.floor(top / cell); y * cell < bottom; y += 1) {
        cells.add(`${x},${y}`);
      }
    }
  };

  let before = new Map<Element, DOMRect>();
  let scrollBefore = 0;

  const compare = (): void => {
    const now = new Map<Element, DOMRect>();
    const cells = new Set<string>();
    const moved: string[] = [];
    let longest = 0;
    for (const element of document.querySelectorAll('body *')) {
      const rect = element.getBoundingClientRect();
      const old = before.get(element);
      if (rect.width === 0 || rect.height === 0) {
        continue;
      }
      now.set(element, rect);
      const distance = old ? Math.max(Math.abs(rect.x - old.x), Math.abs(rect.y - old.y)) : 0;
      if (
        old &&
        distance >= 3 &&
        scrollY === scrollBefore &&
        // A word that wraps to another line does not displace the text around it.
        getComputedStyle(element).display !== 'inline' &&
        element.checkVisibility({visibilityProperty: true, opacityProperty: true})
      ) {
        const count = cells.size;
        addCells(old, cells);
        addCells(rect, cells);
        if (cells.size > count) {
          longest = Math.max(longest, distance);
          moved.push(`${element.outerHTML.slice(0, 80)} from ${old.x}, ${old.y} to ${rect.x}, ${rect.y}`);
        }
      }
    }
    before = now;
    scrollBefore = scrollY;
    if (moved.length > 0) {
      const area = (cells.size * cell * cell) / (innerWidth * innerHeight);
      shifts.push({value: Math.min(area, 1) * (longest / Math.max(innerWidth, innerHeight)), moved});
    }
    requestAnimationFrame(compare);
  };

  const receiveInOrder = async (): Promise<void> => {
    await nextFrame();
    await nextFrame();
    await fetch(fonts);
    // In Firefox, `document.fonts.ready` waits for the scripts, too.
    while ([...document.fonts].some(({status}) => status === 'loading')) {
      await nextFrame();
    }
    await nextFrame();
    await nextFrame();
    await fetch(scripts);
  };

  document.addEventListener('readystatechange', () => {
    // The page has been parsed, and its deferred scripts have not been executed.
    if (document.readyState === 'interactive') {
      requestAnimationFrame(compare);
      void receiveInOrder();
    }
  });
}
