/** Space between card and link, in pixels. */
const gap = 4;
/** Space between card and edge of the viewport, in pixels. */
const margin = 8;

/** Edges of a box in the viewport, in pixels. */
export interface Box {
  left: number;
  top: number;
  bottom: number;
}

/** A size in pixels. */
export interface Size {
  width: number;
  height: number;
}

/**
 * Calculates the position of a card, which is below the link or, if it doesn't fit there, on the side with more space.
 *
 * @returns Left and top edge of the card in the viewport, in pixels.
 */
export function placeCard(link: Box, card: Size, viewport: Size): {left: number; top: number} {
  const isBelow = link.bottom + gap + card.height <= viewport.height || viewport.height - link.bottom >= link.top;
  return {
    left: Math.max(margin, Math.min(link.left, viewport.width - card.width - margin)),
    top: isBelow ? link.bottom + gap : link.top - gap - card.height,
  };
}
