// Grants of free rounds. Their counts are changed by the wallet's movements alone.
import {
  nameParameters,
  valuesOf,
  type Amount,
  type Id,
  type Instant,
  type MerchantId,
} from '@fairhouse/values';
import type { Sql } from '../../../platform/sql.ts';
import type { FreeRoundState } from './free-round-state.ts';
import { defineList, type Page, type PageRequest } from '../../../platform/statements/index.ts';

export interface NewGrants {
  readonly campaign: string;
  readonly vendor: string;
  readonly count: number;
  readonly value: Amount;
  readonly rollover: number;
  readonly endsAt: Instant;
  readonly by: string;
  readonly reason: string;
  readonly now: Instant;
  readonly rows: readonly {
    readonly reward: string;
    readonly member: string;
    readonly node: bigint;
    readonly game: string;
  }[];
}

const INSERT = nameParameters(`
  insert into vendors.free_grant
    (merchant_id, reward_id, campaign_id, vendor, member_id, node_id, game_code, count, value,
     rollover, state, starts_at, expires_at, given_by, reason, created_at, next_at)
  select $merchant, g.reward, $campaign, $vendor, g.member, g.node, g.game, $count, $value,
    $rollover, 'OFFERED', to_timestamp($now / 1000.0), to_timestamp($endsAt / 1000.0), $by,
    $reason, to_timestamp($now / 1000.0), house_moment()
  from unnest($rewards::uuid[], $members::uuid[], $nodes::bigint[], $games::text[])
    as g (reward, member, node, game)`);

export async function insertGrants(
  sql: Sql,
  merchant: MerchantId,
  { rows, ...given }: NewGrants,
): Promise<void> {
  const values = valuesOf(INSERT, {
    ...given,
    merchant,
    rewards: rows.map(({ reward }) => reward),
    members: rows.map(({ member }) => member),
    nodes: rows.map(({ node }) => node),
    games: rows.map(({ game }) => game),
  });
  await sql.query(INSERT.text, values);
}

export interface GrantListRow {
  reward_id: Id<'reward'>;
  member_id: Id<'member'>;
  username: string | null;
  node_id: bigint;
  game_code: string;
  count: number;
  used: number;
  value: bigint;
  won: bigint;
  rollover: number;
  state: FreeRoundState;
  expires_at: Date;
  given_by: string;
  reason: string;
  created_at: Date;
  sent_at: Date | null;
  problem: string;
  cancelled_by: string | null;
  cancel_reason: string | null;
}

const GRANTS = defineList({
  name: 'vendorFreeRounds',
  columns: `
    g.reward_id, g.member_id, m.username, g.node_id, g.game_code, g.count, g.used, g.value, g.won,
    g.rollover, g.state, g.expires_at, g.given_by, g.reason, g.created_at,
    g.sent_at, g.problem, g.cancelled_by, g.cancel_reason`,
  from: 'vendors.free_grant g',
  joins: `
    left join members.member m on m.merchant_id = g.merchant_id and m.member_id = g.member_id`,
  where: 'g.merchant_id = $merchant and g.vendor = $vendor',
  conditions: { member: 'g.member_id = $member', state: 'g.state = $state' },
  order: [
    { column: 'g.created_at', key: 'time' },
    { column: 'g.reward_id', key: 'id' },
  ],
});

export function listGrants(
  sql: Sql,
  merchant: MerchantId,
  asked: {
    readonly vendor: string;
    readonly member: Id<'member'> | undefined;
    readonly state: FreeRoundState | undefined;
    readonly page: PageRequest;
  },
): Promise<Page<GrantListRow>> {
  const { vendor, member, state, page } = asked;
  const query = { values: { merchant, vendor }, conditions: { member, state }, page };
  return GRANTS.readPage<GrantListRow>(sql, query);
}

const LOCK = `
  select member_id, state, expires_at <= house_moment() as is_over from vendors.free_grant
  where merchant_id = $1 and vendor = $2 and reward_id = $3 for no key update`;

interface LockedGrantRow {
  member_id: Id<'member'>;
  state: FreeRoundState;
  is_over: boolean;
}

const CANCEL = nameParameters(`
  update vendors.free_grant set state = 'CANCELLED', cancelled_at = to_timestamp($now / 1000.0),
    cancelled_by = $by, cancel_reason = $reason, next_at = house_moment()
  where merchant_id = $merchant and vendor = $vendor and reward_id = $reward`);

