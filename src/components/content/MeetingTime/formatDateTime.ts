/**
 * Formats a date and time for a time zone.
 *
 * @param dateTime - ISO 8601 date and time with offset, such as `2023-05-23T08:00:00Z`.
 * @param timeZone - IANA name of the time zone, such as `Australia/Perth`. By default, it's the reader's time zone.
 * @returns The date and time, such as `Tuesday 23 May 2023, 16:00 AWST`.
 * @throws RangeError if the date or the time zone is invalid.
 */
export function formatDateTime(dateTime: string, timeZone?: string): string {
  const parts = new Intl.DateTimeFormat('en-AU', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
    timeZoneName: 'short',
  }).formatToParts(new Date(dateTime));
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.find((item) => item.type === type)?.value ?? '';
  const day = `${part('weekday')} ${part('day')} ${part('month')} ${part('year')}`;
  return `${day}, ${part('hour')}:${part('minute')} ${part('timeZoneName')}`;
}
