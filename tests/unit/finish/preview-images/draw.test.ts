import {readFileSync} from 'node:fs';
import {loadImage} from '@napi-rs/canvas';
import {beforeAll, expect, test} from 'vitest';
import {colours, createPainter, encodeImage, type Painter} from '@site/src/finish/preview-images/draw';
import {imageSize} from '@site/src/finish/preview-images/format';
import type {Preview} from '@site/src/finish/preview-images/preview';

const {width, height} = imageSize;
let paint: Painter;

beforeAll(async () => {
  paint = await createPainter('Developer Resources');
});

function pixelsOf(preview: Preview): Uint32Array {
  const {data} = paint(preview).getContext('2d').getImageData(0, 0, width, height);
  return new Uint32Array(data.buffer);
}

/** Returns the columns, from the left and to the right, between which an image differs from the one without text. */
function extent(preview: Preview): {first: number; last: number} {
  const image = pixelsOf(preview);
  const empty = pixelsOf({title: '', section: []});
  const columns = [...image.keys()].filter((index) => image[index] !== empty[index]).map((index) => index % width);
  // There are too many columns for the arguments of a function.
  const first = columns.reduce((least, column) => Math.min(least, column), width);
  const last = columns.reduce((most, column) => Math.max(most, column), 0);
  return {first, last};
}

test.each([
  'Data API',
  'W'.repeat(200),
  'Troubleshooting when setting up your development environment for the Moodle App',
  'get_the_very_long_name_of_a_function_that_no_reader_can_remember()',
])('text stays between the margins: %s', (title) => {
  const section = ['Developer docs', 'API guides', 'W'.repeat(80)];
  const {first, last} = extent({title, section, version: 'Moodle 4.2'});
  expect(first).toBeGreaterThanOrEqual(112);
  expect(last).toBeLessThan(width - 80);
});

test('the title is drawn with the text font of the site', () => {
  // In this font, an "I" has serifs. In most other fonts it is much narrower.
  const {first, last} = extent({title: 'IIIIIIIIII', section: []});
  expect(last - first).toBeGreaterThan(370);
  expect(last - first).toBeLessThan(395);
});

test('an image is a JPEG file of the right size, and the same text gives the same bytes', async () => {
  const titles = ['First', 'Second', 'First'];
  const [first, second, again] = await Promise.all(
    titles.map((title) => encodeImage(paint({title, section: ['API guides']}))),
  );
  expect([...first!.slice(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
  expect(await loadImage(first!)).toMatchObject({width, height});
  expect(first).not.toEqual(second);
  expect(first).toEqual(again);
});

test('the colours are those of the site', () => {
  const tokens = readFileSync('src/css/tokens.css', 'utf8').replace('rgb(208 99 0)', '#d06300');
  const defined = Object.keys(colours).map((name) => [name, new RegExp(`--${name}: (.*);`).exec(tokens)?.[1]]);
  expect(Object.fromEntries(defined)).toEqual(colours);
});
