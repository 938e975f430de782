/** Markup of the shapes in a drawing, from back to front. Text is in front of all of them, so that no line crosses it. */
export interface Layers {
  /** Frames around several boxes. */
  groups: string[];
  lines: string[];
  /** Ends of lines that are drawn as outlines. */
  hollow: string[];
  /** Arrowheads, and the dots where a state diagram starts and ends. */
  solid: string[];
  boxes: string[];
}

/** Attributes of the layers. The colours are the site's tokens, so that one drawing fits both colour modes and print. */
const paints: Record<keyof Layers, string> = {
  groups: 'fill="none" stroke="var(--color-line-strong)"',
  lines: 'fill="none" stroke="var(--color-muted)"',
  hollow: 'fill="var(--color-raised)" stroke="var(--color-muted)"',
  solid: 'fill="var(--color-muted)"',
  boxes: 'fill="var(--color-surface)" stroke="var(--color-line-strong)"',
};

/** Returns the markup of all layers. */
export function layerMarkup(layers: Layers): string {
  return (Object.keys(paints) as (keyof Layers)[])
    .filter((layer) => layers[layer].length > 0)
    .map((layer) => `<g ${paints[layer]}>${layers[layer].join('')}</g>`)
    .join('');
}
