import {expect, test} from 'vitest';
import {formatMoment} from '@site/src/platform/formatMoment';

test.each([
  ['UTC', 'Tuesday 23 May 2023, 08:00 UTC'],
  ['Australia/Perth', 'Tuesday 23 May 2023, 16:00 AWST'],
  ['Pacific/Honolulu', /^Monday 22 May 2023, 22:00 /],
  ['Asia/Kolkata', /^Tuesday 23 May 2023, 13:30 /],
])('formatMoment tells the time of %s', (timeZone, text) => {
  expect(formatMoment('2023-05-23T08:00:00Z', timeZone)).toMatch(text);
});

test('formatMoment writes midnight as the start of a day', () => {
  expect(formatMoment('2023-05-23T00:00:00Z', 'UTC')).toBe('Tuesday 23 May 2023, 00:00 UTC');
});

test('formatMoment refuses what is no moment', () => {
  expect(() => formatMoment('soon', 'UTC')).toThrow(RangeError);
});
