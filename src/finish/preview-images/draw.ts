import {readFileSync} from 'node:fs';
import {createCanvas, GlobalFonts, loadImage, type SKRSContext2D} from '@napi-rs/canvas';
import {imageSize} from './format.ts';
import {fontFiles, logoFile} from './inputs.ts';
import {layOutSection, layOutTitle, titleLeading} from './layout.ts';
import {colours, nearest, palette, rampOf, type TextColour} from './palette.ts';
import {encodePng} from './png.ts';
import type {Preview} from './preview.ts';

const {width, height} = imageSize;

/** Positions in pixels. Text is positioned by its baseline. */
const left = 112;
const right = width - 88;
const areaWidth = right - left;
const barWidth = 24;
const sectionBaseline = 124;
const titleCentre = 316;
const footer = {line: 506, centre: 566, logo: 56};

/** Part of the font size between the baseline and the top of capitals. */
const capHeight = 0.67;

/** Font sizes in pixels. The size of a title depends on its length. */
const sizes = {section: 34, site: 34, version: 32};

const fonts = {
  title: (size: number) => `700 ${size}px PreviewText, PreviewTextExtended`,
  section: `420 ${sizes.section}px PreviewText, PreviewTextExtended`,
  site: `600 ${sizes.site}px PreviewText`,
  version: `600 ${sizes.version}px PreviewText`,
};

/** Draws the preview of a page. Returns the number of the palette's colour for each pixel, row by row. */
export type Painter = (preview: Preview) => Uint8Array;

/** Registers the fonts under names that no installed font has. */
function registerFonts(): void {
  ['PreviewText', 'PreviewTextExtended'].forEach((name, index) => {
    const file = fontFiles[index] ?? '';
    // Without the font, the canvas would use any other font of the system.
    if (!GlobalFonts.has(name) && !GlobalFonts.registerFromPath(file, name)) {
      throw new Error(`The canvas can't read ${file}, the font of preview images.`);
    }
  });
}

/** Draws what all images have in common: the bar at the left, and the logo and the site's name at the bottom. */
async function drawBackground(siteName: string): Promise<Uint8Array> {
  const context = createCanvas(width, height).getContext('2d');
  context.fillStyle = colours['color-band'];
  context.fillRect(0, 0, width, height);
  context.fillStyle = colours['palette-orange'];
  context.fillRect(0, 0, barWidth, height);
  context.fillStyle = colours['color-band-line'];
  context.fillRect(left, footer.line, areaWidth, 2);
  const logo = await loadImage(readFileSync(logoFile));
  // The logo has the colour of the background around its strokes.
  context.drawImage(logo, left - 10, footer.centre - footer.logo / 2, footer.logo, footer.logo);
  context.fillStyle = '#ffffff';
  context.font = fonts.site;
  context.fillText(siteName, left + footer.logo + 2, footer.centre + (sizes.site * capHeight) / 2);
  const {data} = context.getImageData(0, 0, width, height);
  const numbers = new Map<number, number>();
  return Uint8Array.from({length: width * height}, (_, index) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(index * 4, index * 4 + 3);
    const colour = (red << 16) | (green << 8) | blue;
    const number = numbers.get(colour) ?? nearest([red, green, blue]);
    numbers.set(colour, number);
    return number;
  });
}

/**
 * Loads the fonts and draws the background, which all images share.
 *
 * @param siteName - Name of the site, which is part of every image.
 * @returns A function that draws images.
 * @throws {Error} If the fonts can't be read.
 */
export async function createPainter(siteName: string): Promise<Painter> {
  registerFonts();
  const background = await drawBackground(siteName);
  const stampHeight = 128;
  const stamp = createCanvas(areaWidth, stampHeight).getContext('2d');

  const measure = (text: string, font: string): number => {
    stamp.font = font;
    return stamp.measureText(text).width;
  };

  /**
   * Draws something on a small canvas, and copies it to an image. Reading pixels from a canvas takes most of the time, so
   * only the area of the text is read.
   */
  const print = (
    image: Uint8Array,
    area: {x: number; y: number; width: number; height: number},
    colour: TextColour,
    draw: (context: SKRSContext2D) => void,
  ): void => {
    stamp.fillStyle = '#000000';
    stamp.fillRect(0, 0, areaWidth, stampHeight);
    stamp.fillStyle = '#ffffff';
    stamp.strokeStyle = '#ffffff';
    draw(stamp);
    const {data} = stamp.getImageData(0, 0, area.width, area.height);
    const ramp = rampOf(colour);
    const levels = Array.from({length: 256}, (_, value) => ramp[Math.round((value / 255) * (ramp.length - 1))] ?? 0);
    for (let row = 0, from = 0; row < area.height; row++) {
      const start = (area.y + row) * width + area.x;
      for (let to = start; to < start + area.width; to++, from += 4) {
        const number = levels[data[from] ?? 0] ?? 0;
        if (number !== 0) {
          image[to] = number;
        }
      }
    }
  };

  const printLine = (
    image: Uint8Array,
    text: string,
    font: string,
    size: number,
    baseline: number,
    colour: TextColour,
  ) => {
    const ascent = Math.ceil(size);
    const area = {
      x: left,
      y: Math.round(baseline) - ascent,
      width: Math.min(areaWidth, Math.ceil(measure(text, font)) + 4),
      height: Math.ceil(size * 1.32),
    };
    print(image, area, colour, (context) => {
      context.font = font;
      context.fillText(text, 0, ascent);
    });
  };

  return ({title, section, version}) => {
    const image = background.slice();
    const path = layOutSection(section, areaWidth, (text) => measure(text, fonts.section));
    if (path !== '') {
      printLine(image, path, fonts.section, sizes.section, sectionBaseline, 'muted');
    }
    const {size, lines} = layOutTitle(title, areaWidth, (text, fontSize) => measure(text, fonts.title(fontSize)));
    const firstBaseline = titleCentre + (size * (capHeight - (lines.length - 1) * titleLeading)) / 2;
    lines.forEach((line, index) => {
      printLine(image, line, fonts.title(size), size, firstBaseline + index * size * titleLeading, 'white');
    });
    if (version !== undefined) {
      const badge = {width: Math.ceil(measure(version, fonts.version)) + 48, height: 60};
      const area = {x: right - badge.width, y: footer.centre - badge.height / 2, ...badge};
      print(image, area, 'accent', (context) => {
        context.lineWidth = 3;
        context.beginPath();
        context.roundRect(1.5, 1.5, badge.width - 3, badge.height - 3, badge.height / 2);
        context.stroke();
        context.font = fonts.version;
        context.fillText(version, 24, badge.height / 2 + (sizes.version * capHeight) / 2);
      });
    }
    return image;
  };
}

/**
 * Draws images as PNG.
 *
 * @param previews - The images, with their file names.
 * @param siteName - Name of the site, which is part of every image.
 * @param write - Called with each image.
 */
export async function drawImages(
  previews: readonly (readonly [name: string, preview: Preview])[],
  siteName: string,
  write: (name: string, image: Uint8Array) => void,
): Promise<void> {
  const paint = await createPainter(siteName);
  // An image is compressed by another thread while the next one is drawn.
  let previous = Promise.resolve();
  for (const [name, preview] of previews) {
    const pixels = paint(preview);
    await previous;
    previous = encodePng(pixels, width, palette).then((image) => write(name, image));
  }
  await previous;
}
