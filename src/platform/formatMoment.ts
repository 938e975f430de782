/**
 * Writes out a moment as people in a time zone read it.
 *
 * @param moment - ISO 8601 with date, time and offset, such as `2023-05-23T08:00:00Z`.
 * @param timeZone - IANA name of the zone, such as `Australia/Perth`; the reader's own without it.
 * @returns Such as `Tuesday 23 May 2023, 16:00 AWST`.
 * @throws RangeError if it is no moment, or there is no such zone.
 */
export function formatMoment(moment: string, timeZone?: string): string {
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
  }).formatToParts(new Date(moment));
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.find((one) => one.type === type)?.value ?? '';
  const day = `${part('weekday')} ${part('day')} ${part('month')} ${part('year')}`;
  return `${day}, ${part('hour')}:${part('minute')} ${part('timeZoneName')}`;
}
