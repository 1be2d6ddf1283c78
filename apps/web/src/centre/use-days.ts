import { serverNow } from '../ui/server-clock.ts';
import {
  addDays,
  dayOf,
  presetRange,
  type DayPreset,
  type DayRangeValue,
} from '../ui/forms/day-ranges.ts';
import { useSite } from '../site/use-site.ts';
import { setCentreFilters, useFilter } from './centre-filters.ts';
import { dayStart } from './day-start.ts';

export interface Days {
  readonly days: DayRangeValue;
  /**
   * The same range as instants: from the first day's start up to, not including, the day after the
   * last.
   */
  readonly span: { readonly from: number; readonly to: number };
  readonly timeZone: string;
  readonly choose: (range: DayRangeValue) => void;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The days in the address, in the merchant's calendar; a preset if there are none. */
export function useDays(preset: DayPreset = 'week'): Days {
  const timeZone = useSite()?.timeZone ?? 'UTC';
  const usual = presetRange(preset, dayOf(serverNow(), timeZone));
  const from = asDay(useFilter('from')) ?? usual.from;
  const to = asDay(useFilter('to')) ?? usual.to;
  const days = from <= to ? { from, to } : { from: to, to: from };
  const span = { from: dayStart(days.from, timeZone), to: dayStart(addDays(days.to, 1), timeZone) };
  return { days, span, timeZone, choose: ({ from, to }) => setCentreFilters({ from, to }) };
}

function asDay(text: string | undefined): string | undefined {
  return text !== undefined && DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;
}
