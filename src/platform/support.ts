import type {IsoDate, Version} from './types';

/** What the platform's developers still do for a version on a given day. */
export type SupportStatus = 'future' | 'general' | 'security' | 'ended';

/**
 * Tells when the support of a version ends.
 *
 * @param version - Dates of the version.
 * @returns The last day on which it gets any fixes.
 */
export function lastDayOf({
  securityEndDate,
  extendedSecurityEndDate,
}: Pick<Version, 'securityEndDate' | 'extendedSecurityEndDate'>): IsoDate {
  return extendedSecurityEndDate ?? securityEndDate;
}

/**
 * Support of a version on a day. Announced end dates are the last days of support.
 *
 * @param version - Dates of the version.
 * @param day - The day in question, `YYYY-MM-DD`.
 * @returns `future` before its release, then `general`, `security` and `ended`.
 */
export function supportStatus(
  version: Pick<Version, 'releaseDate' | 'generalEndDate' | 'securityEndDate' | 'extendedSecurityEndDate'>,
  day: IsoDate,
): SupportStatus {
  // ISO dates sort as text.
  if (day < version.releaseDate) {
    return 'future';
  }
  if (day <= version.generalEndDate) {
    return 'general';
  }
  return day <= lastDayOf(version) ? 'security' : 'ended';
}

/**
 * The versions that still got security fixes when the newest release of all came out. It does not depend on today, so
 * that a page is the same whenever it is built and read.
 *
 * @param versions - In any order.
 * @returns Those of them, in the same order.
 */
export function supportedVersions(versions: readonly Version[]): Version[] {
  const newest = versions
    .flatMap(({releases}) => releases)
    .reduce((latest, {releaseDate}) => (releaseDate > latest ? releaseDate : latest), '');
  return versions.filter((version) => supportStatus(version, newest) !== 'ended');
}

/**
 * A moment's calendar day where the reader is.
 *
 * @returns The day as `YYYY-MM-DD`.
 */
export function dayOf(moment: Date): IsoDate {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

// The first `Intl.DateTimeFormat` of a page takes a phone a tenth of a second, and every page of the docs has this module.
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/**
 * Writes out a day, the same day wherever it is read.
 *
 * @param date - `YYYY-MM-DD`.
 * @returns Such as `22 April 2024`.
 * @throws RangeError if it is no such day.
 */
export function formatDate(date: IsoDate): string {
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(date) ? new Date(`${date}T00:00:00Z`) : new Date(NaN);
  // The parser takes 31 February for a day in March.
  if (Number.isNaN(moment.getTime()) || !moment.toISOString().startsWith(date)) {
    throw new RangeError(`"${date}" is not a day; allowed: a date that exists, as YYYY-MM-DD.`);
  }
  return `${moment.getUTCDate()} ${months[moment.getUTCMonth()]} ${moment.getUTCFullYear()}`;
}
