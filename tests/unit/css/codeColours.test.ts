import {readFileSync} from 'node:fs';
import postcss from 'postcss';
import {describe, expect, test} from 'vitest';

const file = 'src/css/tokens.css';

/** Returns the hexadecimal colours that the rules with a selector declare. */
function coloursOf(selector: string): Map<string, string> {
  const colours = new Map<string, string>();
  postcss.parse(readFileSync(file, 'utf8'), {from: file}).walkRules(selector, (rule) => {
    rule.walkDecls(/^--color/, ({prop, value}) => {
      colours.set(prop, value);
    });
  });
  return colours;
}

/** The relative luminance of a colour (WCAG 2.2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = colour.match(/[\da-f]{2}/gi)!.map((part) => {
    const value = parseInt(part, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** How much colour a colour has: the difference of its strongest and its weakest part, from 0 to 255. */
function saturation(colour: string): number {
  const parts = colour.match(/[\da-f]{2}/gi)!.map((part) => parseInt(part, 16));
  return Math.max(...parts) - Math.min(...parts);
}

describe.each([
  ['light', ':root'],
  ['dark', "[data-theme='dark']"],
])('code in %s mode', (_, selector) => {
  const colours = coloursOf(selector);
  const colour = (name: string): string => colours.get(name) ?? '';

  test.each(['surface', 'line', 'title'])('all tokens have a contrast of at least 4.5:1 on --color-code-%s', (name) => {
    const background = colour(`--color-code-${name}`);
    const tokens = [...colours].filter(
      ([token]) => token.startsWith('--color-code') && !/-(?:surface|line|title)$/.test(token),
    );
    expect(tokens.length).toBeGreaterThan(8);
    const faint = tokens.filter(([, value]) => contrast(value, background) < 4.5);
    expect(faint).toEqual([]);
  });

  test('comments are grey, unlike links', () => {
    expect(saturation(colour('--color-code-comment'))).toBeLessThan(60);
    expect(saturation(colour('--color-link'))).toBeGreaterThan(120);
  });
});
