/** Room between card and name, and between card and window, in pixels: too small for a scale of spaces. */
const gap = 4;
const edge = 8;

/** Edges of a box in the window, in pixels. */
export interface Box {
  left: number;
  top: number;
  bottom: number;
}

/** A width and a height, in pixels. */
export interface Size {
  width: number;
  height: number;
}

/**
 * Finds the place of a card: below the name or, if it does not fit there, where there is more room; inside the window.
 *
 * @param name - Where the name stands in the window.
 * @param card - How large the card is.
 * @param view - How large the window is.
 * @returns Left and top edge of the card in the window, in pixels.
 */
export function placeCard(name: Box, card: Size, view: Size): {left: number; top: number} {
  const isBelow = name.bottom + gap + card.height <= view.height || view.height - name.bottom >= name.top;
  return {
    left: Math.max(edge, Math.min(name.left, view.width - card.width - edge)),
    top: isBelow ? name.bottom + gap : name.top - gap - card.height,
  };
}
