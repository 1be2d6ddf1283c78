// How far ahead draws are committed to (draws.md step 1): a day for lotteries with few draws, and
// at least five draws for all.
import { HOUR_MS, instant, plus, type Instant } from '@fairhouse/values';
import { ordinalAfter, slotAt, type Slot, type Timetable } from '../catalogue/index.ts';

/** The number of draws after the one on sale that are committed to; the protocol requires five. */
const AHEAD = 8;
/** Calendar draws are committed to this many ahead, and all that open within a day. */
const CALENDAR_AHEAD = 5;
const CALENDAR_AHEAD_MS = 25 * HOUR_MS;
/** A calendar with more draws than this per day counts as fast. */
const CALENDAR_AHEAD_MOST = 64;
/**
 * A draw that should already be on sale opens this long after its commitment, so that the witness
 * can sign it and the parties can commit.
 */
export const OPENS_AFTER_MS = 3000;
/** A draw with a shorter remaining sale is not scheduled. */
const LEAST_SALE_MS = 10_000;

/**
 * The slots from the ordinal `first` on that have no draw yet and are to be committed to now. A
 * slot that has begun is sold for its remaining time.
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
  let ordinal = first;
  for (let ahead = 0; ahead < most; ahead += 1, ordinal = ordinalAfter(timetable, ordinal)) {
    // Nearly all of them have a draw, and their times in the zone are costly.
    if (ahead <= least && known.has(ordinal)) continue;
    const slot = slotAt(timetable, ordinal);
    if (ahead > least && slot.opensAt > plus(now, CALENDAR_AHEAD_MS)) break;
    const opensAt = instant(Math.max(slot.opensAt, plus(now, OPENS_AFTER_MS)));
    const isLongEnough = slot.closesAt - opensAt >= LEAST_SALE_MS;
    if (!known.has(ordinal) && isLongEnough) slots.push({ ...slot, opensAt });
  }
  return slots;
}
