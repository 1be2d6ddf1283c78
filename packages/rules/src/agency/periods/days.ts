// Arithmetic of calendar days; it knows no zone.
import { DAY_MS, type Day } from '@fairhouse/values';

const begins = (day: Day): number => Date.parse(`${day}T00:00:00Z`);

const dayOf = (ms: number): Day => new Date(ms).toISOString().slice(0, 10) as Day;

/** The day so many days later, or earlier when negative. */
export function plusDays(day: Day, count: number): Day {
  return dayOf(begins(day) + count * DAY_MS);
}

/** 1 is Monday, 7 is Sunday. */
export function weekdayOf(day: Day): number {
  return ((new Date(begins(day)).getUTCDay() + 6) % 7) + 1;
}

/** The last day of the month of a day. */
export function monthEnd(day: Day): Day {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return dayOf(Date.UTC(year, month, 0));
}

/** Days from the first to the last, both included. */
export function countDays(first: Day, last: Day): number {
  return Math.round((begins(last) - begins(first)) / DAY_MS) + 1;
}

/** The ISO week of a day, `2026-W09`: the year is that of its Thursday. */
export function weekOf(day: Day): string {
  const thursday = plusDays(day, 4 - weekdayOf(day));
  const year = thursday.slice(0, 4);
  const week = Math.ceil(countDays(`${year}-01-01` as Day, thursday) / 7);
  return `${year}-W${String(week).padStart(2, '0')}`;
}
