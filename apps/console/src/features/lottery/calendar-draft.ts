// A calendar as edited in the form and as sent to the server; pure functions.
import type { CallInput } from '../../calls/calls.ts';
import type { Lottery } from './LotteriesPage.tsx';
import { formatMinutes, parseDays, parseMonthDays, parseTimes } from './format-schedule.ts';

export type CalendarInput = Omit<CallInput<'calendarPreview'>, 'code'>;

export interface CalendarDraft {
  readonly kind: 'interval' | 'calendar';
  readonly seconds: number;
  readonly zone: string;
  readonly times: string;
  readonly weekdays: readonly number[];
  readonly monthDays: string;
  readonly without: string;
  readonly with: string;
  readonly lead: number;
  readonly voidAfter: number;
  readonly feed: string;
}

/** The form's draft of a lottery's calendar; `zone` is the default where it has none yet. */
export function draftFromLottery(lottery: Lottery, zone: string): CalendarDraft {
  const { schedule, closeLeadSeconds, voidAfterSeconds, feed = '' } = lottery;
  const rest = { lead: closeLeadSeconds, voidAfter: voidAfterSeconds, feed };
  if (schedule.kind === 'interval') {
    const none = { times: '', weekdays: [], monthDays: '', without: '', with: '' };
    return { kind: 'interval', seconds: schedule.seconds, zone, ...none, ...rest };
  }
  return {
    kind: 'calendar',
    seconds: 60,
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
  const { lead, voidAfter, feed } = draft;
  if (schedule === undefined || ![lead, voidAfter].every(Number.isInteger)) return undefined;
  return {
    schedule,
    closeLeadSeconds: lead,
    voidAfterSeconds: voidAfter,
    feed: feed.trim(),
  };
}

function parseSchedule(draft: CalendarDraft): CalendarInput['schedule'] | undefined {
  if (draft.kind === 'interval') {
    const { seconds } = draft;
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

/** The field of the form that holds a field of the call, such as `times` for `schedule.times.0`. */
export function draftFieldOf(path: string): string {
  const [name = path] = path.replace(/^schedule\./, '').split('.');
  const renamed: Readonly<Record<string, keyof CalendarDraft>> = {
    closeLeadSeconds: 'lead',
    voidAfterSeconds: 'voidAfter',
  };
  return renamed[name] ?? name;
}
