// The quick ranges of an agent's reports (agency.md 3.2). Weeks begin on Monday; no range ends
// after today. Days are `YYYY-MM-DD`; both ends are included.
import { addDays, type DayRangeValue } from '../../../ui/forms/day-ranges.ts';

export const AGENT_PERIODS = [
  'today',
  'yesterday',
  'thisWeek',
  'lastWeek',
  'thisMonth',
  'lastMonth',
] as const;
export type AgentPeriod = (typeof AGENT_PERIODS)[number];

/** The earliest day of a report, and its longest span. */
export const BACK_DAYS = 90;
export const SPAN_DAYS = 35;

const weekday = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

export function periodRange(period: AgentPeriod, today: string): DayRangeValue {
  const monday = addDays(today, -weekday(today));
  const first = `${today.slice(0, 7)}-01`;
  const lastOfBefore = addDays(first, -1);
  switch (period) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) };
    case 'thisWeek':
      return { from: monday, to: today };
    case 'lastWeek':
      return { from: addDays(monday, -7), to: addDays(monday, -1) };
    case 'thisMonth':
      return { from: first, to: today };
    case 'lastMonth':
      return { from: `${lastOfBefore.slice(0, 7)}-01`, to: lastOfBefore };
  }
}

/** The period of a range; the first that fits, or undefined. */
export function periodOf(range: DayRangeValue, today: string): AgentPeriod | undefined {
  return AGENT_PERIODS.find((period) => {
    const made = periodRange(period, today);
    return made.from === range.from && made.to === range.to;
  });
}

/** A range within the limits: the day that was not chosen moves. */
export function withinLimits(
  { from, to }: DayRangeValue,
  chosen: 'from' | 'to',
  today: string,
): DayRangeValue {
  const earliest = addDays(today, -BACK_DAYS);
  const bounded = (day: string) => (day < earliest ? earliest : day > today ? today : day);
  const [first, last] = [bounded(from), bounded(to)];
  if (chosen === 'from') {
    const latest = addDays(first, SPAN_DAYS - 1);
    const end = last < first ? first : last > latest ? latest : last;
    return { from: first, to: end > today ? today : end };
  }
  const soonest = addDays(last, 1 - SPAN_DAYS);
  return { from: first > last ? last : first < soonest ? soonest : first, to: last };
}