/** Cancels a grant that has not ended; waits for the movements that count in it. */
export async function cancelGrant(
  sql: Sql,
  merchant: MerchantId,
  asked: {
    readonly vendor: string;
    readonly reward: Id<'reward'>;
    readonly by: string;
    readonly reason: string;
    readonly now: Instant;
  },
): Promise<'absent' | 'ended' | { readonly member: Id<'member'> }> {
  const values = [merchant, asked.vendor, asked.reward];
  const { rows } = await sql.query<LockedGrantRow>(LOCK, values);
  const [found] = rows;
  if (found === undefined) return 'absent';
  if (found.is_over || !['OFFERED', 'ACTIVE'].includes(found.state)) return 'ended';
  await sql.query(CANCEL.text, valuesOf(CANCEL, { merchant, ...asked }));
  return { member: found.member_id };
}

export interface DueGrantRow {
  reward_id: Id<'reward'>;
  vendor: string;
  member_id: Id<'member'>;
  node_id: bigint;
  game_code: string;
  count: number;
  value: bigint;
  rollover: number;
  starts_at: Date;
  expires_at: Date;
  is_cancelled: boolean;
  is_over: boolean;
  attempts: number;
}

// Claimed for a minute, so that no two processes ask about one grant; a process that dies with it
// leaves it to the next.
const CLAIM = `
  update vendors.free_grant g set attempts = g.attempts + 1,
    next_at = house_moment() + interval '1 minute'
  from (
    select reward_id from vendors.free_grant
    where merchant_id = $1 and next_at <= house_moment()
    order by next_at limit $2 for no key update skip locked) as due
  where g.merchant_id = $1 and g.reward_id = due.reward_id
  returning g.reward_id, g.vendor, g.member_id, g.node_id, g.game_code, g.count, g.value,
    g.rollover, g.starts_at, g.expires_at, g.state = 'CANCELLED' as is_cancelled,
    g.expires_at <= house_moment() as is_over, g.attempts`;

/** Claims grants of which the vendors are to be notified. */
export async function claimDueGrants(
  sql: Sql,
  merchant: MerchantId,
  most: number,
): Promise<DueGrantRow[]> {
  return (await sql.query<DueGrantRow>(CLAIM, [merchant, most])).rows;
}

// Cancelled meanwhile: the vendor is notified of that next.
const SENT = `
  update vendors.free_grant set sent_at = coalesce(sent_at, house_moment()), problem = '',
    attempts = 0, next_at = case when state = 'CANCELLED' then house_moment() end
  where merchant_id = $1 and reward_id = $2
  returning state <> 'CANCELLED' as is_offered`;

/** The vendor has taken a grant; returns whether its member is to be notified. */
export async function markSent(sql: Sql, merchant: MerchantId, reward: string): Promise<boolean> {
  const { rows } = await sql.query<{ is_offered: boolean }>(SENT, [merchant, reward]);
  return rows[0]?.is_offered === true;
}

const DONE = `
  update vendors.free_grant set problem = '', next_at = null
  where merchant_id = $1 and reward_id = $2`;

/** The vendor is notified of everything about a grant. */
export async function markDone(sql: Sql, merchant: MerchantId, reward: string): Promise<void> {
  await sql.query(DONE, [merchant, reward]);
}

const REFUSED = `
  update vendors.free_grant set problem = $3, next_at = null,
    cancelled_at = coalesce(cancelled_at, house_moment()),
    cancelled_by = coalesce(cancelled_by, ''), state = 'CANCELLED'
  where merchant_id = $1 and reward_id = $2`;

/** The vendor refused a grant: it never comes to be. */
export async function markRefused(
  sql: Sql,
  merchant: MerchantId,
  { reward, problem }: { readonly reward: string; readonly problem: string },
): Promise<void> {
  await sql.query(REFUSED, [merchant, reward, problem]);
}

// The next attempt follows after twice as long as the last, at most after five minutes.
const POSTPONE = `
  update vendors.free_grant set problem = $3,
    next_at = house_moment()
      + least(interval '5 minutes', interval '1 second' * power(2, least(attempts, 9)))
  where merchant_id = $1 and reward_id = $2`;

export async function postpone(
  sql: Sql,
  merchant: MerchantId,
  { reward, problem }: { readonly reward: string; readonly problem: string },
): Promise<void> {
  await sql.query(POSTPONE, [merchant, reward, problem]);
}

// A grant that a movement holds is marked at the next run.
const EXPIRE = `
  update vendors.free_grant g set state = 'EXPIRED'
  from (
    select reward_id from vendors.free_grant
    where merchant_id = $1 and state in ('OFFERED', 'ACTIVE') and expires_at <= house_moment()
    order by expires_at limit 1000 for no key update skip locked) as over
  where g.merchant_id = $1 and g.reward_id = over.reward_id`;

/** Marks the grants whose time is over. */
export async function expireGrants(sql: Sql, merchant: MerchantId): Promise<void> {
  await sql.query(EXPIRE, [merchant]);
}
