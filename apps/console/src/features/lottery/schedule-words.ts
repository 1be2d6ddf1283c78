// When a lottery draws, in words and as it is typed; pure.
import type { Language } from '@fairhouse/values';
import type { ValueOf } from '../../app/calls.ts';
import { LANGUAGE_TAGS } from '../../i18n/languages.ts';
import { formatElapsed } from '../../ui/format.ts';

export type Schedule = ValueOf<'lotteryList'>['list'][number]['schedule'];

const TIMES_TOLD = 4;
const MONDAY = Date.UTC(2026, 0, 5);
const DAY_MS = 86_400_000;

/** A weekday's short name; 1 is Monday. */
export function weekdayName(weekday: number, language: Language): string {
  const named = new Intl.DateTimeFormat(LANGUAGE_TAGS[language], {
    weekday: 'short',
    timeZone: 'UTC',
  });
  return named.format(MONDAY + (weekday - 1) * DAY_MS);
}

/** `1:00`, or `14:00 17:00 21:00 · Mon Wed Fri · Asia/Manila`; many times are counted. */
export function scheduleWords(
  schedule: Schedule,
  language: Language,
  perDay: (count: number) => string,
): string {
  if (schedule.kind === 'interval') return formatElapsed(schedule.seconds * 1000);
  const { times, weekdays, monthDays, zone } = schedule;
  const first = times[0] ?? 0;
  const last = times.at(-1) ?? 0;
  const told =
    times.length > TIMES_TOLD
      ? `${perDay(times.length)} ${clockOf(first)}–${clockOf(last)}`
      : times.map(clockOf).join(' ');
  const days = weekdays?.map((each) => weekdayName(each, language)).join(' ');
  return [told, days, monthDays?.join(', '), zone].filter(Boolean).join(' · ');
}

/** Minutes after midnight as `14:00`; past midnight it goes on to 24:00 and above. */
export function clockOf(minutes: number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** What was typed as `14:00 17:00`; undefined where a word is no time. */
export function readTimes(text: string): number[] | undefined {
  const times = wordsOf(text).map((word) => {
    const [, hours, minutes] = /^([0-4]?\d):([0-5]\d)$/.exec(word) ?? [];
    return hours === undefined ? Number.NaN : Number(hours) * 60 + Number(minutes);
  });
  if (times.length === 0 || times.some((time) => !(time < 2880))) return undefined;
  return [...new Set(times)].toSorted((one, other) => one - other);
}

/** What was typed as `2027-02-06 2027-02-07`; undefined where a word is no day. */
export function readDays(text: string): string[] | undefined {
  const days = wordsOf(text);
  return days.every((day) => /^\d{4}-\d{2}-\d{2}$/.test(day)) ? [...new Set(days)] : undefined;
}

/** What was typed as `1 16`; undefined where a word is no day of a month. */
export function readMonthDays(text: string): number[] | undefined {
  const days = wordsOf(text).map(Number);
  return days.every((day) => Number.isInteger(day) && day >= 1 && day <= 31)
    ? [...new Set(days)]
    : undefined;
}

function wordsOf(text: string): string[] {
  return text.split(/[\s,;]+/).filter(Boolean);
}
