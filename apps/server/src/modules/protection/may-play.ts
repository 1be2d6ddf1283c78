// What other modules ask before money moves outside the ledger's batch.
import type { Refused } from '@fairhouse/calls';
import type { Amount, Id, Instant, Result } from '@fairhouse/values';
import type { House, Merchant } from '../../ground/house.ts';
import type { Sql } from '../../ground/sql.ts';
import { businessDay } from '../../ground/business-day.ts';
import { strictest } from './limit.ts';
import { holds } from './pause.ts';
import { personKeys, type PersonData } from './person-keys.ts';
import { limitRefusal, pauseRefusal, type ProtectionRefusal } from './refused-reason.ts';
import { findGuard, listOwnBounds } from './store/guards.ts';
import { isExcludedPerson, listPaused, listPausedAfter } from './store/pauses.ts';
import { addReturned } from './store/played.ts';
import { readVersion } from './store/placing.ts';
import { usageOf } from './usage.ts';

type Refusal = Result<never, Refused<ProtectionRefusal>>;
type TrialRefusal = Extract<
  ProtectionRefusal,
  'protection.timeout' | 'protection.excluded' | 'protection.session_limit'
>;

interface At {
  readonly merchant: Merchant;
  readonly member: Id<'member'>;
  readonly now: Instant;
}

/**
 * Why a member may not pay this in now: a break, or a limit on deposits with all orders that are
 * open counted. The caller holds the member's purse, so that orders come one after another.
 */
export async function refuseDeposit(
  sql: Sql,
  { merchant, member, now }: At,
  paid: Amount,
): Promise<Refusal | undefined> {
  const of = { merchant: merchant.id, member };
  const guard = await findGuard(sql, of);
  if (holds(guard.pause, now)) return pauseRefusal(guard.pause, merchant);
  const bounds = strictest(await listOwnBounds(sql, of)).filter(
    ({ kind }) => kind === 'deposit' || kind === 'session',
  );
  if (bounds.length === 0) return undefined;
  const used = await usageOf(sql, of, { guard, bounds }, { calendar: merchant, now });
  for (const { bound, left, window } of used) {
    const over = bound.kind === 'session' ? left <= 0n : paid > left;
    if (over) return limitRefusal({ ...bound, left, end: window.end }, merchant);
  }
  return undefined;
}

/** The deposit limits that what has been credited is over: money that came late, or more of it. */
export async function depositsOver(
  sql: Sql,
  { merchant, member, now }: At,
): Promise<{ readonly most: bigint; readonly until: Instant } | undefined> {
  const of = { merchant: merchant.id, member };
  const guard = await findGuard(sql, of);
  const bounds = strictest(await listOwnBounds(sql, of)).filter(({ kind }) => kind === 'deposit');
  const used = await usageOf(sql, of, { guard, bounds }, { calendar: merchant, now });
  const over = used.find((each) => each.used > each.bound.most);
  return over && { most: over.bound.most, until: over.window.end };
}

/**
 * Why somebody who is known may not play for fun: one of the accounts is on a break, or its time
 * of the day is used up.
 */
export async function refuseTrial(
  sql: Sql,
  merchant: Merchant,
  members: readonly Id<'member'>[],
  now: Instant,
): Promise<Result<never, Refused<TrialRefusal>> | undefined> {
  if (members.length === 0) return undefined;
  const [paused] = await listPaused(sql, merchant.id, members, now);
  if (paused !== undefined) {
    return pauseRefusal(paused.pause, merchant) as Result<never, Refused<TrialRefusal>>;
  }
  for (const member of members) {
    const spent = await spentTime(sql, { merchant, member, now });
    if (spent !== undefined) return spent as Result<never, Refused<TrialRefusal>>;
  }
  return undefined;
}

/** Why a member whose time of the day is used up may not go on in another way. */
async function spentTime(sql: Sql, { merchant, member, now }: At): Promise<Refusal | undefined> {
  const of = { merchant: merchant.id, member };
  const bounds = strictest(await listOwnBounds(sql, of)).filter(({ kind }) => kind === 'session');
  if (bounds.length === 0) return undefined;
  const guard = await findGuard(sql, of);
  const used = await usageOf(sql, of, { guard, bounds }, { calendar: merchant, now });
  const over = used.find(({ left }) => left <= 0n);
  return over && limitRefusal({ ...over.bound, left: 0n, end: over.window.end }, merchant);
}

/** Whether a registration is of a person whose exclusion holds. */
export function isExcluded(
  house: House,
  sql: Sql,
  merchant: Merchant,
  { data, now }: { readonly data: PersonData; readonly now: Instant },
): Promise<boolean> {
  return isExcludedPerson(sql, merchant.id, personKeys(house, data), now);
}

/** Members among the given ones that are on a break. */
export async function pausedAmong(
  sql: Sql,
  merchant: Pick<Merchant, 'id'>,
  members: readonly Id<'member'>[],
  now: Instant,
): Promise<ReadonlySet<Id<'member'>>> {
  if (members.length === 0) return new Set();
  const paused = await listPaused(sql, merchant.id, members, now);
  return new Set(paused.map(({ member }) => member));
}

/** Who went on a break since the version that the last look gave. */
export async function pausedSince(
  sql: Sql,
  merchant: Merchant,
  version: bigint,
): Promise<{ readonly version: bigint; readonly members: readonly Id<'member'>[] }> {
  const current = await readVersion(sql as Parameters<typeof readVersion>[0], merchant.id);
  if (current === version) return { version, members: [] };
  return { version: current, members: await listPausedAfter(sql, merchant.id, version) };
}

/** Counts what a settled draw gave its members; in the transaction that ends the settling. */
export async function noteReturns(
  sql: Sql,
  merchant: Merchant,
  returns: ReadonlyMap<string, bigint>,
  now: Instant,
): Promise<void> {
  if (returns.size > 0) await addReturned(sql, merchant.id, businessDay(merchant, now), returns);
}
