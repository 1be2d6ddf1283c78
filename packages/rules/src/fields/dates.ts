// Days as people type them, and how old somebody born on one is.
import { parseDay, type Day } from '@fairhouse/values';

/** A date as year-month-day or month-day-year; undefined for a day that does not exist. */
export function readDate(text: string): Day | undefined {
  const [, month, day, year] = /^([0-9]{2})-([0-9]{2})-([0-9]{4})$/.exec(text) ?? [];
  return parseDay(year === undefined ? text : `${year}-${month}-${day}`);
}

/** Nobody who registers was born before. */
const EARLIEST = '1900-01-01';

/** A day on which somebody can have been born who is here today. */
export function isBirthday(day: Day, today: string): boolean {
  return day >= EARLIEST && day <= today;
}

/**
 * The last day on which somebody was born who is `age` years old on `today`, `YYYY-MM-DD`. Who was
 * born on the 29th of February comes of age on the 1st of March where the year has no such day.
 */
export function bornBy(today: string, age: number): string {
  const [year = '', ...rest] = today.split('-');
  return [String(Number(year) - age).padStart(4, '0'), ...rest].join('-');
}

/** Whether somebody is at least so many years old on `today`. */
export function isOfAge(birthday: string, today: string, age: number): boolean {
  return birthday <= bornBy(today, age);
}
