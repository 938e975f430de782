import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {createCanvas, GlobalFonts, loadImage, type Canvas} from '@napi-rs/canvas';
import {imageSize} from './format.ts';
import {layOutSection, layOutTitle, titleLeading} from './layout.ts';
import type {Preview} from './preview.ts';

const {width, height} = imageSize;

/** The text font in two files, as on the pages: Latin, and other letters. */
const fontFiles = ['latin', 'latin-ext'].map((subset) =>
  createRequire(import.meta.url).resolve(
    `@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-${subset}-wght-normal.woff2`,
  ),
);

const logoFile = path.join(import.meta.dirname, '../../../static/img/logo.svg');

/** The colours of the images, with the tokens in `src/css/tokens.css` that define them. */
export const colours = {
  'color-band': '#101b34',
  'color-band-line': '#33415f',
  'color-band-muted': '#b6c1d8',
  'color-band-accent': '#ffa95c',
  'palette-orange': '#d06300',
} as const;

/** Quality of the JPEG files, from 0 to 100. Text has no visible artefacts. */
const quality = 75;

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

export type Painter = (preview: Preview) => Canvas;

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
async function drawBackground(siteName: string): Promise<Canvas> {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
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
  return canvas;
}

/** Loads the fonts and draws the background with the site's name, which all images share. */
export async function createPainter(siteName: string): Promise<Painter> {
  registerFonts();
  const background = await drawBackground(siteName);
  return ({title, section, version}) => {
    const canvas = createCanvas(width, height);
    const context = canvas.getContext('2d');
    context.drawImage(background, 0, 0);
    const measure = (text: string, font: string): number => {
      context.font = font;
      return context.measureText(text).width;
    };

    context.fillStyle = colours['color-band-muted'];
    const breadcrumbs = layOutSection(section, areaWidth, (text) => measure(text, fonts.section));
    context.fillText(breadcrumbs, left, sectionBaseline);

    context.fillStyle = '#ffffff';
    const {size, lines} = layOutTitle(title, areaWidth, (text, fontSize) => measure(text, fonts.title(fontSize)));
    const firstBaseline = titleCentre + (size * (capHeight - (lines.length - 1) * titleLeading)) / 2;
    context.font = fonts.title(size);
    lines.forEach((line, index) => context.fillText(line, left, firstBaseline + index * size * titleLeading));

    if (version !== undefined) {
      const badge = {width: Math.ceil(measure(version, fonts.version)) + 48, height: 60};
      const [x, y] = [right - badge.width, footer.centre - badge.height / 2];
      context.fillStyle = colours['color-band-accent'];
      context.strokeStyle = colours['color-band-accent'];
      context.lineWidth = 3;
      context.beginPath();
      context.roundRect(x + 1.5, y + 1.5, badge.width - 3, badge.height - 3, badge.height / 2);
      context.stroke();
      context.fillText(version, x + 24, footer.centre + (sizes.version * capHeight) / 2);
    }
    return canvas;
  };
}

/**
 * Compresses an image as JPEG, which social networks accept. This takes ten times as long as drawing it, in another thread. The
 * same image always has the same bytes.
 */
export function encodeImage(canvas: Canvas): Promise<Uint8Array> {
  return canvas.encode('jpeg', quality);
}
