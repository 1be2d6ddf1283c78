// The instants at which a calendar day begins in a time zone, for filters by instants.
import { dateFormat } from '@fairhouse/values';

/** The first millisecond of a day (`YYYY-MM-DD`) in a time zone. */
export function dayStart(day: string, timeZone: string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const near = midnight - offsetAt(midnight, timeZone);
  return midnight - offsetAt(near, timeZone);
}

/** The offset of a zone's clock from UTC at an instant, in milliseconds. */
function offsetAt(at: number, timeZone: string): number {
  const parts = dateFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(at);
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value ?? '0');
  const [year, month, day] = [read('year'), read('month'), read('day')];
  const wall = Date.UTC(year, month - 1, day, read('hour'), read('minute'), read('second'));
  return wall - Math.floor(at / 1000) * 1000;
}
