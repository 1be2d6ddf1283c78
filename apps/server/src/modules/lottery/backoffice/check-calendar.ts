// Checks a lottery's calendar and computes the draws that it gives.
import type { Value } from '@fairhouse/calls';
import { OWN_CLOSE_LEAD_SECONDS_MAX, type OperatorCalls } from '@fairhouse/calls/operator';
import { instant, parseDay, type Instant } from '@fairhouse/values';
import { isDeepStrictEqual } from 'node:util';
import {
  ordinalOnSale,
  ordinalsFrom,
  slotAt,
  type Lottery,
  type CalendarSchedule,
  type Schedule,
  type Slot,
  type Timetable,
} from '../catalogue/index.ts';
import { LOOPBACK } from '../feeds/index.ts';

export type ShownSchedule = Value<OperatorCalls['lotteryList']>['list'][number]['schedule'];

/** The settings that decide when a lottery draws; an empty feed means none. */
export interface Calendar {
  readonly schedule: ShownSchedule;
  readonly closeLeadSeconds: number;
  readonly voidAfterSeconds: number;
  readonly feed: string;
}

export type CalendarProblem =
  | 'lottery.schedule_invalid'
  | 'lottery.lead_invalid'
  | 'lottery.lead_too_long'
  | 'lottery.feed_invalid';

const LEAST_SALE_SECONDS = 15;
const SHOWN = 20;
const PLAIN_ZONE = /^[A-Za-z0-9_+-]+(\/[A-Za-z0-9_+-]+)*$/;

/** The problem of a lottery's calendar; undefined if it is valid. */
export function checkCalendar(
  lottery: Lottery,
  calendar: Calendar,
  now: Instant,
): CalendarProblem | undefined {
  const { schedule, closeLeadSeconds, feed } = calendar;
  if (feed !== '' && (lottery.row.mode !== 'entered' || !isAllowedFeed(feed))) {
    return 'lottery.feed_invalid';
  }
  if (lottery.row.mode !== 'entered' && closeLeadSeconds > OWN_CLOSE_LEAD_SECONDS_MAX) {
    return 'lottery.lead_too_long';
  }
  if (schedule.kind === 'calendar' && !isCalendar(schedule)) return 'lottery.schedule_invalid';
  const slots = nextSlots({ ...lottery.timetable, schedule: storedSchedule(schedule) }, now);
  if (slots === undefined) return 'lottery.schedule_invalid';
  const gaps = slots.slice(1).map(({ drawAt }, index) => drawAt - (slots[index]?.drawAt ?? 0));
  const least = Math.min(...gaps) / 1000;
  return closeLeadSeconds > least - LEAST_SALE_SECONDS ? 'lottery.lead_invalid' : undefined;
}

/** The next draws of a timetable; undefined if it has none. */
export function nextSlots(timetable: Timetable, now: Instant): Slot[] | undefined {
  try {
    const first = ordinalOnSale(timetable, now);
    return ordinalsFrom(timetable, first, SHOWN).map((ordinal) => slotAt(timetable, ordinal));
  } catch (problem) {
    // A calendar without draws, or an unknown zone.
    if (problem instanceof RangeError) return undefined;
    throw problem;
  }
}

/** Whether a results feed uses https, or runs on this machine. */
export function isAllowedFeed(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, search, hash, username, password } = new URL(text);
  if (search + hash + username + password !== '') return false;
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.includes(hostname));
}

function isCalendar({ zone, times, without = [], with: added = [] }: CalendarShown): boolean {
  const rises = times.every((time, index) => index === 0 || time > (times[index - 1] ?? time));
  const days = [...without, ...added].every((day) => parseDay(day) !== undefined);
  return rises && days && PLAIN_ZONE.test(zone);
}

type CalendarShown = Extract<ShownSchedule, { kind: 'calendar' }>;

/** The stored form of a schedule, without empty lists of days. */
export function storedSchedule(shown: ShownSchedule): Schedule {
  if (shown.kind === 'interval') return { kind: 'interval', seconds: shown.seconds };
  const { zone, times, weekdays, monthDays, without = [], with: added = [] } = shown;
  return {
    kind: 'calendar',
    zone,
    times,
    ...(weekdays ? { weekdays } : {}),
    ...(monthDays ? { monthDays } : {}),
    ...(without.length > 0 ? { without: [...without].sort() } : {}),
    ...(added.length > 0 ? { with: [...added].sort() } : {}),
  };
}

export interface ScheduledSlot {
  readonly ordinal: bigint;
  readonly state: string;
  readonly opens_at: Date;
  readonly draw_at: Date;
}

export interface NextSchedule<Known extends ScheduledSlot> {
  readonly schedule: Schedule;
  /** Draws that are on sale or closed: they stay as committed to. */
  readonly kept: readonly Known[];
  /** Draws that are not yet on sale and that the new schedule does not have. */
  readonly dropped: readonly Known[];
}

/**
 * The change from a lottery's schedule to another. Only draws that are not yet on sale are dropped.
 * If times of day change, the new draws form a new series, which begins after the last draw that
 * stays; if only days change, all draws keep their names.
 */
export function nextSchedule<Known extends ScheduledSlot>(
  { timetable }: Lottery,
  shown: ShownSchedule,
  ahead: readonly Known[],
  now: Instant,
): NextSchedule<Known> {
  const before = timetable.schedule;
  const { series, from } = before;
  const seriesFields = {
    ...(series === undefined ? {} : { series }),
    ...(from === undefined ? {} : { from }),
  };
  const sameSeries: Schedule = { ...storedSchedule(shown), ...seriesFields };
  const unsold = ahead.filter(
    ({ state, opens_at }) => state === 'SCHEDULED' && opens_at.getTime() > now,
  );
  const active = ahead.filter(({ state }) => state !== 'VOID' && state !== 'VOIDING');
  if (isDeepStrictEqual(before, sameSeries)) return { schedule: before, kept: active, dropped: [] };
  const newOrdinals = hasTimesOf(before, sameSeries)
    ? ordinalsOf({ ...timetable, schedule: sameSeries }, now)
    : undefined;
  const isGivenBack = ahead.some(
    (each) => !active.includes(each) && newOrdinals?.has(each.ordinal),
  );
  if (newOrdinals !== undefined && !isGivenBack) {
    const dropped = unsold.filter(({ ordinal }) => !newOrdinals.has(ordinal));
    return {
      schedule: sameSeries,
      kept: active.filter((each) => !dropped.includes(each)),
      dropped,
    };
  }
  const kept = active.filter((each) => !unsold.includes(each));
  const last = Math.max(now, ...kept.map(({ draw_at }) => draw_at.getTime()));
  const schedule = { ...storedSchedule(shown), series: (series ?? 0) + 1, from: instant(last) };
  return { schedule, kept, dropped: unsold };
}

function hasTimesOf(before: Schedule, after: Schedule): before is CalendarSchedule {
  if (before.kind !== 'calendar' || after.kind !== 'calendar') return false;
  return before.zone === after.zone && isDeepStrictEqual(before.times, after.times);
}

function ordinalsOf(timetable: Timetable, now: Instant): ReadonlySet<bigint> {
  return new Set(nextSlots(timetable, now)?.map(({ ordinal }) => BigInt(ordinal)));
}
