import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {colours, nearest, palette, rampOf} from '@site/src/finish/preview-images/palette';

test('the colours are those of the site', () => {
  const tokens = readFileSync('src/css/tokens.css', 'utf8').replace('rgb(208 99 0)', '#d06300');
  const defined = Object.keys(colours).map((name) => [name, new RegExp(`--${name}: (.*);`).exec(tokens)?.[1]]);
  expect(Object.fromEntries(defined)).toEqual(colours);
});

test('a pixel takes four bits', () => expect(palette).toHaveLength(16));

test('text goes from the background to its colour', () => {
  const ramp = rampOf('white');
  expect([palette[ramp[0]!], palette[ramp.at(-1)!]]).toEqual([
    [16, 27, 52],
    [255, 255, 255],
  ]);
});

test('finds the closest colour', () => {
  expect(nearest([254, 255, 250])).toBe(rampOf('white').at(-1));
  expect(nearest([209, 98, 3])).toBe(palette.findIndex(([red]) => red === 208));
});
