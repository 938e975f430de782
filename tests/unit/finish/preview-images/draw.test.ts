import {inflateSync} from 'node:zlib';
import {beforeAll, describe, expect, test} from 'vitest';
import {createPainter, drawImages, type Painter} from '@site/src/finish/preview-images/draw';
import {imageSize} from '@site/src/finish/preview-images/format';
import {palette} from '@site/src/finish/preview-images/palette';

const {width, height} = imageSize;
let paint: Painter;

beforeAll(async () => {
  paint = await createPainter('Developer Resources');
});

/** Returns the columns, from the left and to the right, between which an image differs from the one without text. */
function extent(image: Uint8Array): {first: number; last: number} {
  const empty = paint({title: '', section: []});
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
  const {first, last} = extent(paint({title, section, version: 'Moodle 4.2'}));
  expect(first).toBeGreaterThanOrEqual(112);
  expect(last).toBeLessThan(width - 80);
});

test('the title is drawn with the text font of the site', () => {
  // In this font, an "I" has serifs. In most other fonts it is much narrower.
  const {first, last} = extent(paint({title: 'IIIIIIIIII', section: []}));
  expect(last - first).toBeGreaterThan(370);
  expect(last - first).toBeLessThan(395);
});

test('different text gives different images, and the same text the same image', () => {
  const [a, b, again] = ['First', 'Second', 'First'].map((title) => Buffer.from(paint({title, section: []})));
  expect(a?.equals(b!)).toBe(false);
  expect(a?.equals(again!)).toBe(true);
});

describe('a PNG file', () => {
  let image: Buffer;

  beforeAll(async () => {
    await drawImages([['a.png', {title: 'Data API', section: ['API guides']}]], 'Site', (name, content) => {
      expect(name).toBe('a.png');
      image = Buffer.from(content);
    });
  });

  test('has the size and the palette in its header', () => {
    expect(image.subarray(1, 4).toString()).toBe('PNG');
    expect([image.readUInt32BE(16), image.readUInt32BE(20), image[24], image[25]]).toEqual([width, height, 4, 3]);
    expect([...image.subarray(41, 41 + 3)]).toEqual(palette[0]);
  });

  test('contains all rows', () => {
    const start = image.indexOf('IDAT');
    const data = inflateSync(image.subarray(start + 4, start + 4 + image.readUInt32BE(start - 4)));
    expect(data.length).toBe(height * (1 + width / 2));
  });

  test('is small', () => expect(image.length).toBeLessThan(20_000));
});
