// Schedules of a lottery in words, and the parsers of their typed forms; pure functions.
import { LANGUAGE_LOCALES, dateFormat, type Language } from '@fairhouse/values';
import type { CallValue } from '../../calls/calls.ts';
import { formatElapsed } from '../../ui/format.ts';

export type Schedule = CallValue<'lotteryList'>['list'][number]['schedule'];

const TIMES_LISTED = 4;
const MONDAY = Date.UTC(2026, 0, 5);
const DAY_MS = 86_400_000;

/** A weekday's short name; 1 is Monday. */
export function weekdayName(weekday: number, language: Language): string {
  const named = dateFormat(LANGUAGE_LOCALES[language], {
    weekday: 'short',
    timeZone: 'UTC',
  });
  return named.format(MONDAY + (weekday - 1) * DAY_MS);
}

/** Such as `1:00`, or `14:00 17:00 21:00 · Mon Wed Fri · Asia/Manila`; many times are counted. */
export function formatSchedule(
  schedule: Schedule,
  language: Language,
  perDay: (count: number) => string,
): string {
  if (schedule.kind === 'interval') return formatElapsed(schedule.seconds * 1000);
  const { times, weekdays, monthDays, zone } = schedule;
  const first = times[0] ?? 0;
  const last = times.at(-1) ?? 0;
  const timesText =
    times.length > TIMES_LISTED
      ? `${perDay(times.length)} ${formatMinutes(first)}–${formatMinutes(last)}`
      : times.map(formatMinutes).join(' ');
  const days = weekdays?.map((each) => weekdayName(each, language)).join(' ');
  return [timesText, days, monthDays?.join(', '), zone].filter(Boolean).join(' · ');
}

/** Formats minutes after midnight as `14:00`; past midnight it continues with 24:00 and above. */
export function formatMinutes(minutes: number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** Parses `14:00 17:00`; undefined where a word is not a time. */
export function parseTimes(text: string): number[] | undefined {
  const times = splitWords(text).map((word) => {
    const [, hours, minutes] = /^([0-4]?\d):([0-5]\d)$/.exec(word) ?? [];
    return hours === undefined ? Number.NaN : Number(hours) * 60 + Number(minutes);
  });
  if (times.length === 0 || times.some((time) => !(time < 2880))) return undefined;
  return [...new Set(times)].toSorted((one, other) => one - other);
}

/** Parses `2027-02-06 2027-02-07`; undefined where a word is not a day. */
export function parseDays(text: string): string[] | undefined {
  const days = splitWords(text);
  return days.every((day) => /^\d{4}-\d{2}-\d{2}$/.test(day)) ? [...new Set(days)] : undefined;
}

/** Parses `1 16`; undefined where a word is not a day of a month. */
export function parseMonthDays(text: string): number[] | undefined {
  const days = splitWords(text).map(Number);
  return days.every((day) => Number.isInteger(day) && day >= 1 && day <= 31)
    ? [...new Set(days)]
    : undefined;
}

function splitWords(text: string): string[] {
  return text.split(/[\s,;]+/).filter(Boolean);
}
