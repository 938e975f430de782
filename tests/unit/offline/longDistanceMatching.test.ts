import {describe, expect, test} from 'vitest';
import {restoreRepeats, removeRepeats} from '@site/src/offline/longDistanceMatching';

/** Pseudo-random bytes, the same on each call. */
function noise(length: number): Uint8Array {
  let state = 1;
  return Uint8Array.from({length}, () => {
    state = (Math.imul(state, 1103515245) + 12345) | 0;
    return state >>> 24;
  });
}

function join(...parts: Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

describe('removeRepeats and restoreRepeats', () => {
  test.each([
    ['nothing', new Uint8Array()],
    ['input shorter than a window', noise(10)],
    ['one byte that is repeated', new Uint8Array(5_000).fill(7)],
    ['input without repeats', noise(20_000)],
    ['a repeat at the end', join(noise(50_000), noise(1_000))],
    ['repeats with changes in between', join(noise(3_000), noise(10), noise(3_000).subarray(50), noise(3_000))],
  ])('preserve %s', (_, bytes) => {
    expect(restoreRepeats(removeRepeats(bytes), bytes.length)).toEqual(bytes);
  });

  test.each([33, 40, 50, 77, 300])('preserve a repeat with a period of %i', (period) => {
    const once = noise(period);
    const bytes = join(noise(500), ...Array.from({length: 20}, () => once), noise(700).subarray(400));
    expect(restoreRepeats(removeRepeats(bytes), bytes.length)).toEqual(bytes);
  });

  test('encode a distant repeat in a few bytes', () => {
    const page = noise(100_000);
    expect(removeRepeats(join(page, page)).length).toBeLessThan(page.length + 20);
  });

  test('throw an error for truncated input', () => {
    const bytes = join(noise(1_000), noise(1_000));
    const whole = removeRepeats(bytes);
    expect(() => restoreRepeats(whole.subarray(0, 500), 2_000)).toThrow(
      /^The pack ends before its content is complete\.$/,
    );
    expect(() => restoreRepeats(new Uint8Array(), 1)).toThrow(/^The pack ends before its content is complete\.$/);
    expect(() => restoreRepeats(whole, 2_001)).toThrow(/^The pack contains 2000 bytes instead of 2001\.$/);
  });
});
