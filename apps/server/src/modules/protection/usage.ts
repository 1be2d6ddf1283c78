// What is used of a member's limits in the periods that run now.
import { MINUTE_MS, type Instant } from '@fairhouse/values';
import type { Sql } from '../../ground/sql.ts';
import { earliestDay, windowOf, type Bound, type Calendar, type Window } from './limit.ts';
import type { Guard, OfGuard } from './store/guards.ts';
import {
  listPast,
  listTally,
  readDeposited,
  readTimeInSessions,
  type PlayedDay,
} from './store/played.ts';

export interface Used {
  readonly bound: Bound;
  /** Ten-thousandths, or minutes of a session; a loss below zero is a gain. */
  readonly used: bigint;
  readonly left: bigint;
  readonly window: Window;
}

/** Every given limit with what is used of it. */
export async function usageOf(
  sql: Sql,
  of: OfGuard,
  state: { readonly guard: Guard; readonly bounds: readonly Bound[] },
  at: { readonly calendar: Calendar; readonly now: Instant },
): Promise<Used[]> {
  const { bounds, guard } = state;
  const { calendar, now } = at;
  const counts = bounds.some(({ kind }) => kind === 'stake' || kind === 'loss');
  const days = counts ? await playedDays(sql, of, guard, at) : [];
  const list: Used[] = [];
  for (const bound of bounds) {
    const window = windowOf(calendar, bound.period, now);
    const used = await usedOf(sql, of, bound, { days, window, now });
    list.push({ bound, used, left: bound.most > used ? bound.most - used : 0n, window });
  }
  return list;
}

/** From the tally, or from the tickets where no bet has needed a tally yet. */
async function playedDays(
  sql: Sql,
  of: OfGuard,
  guard: Guard,
  { calendar, now }: { readonly calendar: Calendar; readonly now: Instant },
): Promise<PlayedDay[]> {
  const first = earliestDay(calendar, now);
  return guard.tallyFrom === undefined
    ? listPast(sql, of, first.start, calendar)
    : listTally(sql, of, first.from);
}

async function usedOf(
  sql: Sql,
  of: OfGuard,
  { kind }: Bound,
  at: { readonly days: readonly PlayedDay[]; readonly window: Window; readonly now: Instant },
): Promise<bigint> {
  const { days, window, now } = at;
  if (kind === 'deposit') {
    const { credited, open } = await readDeposited(sql, of, window.start);
    return credited + open;
  }
  if (kind === 'session') {
    const ms = await readTimeInSessions(sql, of, window.start, now);
    return BigInt(Math.floor(ms / MINUTE_MS));
  }
  return days
    .filter(({ day }) => day >= window.from)
    .reduce((sum, { stakes, returned }) => sum + stakes - (kind === 'loss' ? returned : 0n), 0n);
}

/** Minutes in sessions on the business day of now. */
export async function minutesToday(
  sql: Sql,
  of: OfGuard,
  { calendar, now }: { readonly calendar: Calendar; readonly now: Instant },
): Promise<number> {
  const { start } = windowOf(calendar, 'day', now);
  return Math.floor((await readTimeInSessions(sql, of, start, now)) / MINUTE_MS);
}
