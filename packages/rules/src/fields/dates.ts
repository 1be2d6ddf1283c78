// Parses typed dates and computes ages.
import { parseDay, type Day } from '@fairhouse/values';

/** Parses year-month-day or month-day-year; undefined for a day that does not exist. */
export function readDate(text: string): Day | undefined {
  const [, month, day, year] = /^([0-9]{2})-([0-9]{2})-([0-9]{4})$/.exec(text) ?? [];
  return parseDay(year === undefined ? text : `${year}-${month}-${day}`);
}

/** The earliest plausible birthday. */
const EARLIEST = '1900-01-01';

/** Whether a day is a plausible birthday of a person living on `today`. */
export function isBirthday(day: Day, today: string): boolean {
  return day >= EARLIEST && day <= today;
}

/**
 * The latest birthday of a person who is `age` years old on `today`, `YYYY-MM-DD`. A person born on
 * the 29th of February comes of age on the 1st of March of a year without that day.
 */
export function latestBirthday(today: string, age: number): string {
  const [year = '', ...rest] = today.split('-');
  return [String(Number(year) - age).padStart(4, '0'), ...rest].join('-');
}

/** Whether a person is at least `age` years old on `today`. */
export function isOfAge(birthday: string, today: string, age: number): boolean {
  return birthday <= latestBirthday(today, age);
}
