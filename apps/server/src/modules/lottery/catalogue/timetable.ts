// The draw times of a lottery: at an interval around the clock, or at times of a calendar.
import * as z from 'zod';
import { assert, DAY_MS, instant, parseDay, type Day, type Instant } from '@fairhouse/values';
import { Temporal } from 'temporal-polyfill';

/**
 * The series of a schedule that replaced another one. Each series has its own ordinals and names,
 * so that a changed schedule never reuses the name of an earlier draw.
 */
interface Series {
  /** 0 when absent: the first. */
  readonly series?: number;
  /**
   * The series has no draw up to this instant: until then the draws of the previous series are
   * made.
   */
  readonly from?: number;
}

/** A draw every `seconds` seconds, day and night, counted from 1970. */
export interface IntervalSchedule extends Series {
  readonly kind: 'interval';
  readonly seconds: number;
}

/**
 * Draws at `times` (minutes after local midnight; from 1440 on past the next midnight) on the
 * matching weekdays (1 is Monday) or days of the month, except for removed days.
 */
export interface CalendarSchedule extends Series {
  readonly kind: 'calendar';
  readonly zone: string;
  readonly times: readonly number[];
  readonly weekdays?: readonly number[];
  readonly monthDays?: readonly number[];
  /** Removed days, such as `2027-02-06`, and added days. */
  readonly without?: readonly string[];
  readonly with?: readonly string[];
}

export type Schedule = IntervalSchedule | CalendarSchedule;

const SERIES = { series: z.number().exactOptional(), from: z.number().exactOptional() };

/** The shape of a stored schedule. */
export const SCHEDULE: z.ZodType<Schedule> = z.discriminatedUnion('kind', [
  z.object({ ...SERIES, kind: z.literal('interval'), seconds: z.number() }),
  z.object({
    ...SERIES,
    kind: z.literal('calendar'),
    zone: z.string(),
    times: z.array(z.number()),
    weekdays: z.array(z.number()).exactOptional(),
    monthDays: z.array(z.number()).exactOptional(),
    without: z.array(z.string()).exactOptional(),
    with: z.array(z.string()).exactOptional(),
  }),
]);

/** The schedule of a lottery with the settings that its draw times depend on. */
export interface Timetable {
  readonly lottery: string;
  readonly schedule: Schedule;
  readonly closeLeadSeconds: number;
  /** The merchant's IANA zone, in which interval draws are numbered by day. */
  readonly zone: string;
}

/**
 * The times and names of one draw. `ordinal` increases with time and always identifies the same
 * draw: for an interval it counts without gaps, for a calendar it is the day (since 1970) times a
 * thousand plus the position in the day. Each series begins above all previous ones.
 */
export interface Slot {
  readonly ordinal: number;
  readonly issue: string;
  readonly opensAt: Instant;
  readonly closesAt: Instant;
  readonly drawAt: Instant;
}

const PER_DAY = 1000;
const PER_SERIES = 1_000_000_000_000;
/** A calendar without a draw for this many days has no draws at all. */
const DAYS_WITHOUT_MAX = 400;

/**
 * The draw of an ordinal. It opens when the previous one closes, so that one draw is always on
 * sale.
 */
export function slotAt(timetable: Timetable, ordinal: number): Slot {
  const lead = timetable.closeLeadSeconds * 1000;
  const place = ordinal % PER_SERIES;
  const drawAt = drawTime(timetable, place);
  const opens = drawTime(timetable, placeBefore(timetable, place));
  const series = Math.floor(ordinal / PER_SERIES);
  const name = `${timetable.lottery}-${shortNameOf(timetable, place)}`;
  return {
    ordinal,
    issue: series === 0 ? name : `${name}-${series + 1}`,
    opensAt: instant(opens - lead),
    closesAt: instant(drawAt - lead),
    drawAt: instant(drawAt),
  };
}

/** The ordinal of the draw on sale at an instant. */
export function ordinalOnSale(timetable: Timetable, now: Instant): number {
  const { schedule, closeLeadSeconds } = timetable;
  const since = instant(Math.max(now, (schedule.from ?? 0) - closeLeadSeconds * 1000));
  return (schedule.series ?? 0) * PER_SERIES + placeOnSale(timetable, since);
}

function placeOnSale(timetable: Timetable, now: Instant): number {
  const { schedule, closeLeadSeconds } = timetable;
  const lead = closeLeadSeconds * 1000;
  if (schedule.kind === 'interval') {
    return Math.floor((now + lead) / (schedule.seconds * 1000)) + 1;
  }
  const today = dayNumber(
    Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(schedule.zone).toPlainDate(),
  );
  // The last times of the previous day may be past midnight.
  let place = (today - 2) * PER_DAY;
  do place = placeAfter(timetable, place);
  while (drawTime(timetable, place) - lead <= now);
  return place;
}

/** The day of an instant in the lottery's zone. */
export function lotteryDay({ schedule, zone }: Timetable, at: Instant): Day {
  return zonedDay(schedule.kind === 'calendar' ? schedule.zone : zone, at);
}

