/**
 * Formats a date and time as `Tuesday 23 May 2023, 16:00 AWST`, for a time zone such as `Australia/Perth` or by default the
 * reader's. Throws a RangeError if one of them is invalid.
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
