// The wall clock of a time zone, by the zone data of the JavaScript engine; reads no clock.
import { instant, MINUTE_MS, SECOND_MS, type Day, type Instant } from '@fairhouse/values';

/** A reading of the wall clock in a zone. */
export interface ZonedTime {
  readonly day: Day;
  readonly hour: number;
  readonly minute: number;
  /** The zone's distance from UTC, east positive, in milliseconds. */
  readonly offset: number;
}

/** What the wall clock of a zone shows at an instant. */
export function zonedTime(at: Instant, zone: string): ZonedTime {
  const parts = clockOf(zone).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((each) => each.type === type)?.value ?? '0');
  const [hour, minute] = [part('hour'), part('minute')];
  const wall = Date.UTC(part('year'), part('month') - 1, part('day'), hour, minute, part('second'));
  const day = new Date(wall).toISOString().slice(0, 10) as Day;
  return { day, hour, minute, offset: wall - Math.floor(at / SECOND_MS) * SECOND_MS };
}

/**
 * The instant at which the wall clock of a zone shows an hour of a day: the first one where it does
 * so twice, and where it skips the hour, as far after the gap as the hour is into it.
 */
export function instantOf(day: Day, hour: number, zone: string): Instant {
  const wall = Date.parse(`${day}T00:00:00Z`) + hour * 60 * MINUTE_MS;
  const offsets = [-DAY_NEAR, DAY_NEAR].map((near) => zonedTime(instant(wall + near), zone).offset);
  const [before = 0, after = 0] = offsets;
  // With the offset before a change the clock shows the hour for the first time, or skips it.
  const early = instant(wall - before);
  if (before === after || zonedTime(early, zone).offset === before) return early;
  const late = instant(wall - after);
  return zonedTime(late, zone).offset === after ? late : early;
}

/** No zone is further from UTC than 14 hours, and none changes twice within two days. */
const DAY_NEAR = 24 * 60 * MINUTE_MS;

/** One formatter per zone: making one takes a hundred times as long as using it. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  clocks.set(zone, clock);
  return clock;
}
