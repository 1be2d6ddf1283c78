// A calendar as it is typed, and as it is sent; pure.
import type { InputOf } from '../../app/calls.ts';
import type { Lottery } from './LotteriesPage.tsx';
import { clockOf, readDays, readMonthDays, readTimes } from './schedule-words.ts';

export type CalendarInput = Omit<InputOf<'calendarPreview'>, 'code'>;

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

/** The calendar of a lottery as the form shows it; `zone` is offered where it has none yet. */
export function draftOf(lottery: Lottery, zone: string): CalendarDraft {
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
    times: schedule.times.map(clockOf).join(' '),
    weekdays: schedule.weekdays ?? [],
    monthDays: (schedule.monthDays ?? []).join(' '),
    without: (schedule.without ?? []).join(' '),
    with: (schedule.with ?? []).join(' '),
    ...rest,
  };
}

/** What is sent; undefined while something typed cannot be read. */
export function inputOf(draft: CalendarDraft): CalendarInput | undefined {
  const schedule = scheduleOf(draft);
  const numbers = [draft.lead, draft.voidAfter].map(Number);
  const [closeLeadSeconds = 0, voidAfterSeconds = 0] = numbers;
  if (schedule === undefined || !numbers.every(Number.isInteger)) return undefined;
  return { schedule, closeLeadSeconds, voidAfterSeconds, feed: draft.feed.trim() };
}

function scheduleOf(draft: CalendarDraft): CalendarInput['schedule'] | undefined {
  if (draft.kind === 'interval') {
    const seconds = Number(draft.seconds);
    return Number.isInteger(seconds) && seconds >= 30 ? { kind: 'interval', seconds } : undefined;
  }
  const times = readTimes(draft.times);
  const monthDays = readMonthDays(draft.monthDays);
  const [without, added] = [readDays(draft.without), readDays(draft.with)];
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
