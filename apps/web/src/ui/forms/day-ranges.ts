// Ranges of days for filters, in the viewer's calendar. Days are `YYYY-MM-DD`; both ends are
// included.
import { dateFormat } from '@fairhouse/values';

export interface DayRangeValue {
  readonly from: string;
  readonly to: string;
}

export const DAY_PRESETS = ['today', 'yesterday', 'week', 'month'] as const;
export type DayPreset = (typeof DAY_PRESETS)[number];

/** The calendar day of an instant in a zone (the browser's own when left out). */
export function dayOf(at: number, timeZone?: string): string {
  const options = timeZone === undefined ? {} : { timeZone };
  const parts = dateFormat('en-CA', {
    ...options,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return parts.format(at);
}

/** A preset's range that ends today: today, yesterday, the last 7 days, the last 30 days. */
export function presetRange(preset: DayPreset, today: string): DayRangeValue {
  if (preset === 'today') return { from: today, to: today };
  if (preset === 'yesterday') return { from: addDays(today, -1), to: addDays(today, -1) };
  return { from: addDays(today, preset === 'week' ? -6 : -29), to: today };
}

/** The preset of a range, or undefined. */
export function presetOf(range: DayRangeValue, today: string): DayPreset | undefined {
  return DAY_PRESETS.find((preset) => {
    const made = presetRange(preset, today);
    return made.from === range.from && made.to === range.to;
  });
}

/** Adds days to a day (subtracts when negative). */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