/** The day of an instant in a zone. */
export function zonedDay(zone: string, at: Instant): Day {
  const day = parseDay(
    Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDate().toString(),
  );
  assert(day !== undefined, 'a date is a day');
  return day;
}

/** The draws of a calendar day; an interval lottery has none. */
export function slotsOfDay(timetable: Timetable, day: Day): Slot[] {
  const { schedule } = timetable;
  const number = dayNumber(Temporal.PlainDate.from(day));
  if (schedule.kind === 'interval' || !hasDraws(schedule, number)) return [];
  const first = (schedule.series ?? 0) * PER_SERIES + number * PER_DAY;
  return schedule.times
    .map((_, place) => slotAt(timetable, first + place))
    .filter(({ drawAt }) => drawAt > (schedule.from ?? 0));
}

/** The ordinals of `count` consecutive draws from `first` on. */
export function ordinalsFrom(timetable: Timetable, first: number, count: number): number[] {
  const ordinals: number[] = [];
  for (let each = first; ordinals.length < count; each = ordinalAfter(timetable, each)) {
    ordinals.push(each);
  }
  return ordinals;
}

/** The ordinal of the next draw. */
export function ordinalAfter(timetable: Timetable, ordinal: number): number {
  const place = ordinal % PER_SERIES;
  return ordinal - place + placeAfter(timetable, place);
}

function placeAfter({ schedule }: Timetable, place: number): number {
  return schedule.kind === 'interval' ? place + 1 : step(schedule, place, 1);
}

function placeBefore({ schedule }: Timetable, place: number): number {
  return schedule.kind === 'interval' ? place - 1 : step(schedule, place, -1);
}

function step(schedule: CalendarSchedule, from: number, by: 1 | -1): number {
  const day = Math.floor(from / PER_DAY);
  const place = (from % PER_DAY) + by;
  if (hasDraws(schedule, day) && place >= 0 && place < schedule.times.length) return from + by;
  for (let away = 1; away <= DAYS_WITHOUT_MAX; away += 1) {
    const other = day + by * away;
    if (hasDraws(schedule, other)) {
      return other * PER_DAY + (by === 1 ? 0 : schedule.times.length - 1);
    }
  }
  throw new RangeError('a calendar without draws');
}

function hasDraws({ without, with: added, weekdays, monthDays }: CalendarSchedule, day: number) {
  const date = new Date(day * DAY_MS);
  // Most calendars name no single days, and the text of a day costs more than all the rest.
  if (without || added) {
    const text = date.toISOString().slice(0, 10);
    if (without?.includes(text)) return false;
    if (added?.includes(text)) return true;
  }
  if (weekdays && !weekdays.includes(date.getUTCDay() || 7)) return false;
  return !monthDays || monthDays.includes(date.getUTCDate());
}

function drawTime({ schedule }: Timetable, place: number): number {
  if (schedule.kind === 'interval') return place * schedule.seconds * 1000;
  const minutes = schedule.times[place % PER_DAY] ?? 0;
  return timeIn(schedule.zone, Math.floor(place / PER_DAY), minutes);
}

/** Caches draw times, because the zone conversion is the most expensive part and repeats. */
const known = new Map<string, number>();
const KNOWN_MAX = 10_000;

/** The time in milliseconds at so many minutes after midnight of a day (since 1970) in a zone. */
function timeIn(zone: string, day: number, minutes: number): number {
  const key = `${zone} ${day} ${minutes}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const time = { hour: Math.floor((minutes % 1440) / 60), minute: minutes % 60 };
  const at = dateOf(day + Math.floor(minutes / 1440))
    .toPlainDateTime(time)
    .toZonedDateTime(zone).epochMilliseconds;
  if (known.size >= KNOWN_MAX) known.clear();
  known.set(key, at);
  return at;
}

/**
 * The short name, such as `20261121-0451`: the local day on which the draw's interval begins, or
 * its calendar day, and its position in that day, from 1.
 */
function shortNameOf(timetable: Timetable, place: number): string {
  const { schedule, zone } = timetable;
  if (schedule.kind === 'calendar') {
    return nameOf(dateOf(Math.floor(place / PER_DAY)), place % PER_DAY);
  }
  const interval = schedule.seconds * 1000;
  const beginsMs = (place - 1) * interval;
  const local = Temporal.Instant.fromEpochMilliseconds(beginsMs).toZonedDateTimeISO(zone);
  const midnight = local.startOfDay().epochMilliseconds;
  return nameOf(local.toPlainDate(), Math.floor((beginsMs - midnight) / interval));
}

function nameOf(date: Temporal.PlainDate, place: number): string {
  return `${date.toString().replaceAll('-', '')}-${String(place + 1).padStart(4, '0')}`;
}

function dateOf(day: number): Temporal.PlainDate {
  return EPOCH.add({ days: day });
}

function dayNumber(date: Temporal.PlainDate): number {
  return EPOCH.until(date).days;
}

const EPOCH = Temporal.PlainDate.from('1970-01-01');
