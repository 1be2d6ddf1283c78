// Usage of a member's limits in the current periods.
import { MINUTE_MS, type Instant } from '@fairhouse/values';
import type { Sql } from '../../platform/sql.ts';
import { earliestDay, windowOf, type Limit, type Calendar, type Window } from './limit.ts';
import type { PlayerLimits, MemberKey } from './store/player-limits.ts';
import {
  listPast,
  listTally,
  readDeposited,
  readTimeInSessions,
  type PlayedDay,
} from './store/played.ts';

export interface LimitUsage<Counted extends Limit = Limit> {
  readonly limit: Counted;
  /** Ten-thousandths, or minutes of a session; a loss below zero is a gain. */
  readonly used: bigint;
  readonly left: bigint;
  readonly window: Window;
}

/** The given limits with their usage. */
export async function readLimitUsage<Counted extends Limit>(
  sql: Sql,
  memberKey: MemberKey,
  state: { readonly playerLimits: PlayerLimits; readonly limits: readonly Counted[] },
  at: { readonly calendar: Calendar; readonly now: Instant },
): Promise<LimitUsage<Counted>[]> {
  const { limits, playerLimits } = state;
  const { calendar, now } = at;
  const counts = limits.some(({ kind }) => kind === 'stake' || kind === 'loss');
  const days = counts ? await playedDays(sql, memberKey, playerLimits, at) : [];
  const list: LimitUsage<Counted>[] = [];
  for (const limit of limits) {
    const window = windowOf(calendar, limit.period, now);
    const used = await readUsedAmount(sql, memberKey, limit, { days, window, now });
    list.push({ limit, used, left: limit.most > used ? limit.most - used : 0n, window });
  }
  return list;
}

/** Reads the tally, or the tickets if no bet has created a tally yet. */
async function playedDays(
  sql: Sql,
  memberKey: MemberKey,
  playerLimits: PlayerLimits,
  { calendar, now }: { readonly calendar: Calendar; readonly now: Instant },
): Promise<PlayedDay[]> {
  const first = earliestDay(calendar, now);
  return playerLimits.tallyFrom === undefined
    ? listPast(sql, memberKey, first.start, calendar)
    : listTally(sql, memberKey, first.from);
}

async function readUsedAmount(
  sql: Sql,
  memberKey: MemberKey,
  { kind }: Limit,
  at: { readonly days: readonly PlayedDay[]; readonly window: Window; readonly now: Instant },
): Promise<bigint> {
  const { days, window, now } = at;
  if (kind === 'deposit') {
    const { credited, open } = await readDeposited(sql, memberKey, window.start);
    return credited + open;
  }
  if (kind === 'session') {
    const ms = await readTimeInSessions(sql, memberKey, window.start, now);
    return BigInt(Math.floor(ms / MINUTE_MS));
  }
  return days
    .filter(({ day }) => day >= window.from)
    .reduce((sum, { stakes, returned }) => sum + stakes - (kind === 'loss' ? returned : 0n), 0n);
}

/** Minutes in sessions on the current business day. */
export async function minutesToday(
  sql: Sql,
  memberKey: MemberKey,
  { calendar, now }: { readonly calendar: Calendar; readonly now: Instant },
): Promise<number> {
  const { start } = windowOf(calendar, 'day', now);
  return Math.floor((await readTimeInSessions(sql, memberKey, start, now)) / MINUTE_MS);
}
