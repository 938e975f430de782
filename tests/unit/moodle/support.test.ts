import {describe, expect, test, vi} from 'vitest';
import {toLocalDate, formatDate, supportedVersions, supportStatus} from '@site/src/moodle/support';
import {fourOne, fourTwo, oneFour, versions} from './fixtures';

describe('supportStatus', () => {
  test.each([
    ['2022-11-27', 'future'],
    ['2022-11-28', 'general'],
    ['2023-12-11', 'general'],
    ['2023-12-12', 'security'],
    ['2025-12-08', 'security'],
    ['2025-12-09', 'ended'],
  ])('for 4.1 on %s is %s', (day, status) => {
    expect(supportStatus(fourOne, day)).toBe(status);
  });

  test.each([
    ['2005-06-30', 'security'],
    ['2005-07-01', 'ended'],
  ])('includes extended security support: %s is %s', (day, status) => {
    expect(supportStatus(oneFour, day)).toBe(status);
  });
});

test('supportedVersions returns the versions that were supported when the newest release came out', () => {
  expect(supportedVersions(versions)).toEqual([fourTwo, fourOne]);
  expect(supportedVersions([oneFour])).toEqual([oneFour]);
  expect(supportedVersions([])).toEqual([]);
});

describe('toLocalDate', () => {
  test.each([
    ['Pacific/Auckland', '2024-01-02'],
    ['UTC', '2024-01-01'],
    ['America/Los_Angeles', '2024-01-01'],
  ])('returns the day in %s', (timeZone, day) => {
    vi.stubEnv('TZ', timeZone);
    expect(toLocalDate(new Date('2024-01-01T20:00:00Z'))).toBe(day);
  });
});

describe('formatDate', () => {
  test.each(['Pacific/Auckland', 'UTC', 'America/Los_Angeles'])('formats the same day in %s', async (timeZone) => {
    // The time zone has to be set before the module is loaded.
    vi.stubEnv('TZ', timeZone);
    vi.resetModules();
    const {formatDate: formatThere} = await import('@site/src/moodle/support');
    expect(formatThere('2024-04-22')).toBe('22 April 2024');
    expect(formatThere('2023-01-01')).toBe('1 January 2023');
  });

  test.each(['2024-02-31', '2024-13-01', '22 April 2024', '2024-04-22T00:00:00Z', ''])('rejects "%s"', (date) => {
    expect(() => formatDate(date)).toThrow(
      new RangeError(`"${date}" is not a valid date; allowed: an existing date as YYYY-MM-DD.`),
    );
  });
});
