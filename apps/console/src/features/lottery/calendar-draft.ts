// A calendar as edited in the form and as sent to the server; pure functions.
import type { CallInput } from '../../calls/calls.ts';
import type { Lottery } from './LotteriesPage.tsx';
import { formatMinutes, parseDays, parseMonthDays, parseTimes } from './format-schedule.ts';

export type CalendarInput = Omit<CallInput<'calendarPreview'>, 'code'>;

export interface CalendarDraft {
  readonly kind: 'interval' | 'calendar';
  readonly seconds: string;
  readonly zone: string;
  readonly times: string;
  readonly weekdays: readonly number[];
  readonly monthDays: string;
  readonly without: string;
  readonly with: string;
  readonly lead: string;
  readonly voidAfter: string;
  readonly feed: string;
}

/** The form's draft of a lottery's calendar; `zone` is the default where it has none yet. */
export function draftFromLottery(lottery: Lottery, zone: string): CalendarDraft {
  const { schedule, closeLeadSeconds, voidAfterSeconds, feed = '' } = lottery;
  const rest = { lead: String(closeLeadSeconds), voidAfter: String(voidAfterSeconds), feed };
  if (schedule.kind === 'interval') {
    const none = { times: '', weekdays: [], monthDays: '', without: '', with: '' };
    return { kind: 'interval', seconds: String(schedule.seconds), zone, ...none, ...rest };
  }
  return {
    kind: 'calendar',
    seconds: '60',
    zone: schedule.zone,
    times: schedule.times.map(formatMinutes).join(' '),
    weekdays: schedule.weekdays ?? [],
    monthDays: (schedule.monthDays ?? []).join(' '),
    without: (schedule.without ?? []).join(' '),
    with: (schedule.with ?? []).join(' '),
    ...rest,
  };
}

/** The input of the call; undefined while a field cannot be parsed. */
export function parseCalendarDraft(draft: CalendarDraft): CalendarInput | undefined {
  const schedule = parseSchedule(draft);
  const numbers = [draft.lead, draft.voidAfter].map(Number);
  const [closeLeadSeconds = 0, voidAfterSeconds = 0] = numbers;
  if (schedule === undefined || !numbers.every(Number.isInteger)) return undefined;
  return { schedule, closeLeadSeconds, voidAfterSeconds, feed: draft.feed.trim() };
}

function parseSchedule(draft: CalendarDraft): CalendarInput['schedule'] | undefined {
  if (draft.kind === 'interval') {
    const seconds = Number(draft.seconds);
    return Number.isInteger(seconds) && seconds >= 30 ? { kind: 'interval', seconds } : undefined;
  }
  const times = parseTimes(draft.times);
  const monthDays = parseMonthDays(draft.monthDays);
  const [without, added] = [parseDays(draft.without), parseDays(draft.with)];
  const zone = draft.zone.trim();
  if (!times || !monthDays || !without || !added || zone === '') return undefined;
  return {
    kind: 'calendar',
    zone,
    times,
    ...(draft.weekdays.length > 0 ? { weekdays: [...draft.weekdays] } : {}),
    ...(monthDays.length > 0 ? { monthDays } : {}),
    ...(without.length > 0 ? { without } : {}),
    ...(added.length > 0 ? { with: added } : {}),
  };
}
