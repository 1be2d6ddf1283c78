// Checks that other modules make before money moves outside a ledger batch.
import type { Refused } from '@fairhouse/calls';
import type { Amount, Id, Instant, Result } from '@fairhouse/values';
import type { AppContext, Merchant } from '../../platform/app-context.ts';
import type { Sql } from '../../platform/sql.ts';
import { businessDay } from '../../platform/business-day.ts';
import { isNearLimit, limitsOf, strictest } from './limit.ts';
import { isInForce } from './play-block.ts';
import { personKeys, type PersonData } from './person-keys.ts';
import {
  limitRefusal,
  playBlockRefusal,
  type LimitRefusal,
  type PlayBlockRefusal,
} from './protection-refusal.ts';
import { readPlayerLimits, listMemberLimits } from './store/player-limits.ts';
import {
  isExcludedPerson,
  listBlockedMembers,
  listMembersBlockedAfter,
} from './store/play-blocks.ts';
import { putNearLimits } from './store/near-limits.ts';
import { addReturned } from './store/played.ts';
import { readVersion } from './store/placing.ts';
import { readLimitUsage } from './usage.ts';

type Refusal<Code extends string> = Result<never, Refused<Code>>;

interface MemberAt {
  readonly merchant: Merchant;
  readonly member: Id<'member'>;
  readonly now: Instant;
}

/**
 * The reason to refuse a deposit: a play block, or a deposit limit with all open orders counted.
 * The caller holds the lock on the member's payment profile, which serialises its orders.
 */
export async function refuseDeposit(
  sql: Sql,
  { merchant, member, now }: MemberAt,
  paid: Amount,
): Promise<Refusal<PlayBlockRefusal | LimitRefusal<'deposit' | 'session'>> | undefined> {
  const memberKey = { merchant: merchant.id, member };
  const playerLimits = await readPlayerLimits(sql, memberKey);
  if (isInForce(playerLimits.playBlock, now))
    return playBlockRefusal(playerLimits.playBlock, merchant);
  const inForce = strictest(await listMemberLimits(sql, memberKey));
  const limits = limitsOf(inForce, ['deposit', 'session']);
  if (limits.length === 0) return undefined;
  const used = await readLimitUsage(
    sql,
    memberKey,
    { playerLimits, limits },
    { calendar: merchant, now },
  );
  for (const { limit, left, window } of used) {
    const over = limit.kind === 'session' ? left <= 0n : paid > left;
    if (over) return limitRefusal({ ...limit, left, end: window.end }, merchant);
  }
  return undefined;
}

/**
 * The first deposit limit that the credited amount exceeds, because of a late or larger payment.
 */
export async function findExceededDepositLimit(
  sql: Sql,
  memberAt: MemberAt,
): Promise<{ readonly most: bigint; readonly until: Instant } | undefined> {
  const used = await readDepositUsage(sql, memberAt);
  const over = used.find((each) => each.used > each.limit.most);
  return over && { most: over.limit.most, until: over.window.end };
}

/** Records the deposit limits of which a credit has used four fifths, for the member's message. */
export async function noteNearDepositLimits(sql: Sql, memberAt: MemberAt): Promise<void> {
  const near = (await readDepositUsage(sql, memberAt))
    .map(({ limit: { kind, period, most }, used, window: { from } }) => {
      return { member: memberAt.member, kind, period, from, most, used };
    })
    .filter(isNearLimit);
  if (near.length === 0) return;
  await putNearLimits(sql, memberAt.merchant.id, near, memberAt.now);
}

async function readDepositUsage(sql: Sql, { merchant, member, now }: MemberAt) {
  const memberKey = { merchant: merchant.id, member };
  const playerLimits = await readPlayerLimits(sql, memberKey);
  const limits = limitsOf(strictest(await listMemberLimits(sql, memberKey)), ['deposit']);
  const state = { playerLimits, limits };
  return readLimitUsage(sql, memberKey, state, { calendar: merchant, now });
}

/**
 * The reason to refuse free play to a known person: one of the accounts has a play block, or has
 * used up its daily time limit.
 */
export async function refuseTrial(
  sql: Sql,
  merchant: Merchant,
  members: readonly Id<'member'>[],
  now: Instant,
): Promise<Refusal<PlayBlockRefusal | LimitRefusal<'session'>> | undefined> {
  if (members.length === 0) return undefined;
  const [paused] = await listBlockedMembers(sql, merchant.id, members, now);
  if (paused !== undefined) {
    return playBlockRefusal(paused.playBlock, merchant);
  }
  for (const member of members) {
    const spent = await refuseSpentTime(sql, { merchant, member, now });
    if (spent !== undefined) return spent;
  }
  return undefined;
}

/** The reason to refuse a game to a member: a play block, or a daily time limit that is used up. */
export function refusePlay(
  sql: Sql,
  { merchant, member, now }: MemberAt,
): Promise<Refusal<PlayBlockRefusal | LimitRefusal<'session'>> | undefined> {
  return refuseTrial(sql, merchant, [member], now);
}

/** The refusal for a member whose daily time limit is used up. */
async function refuseSpentTime(
  sql: Sql,
  { merchant, member, now }: MemberAt,
): Promise<Refusal<LimitRefusal<'session'>> | undefined> {
  const memberKey = { merchant: merchant.id, member };
  const limits = limitsOf(strictest(await listMemberLimits(sql, memberKey)), ['session']);
  if (limits.length === 0) return undefined;
  const playerLimits = await readPlayerLimits(sql, memberKey);
  const used = await readLimitUsage(
    sql,
    memberKey,
    { playerLimits, limits },
    { calendar: merchant, now },
  );
  const over = used.find(({ left }) => left <= 0n);
  return over && limitRefusal({ ...over.limit, left: 0n, end: over.window.end }, merchant);
}

/** Whether a registration belongs to a person whose self-exclusion is in force. */
export function isSelfExcluded(
  app: AppContext,
  sql: Sql,
  merchant: Merchant,
  { data, now }: { readonly data: PersonData; readonly now: Instant },
): Promise<boolean> {
  return isExcludedPerson(sql, merchant.id, personKeys(app, data), now);
}

/** The members among `members` that have a play block in force. */
export async function findBlockedMembers(
  sql: Sql,
  merchant: Pick<Merchant, 'id'>,
  members: readonly Id<'member'>[],
  now: Instant,
): Promise<ReadonlySet<Id<'member'>>> {
  if (members.length === 0) return new Set();
  const paused = await listBlockedMembers(sql, merchant.id, members, now);
  return new Set(paused.map(({ member }) => member));
}

/** Members blocked since the version that the previous call returned. */
export async function listBlockedSince(
  sql: Sql,
  merchant: Merchant,
  version: bigint,
): Promise<{ readonly version: bigint; readonly members: readonly Id<'member'>[] }> {
  const current = await readVersion(sql as Parameters<typeof readVersion>[0], merchant.id);
  if (current === version) return { version, members: [] };
  return { version: current, members: await listMembersBlockedAfter(sql, merchant.id, version) };
}

/** Counts the payouts of a settled draw, in the transaction that completes the settlement. */
export async function noteReturns(
  sql: Sql,
  merchant: Merchant,
  returns: ReadonlyMap<string, bigint>,
  now: Instant,
): Promise<void> {
  if (returns.size > 0) await addReturned(sql, merchant.id, businessDay(merchant, now), returns);
}
