// How far ahead draws are committed to (draws.md step 1): a day where they are few, and at least
// five draws everywhere.
import { HOUR_MS, instant, plus, type Instant } from '@fairhouse/values';
import { ordinalAfter, slotOf, type Slot, type Timetable } from './timetable.ts';

/** How many draws after the one on sale are committed to; the protocol asks for five. */
const AHEAD = 8;
/** Draws of a calendar are committed to this many ahead, and all that open within a day. */
const CALENDAR_AHEAD = 5;
const CALENDAR_AHEAD_MS = 25 * HOUR_MS;
/** A calendar with more draws than this in a day is a fast one. */
const CALENDAR_AHEAD_MOST = 64;
/**
 * A draw whose sale should be under way opens this long after its commitment: the witness sees it
 * and the parties commit in between.
 */
export const OPENS_AFTER_MS = 3000;
/** A sale shorter than this is not begun. */
const LEAST_SALE_MS = 10_000;

/**
 * The slots to be committed to now, from the ordinal `first` on, that have no draw yet. One under
 * way is sold for what is left of it.
 */
export function slotsAhead(
  timetable: Timetable,
  first: number,
  known: ReadonlySet<number>,
  now: Instant,
): Slot[] {
  const slots: Slot[] = [];
  const isCalendar = timetable.schedule.kind !== 'interval';
  const least = isCalendar ? CALENDAR_AHEAD : AHEAD;
  const most = isCalendar ? CALENDAR_AHEAD_MOST : least + 1;
  for (let [ahead, ordinal] = [0, first]; ahead < most; ahead += 1) {
    const slot = slotOf(timetable, ordinal);
    if (ahead > least && slot.opensAt > plus(now, CALENDAR_AHEAD_MS)) break;
    const opensAt = instant(Math.max(slot.opensAt, plus(now, OPENS_AFTER_MS)));
    const isLongEnough = slot.closesAt - opensAt >= LEAST_SALE_MS;
    if (!known.has(ordinal) && isLongEnough) slots.push({ ...slot, opensAt });
    ordinal = ordinalAfter(timetable, ordinal);
  }
  return slots;
}
