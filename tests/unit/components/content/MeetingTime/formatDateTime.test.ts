import {expect, test} from 'vitest';
import {formatDateTime} from '@site/src/components/content/MeetingTime/formatDateTime';

test.each([
  ['UTC', 'Tuesday 23 May 2023, 08:00 UTC'],
  ['Australia/Perth', 'Tuesday 23 May 2023, 16:00 AWST'],
  ['Pacific/Honolulu', /^Monday 22 May 2023, 22:00 /],
  ['Asia/Kolkata', /^Tuesday 23 May 2023, 13:30 /],
])('formatDateTime uses the time zone %s', (timeZone, text) => {
  expect(formatDateTime('2023-05-23T08:00:00Z', timeZone)).toMatch(text);
});

test('formatDateTime writes midnight as 00:00', () => {
  expect(formatDateTime('2023-05-23T00:00:00Z', 'UTC')).toBe('Tuesday 23 May 2023, 00:00 UTC');
});
