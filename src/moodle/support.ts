import type {IsoDate, Version} from './types';

/** Support status of a version on a given day. */
export type SupportStatus = 'future' | 'general' | 'security' | 'ended';

/** Returns the last day on which a version receives any fixes. */
export function lastDayOf({
  securityEndDate,
  extendedSecurityEndDate,
}: Pick<Version, 'securityEndDate' | 'extendedSecurityEndDate'>): IsoDate {
  return extendedSecurityEndDate ?? securityEndDate;
}

/** Returns the support status of a version on a day. End dates are the last days of support. */
export function supportStatus(
  version: Pick<Version, 'releaseDate' | 'generalEndDate' | 'securityEndDate' | 'extendedSecurityEndDate'>,
  day: IsoDate,
): SupportStatus {
  // ISO dates can be compared as strings.
  if (day < version.releaseDate) {
    return 'future';
  }
  if (day <= version.generalEndDate) {
    return 'general';
  }
  return day <= lastDayOf(version) ? 'security' : 'ended';
}

/**
 * Returns the versions that were supported when the newest release came out, in the order in which they were given. The result
 * doesn't depend on the current date, so that a page is the same no matter when it is built and read.
 */
export function supportedVersions(versions: readonly Version[]): Version[] {
  const newest = versions
    .flatMap(({releases}) => releases)
    .reduce((latest, {releaseDate}) => (releaseDate > latest ? releaseDate : latest), '');
  return versions.filter((version) => supportStatus(version, newest) !== 'ended');
}

/** Returns the calendar day of a date in the reader's time zone, as `YYYY-MM-DD`. */
export function toLocalDate(date: Date): IsoDate {
  const pad = (value: number): string => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

// The names are listed here to avoid `Intl.DateTimeFormat`. Its first use takes a tenth of a second on a phone, and every
// docs page uses this module.
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

/** Formats a date as `22 April 2024`, independently of the time zone. Throws a RangeError if the date doesn't exist. */
export function formatDate(date: IsoDate): string {
  const parsed = /^\d{4}-\d{2}-\d{2}$/.test(date) ? new Date(`${date}T00:00:00Z`) : new Date(NaN);
  // `Date` doesn't reject a date such as 31 February, but converts it to a day in March.
  if (Number.isNaN(parsed.getTime()) || !parsed.toISOString().startsWith(date)) {
    throw new RangeError(`"${date}" is not a valid date; allowed: an existing date as YYYY-MM-DD.`);
  }
  return `${parsed.getUTCDate()} ${months[parsed.getUTCMonth()]} ${parsed.getUTCFullYear()}`;
}
