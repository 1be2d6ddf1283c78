// Calendar days in Vietnam, where the stations draw.
import { drawClockText } from '../../../draws/draw-time-text.ts';
import { dayOf } from '../../../ui/forms/day-ranges.ts';

const ZONE = 'Asia/Ho_Chi_Minh';
const WRITTEN = /^\d{4}-\d{2}-\d{2}$/;

/** The day in Vietnam at an instant, `YYYY-MM-DD`. */
export function vietnamDay(at: number): string {
  return dayOf(at, ZONE);
}

/** The day in an address; today if there is none or it is in the future. */
export function requestedDay(text: string | undefined, today: string): string {
  if (text === undefined || !WRITTEN.test(text) || Number.isNaN(Date.parse(text))) return today;
  return text > today ? today : text;
}

/** Noon of a day in Vietnam, which is the same date in nearly every time zone. */
export function vietnamNoon(day: string): number {
  return Date.parse(`${day}T12:00:00+07:00`);
}

/** The hour and minute of a draw of Vietnam by its own clock, named where the reader's differs. */
export function clockTime(at: number, locale: string): string {
  return drawClockText(at, ZONE, locale);
}
