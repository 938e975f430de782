/** Red, green and blue, from 0 to 255. */
export type Colour = readonly [number, number, number];

/** The colours of the images, with the tokens in `src/css/tokens.css` that define them. */
export const colours = {
  'color-band': '#101b34',
  'color-band-line': '#33415f',
  'color-band-muted': '#b6c1d8',
  'color-band-accent': '#ffa95c',
  'palette-orange': '#d06300',
} as const;

/** Converts `#rrggbb`. */
function parseColour(hex: string): Colour {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  return [red, green, blue];
}

/** Colours for the edges of text: from almost the background to the colour of the text, which is the last one. */
function ramp(text: string, steps: number): Colour[] {
  const [from, to] = [parseColour(colours['color-band']), parseColour(text)];
  return Array.from({length: steps}, (_, index) => {
    const mix = (channel: 0 | 1 | 2) =>
      Math.round(from[channel] + ((to[channel] - from[channel]) * (index + 1)) / steps);
    return [mix(0), mix(1), mix(2)];
  });
}

const ramps = {
  white: ramp('#ffffff', 5),
  muted: ramp(colours['color-band-muted'], 4),
  accent: ramp(colours['color-band-accent'], 4),
};

/** Colours of text. */
export type TextColour = keyof typeof ramps;

/** All colours of the images. The first one is the background. There are 16, so that a pixel takes four bits. */
export const palette: readonly Colour[] = [
  ...[colours['color-band'], colours['color-band-line'], colours['palette-orange']].map(parseColour),
  ...Object.values(ramps).flat(),
];

/**
 * Returns the numbers of the colours in the palette for text, from the background to full colour.
 *
 * @param colour - Colour of the text.
 */
export function rampOf(colour: TextColour): number[] {
  return [0, ...ramps[colour].map((entry) => palette.indexOf(entry))];
}

/**
 * Returns the number of the colour in the palette that is closest to another colour.
 *
 * @param colour - Any colour.
 */
export function nearest([red, green, blue]: Colour): number {
  const distances = palette.map(([r, g, b]) => (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2);
  return distances.indexOf(Math.min(...distances));
}
