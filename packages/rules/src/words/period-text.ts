// The periods of contracts in words: their keys are for files and the wire.

/** How a reader's language writes the days and instants of a period. */
export interface PeriodFormats {
  /** A day such as `2026-11-29`. */
  readonly day: (day: string) => string;
  /** The days from one to another, both included. */
  readonly days: (first: string, last: string) => string;
  /** Milliseconds. */
  readonly dateTime: (at: number) => string;
}

/** `2026-11-29`, `2026-11`, and parts of a month: `2026-11H2`, `2026-11T3`. */
const OF_MONTH = /^(\d{4}-\d\d)(?:-(\d\d)|(H1|H2|T1|T2|T3))?$/;
const WEEK = /^(\d{4})-W(\d\d)$/;
/** `2026-11-29T13+08:00`, or `T13:30+05:30` beside the whole hours. */
const TIME = /^(\d{4}-\d\d-\d\dT\d\d)(:\d\d)?([+-]\d\d:\d\d)$/;

/** The first and last day of the parts of a month; without a last one it is the month's. */
const PARTS: Readonly<Record<string, readonly [string, string?]>> = {
  H1: ['01', '15'],
  H2: ['16'],
  T1: ['01', '10'],
  T2: ['11', '20'],
  T3: ['21'],
};

const DAY_MS = 86_400_000;

/** The days of a period by its key, both included; undefined for an hour and for other texts. */
export function daysOfPeriod(key: string): readonly [first: string, last: string] | undefined {
  const [, year, week] = WEEK.exec(key) ?? [];
  if (year !== undefined) {
    const fourth = Date.UTC(Number(year), 0, 4);
    const weekday = (new Date(fourth).getUTCDay() + 6) % 7;
    const monday = fourth + (Number(week) * 7 - 7 - weekday) * DAY_MS;
    return [dayOf(monday), dayOf(monday + 6 * DAY_MS)];
  }
  const [, month, day, part] = OF_MONTH.exec(key) ?? [];
  if (month === undefined) return undefined;
  if (day !== undefined) return [key, key];
  const [first = '01', last = lastOf(month)] = (part && PARTS[part]) || [];
  return [`${month}-${first}`, `${month}-${last}`];
}

/** A period by its key (agency.md 2.5): a day, days, or the time at which an hour begins. */
export function periodText(key: string, formats: PeriodFormats): string {
  const [, hour, minutes = ':00', offset] = TIME.exec(key) ?? [];
  if (hour !== undefined) return formats.dateTime(Date.parse(`${hour}${minutes}${offset}`));
  const [first, last] = daysOfPeriod(key) ?? [];
  if (first === undefined || last === undefined) return key;
  return first === last ? formats.day(first) : formats.days(first, last);
}

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

function lastOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return dayOf(Date.UTC(year, number, 0)).slice(8);
}
