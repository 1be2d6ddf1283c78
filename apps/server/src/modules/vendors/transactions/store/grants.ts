// Free rounds as movements change them. A grant's row is locked after the rounds of a batch and
// before any account of the ledger.
import type { SqlClient, Statement } from '@fairhouse/ledger';
import type { Id, MerchantId } from '@fairhouse/values';

export interface GrantRow {
  reward_id: string;
  vendor: string;
  member_id: Id<'member'>;
  game_code: string;
  count: number;
  value: bigint;
  rollover: number;
  is_cancelled: boolean;
  used: number;
  won: bigint;
  starts_at: Date;
  expires_at: Date;
}

const COLUMNS = `
  reward_id, vendor, member_id, game_code, count, value, rollover,
  state = 'CANCELLED' as is_cancelled, used, won, starts_at, expires_at`;

const LOCK = `
  select ${COLUMNS} from vendors.free_grant
  where merchant_id = $1 and reward_id = any($2::uuid[])
  order by reward_id for no key update`;

/** Locks the grants among these rewards that operators of this merchant made. */
export async function lockGrants(
  client: SqlClient,
  merchant: MerchantId,
  rewards: readonly string[],
): Promise<GrantRow[]> {
  if (rewards.length === 0) return [];
  return (await client.query<GrantRow>(LOCK, [merchant, rewards])).rows;
}

const FIND = `
  select ${COLUMNS} from vendors.free_grant where merchant_id = $1 and reward_id = $2`;

/** A grant by the id on the wire; its member, vendor and terms never change. */
export async function findGrant(
  sql: SqlClient,
  merchant: MerchantId,
  reward: string,
): Promise<GrantRow | undefined> {
  return (await sql.query<GrantRow>(FIND, [merchant, reward])).rows[0];
}

export interface GrantChange {
  readonly reward: string;
  readonly used: number;
  readonly won: bigint;
}

// A won round that began before a cancellation is counted after it. A rollback opens a grant again
// that was used up; one that has ended meanwhile expires at the job's next run.
const CHANGE = `
  update vendors.free_grant g set used = g.used + c.used, won = g.won + c.won,
    state = case when g.state in ('CANCELLED', 'EXPIRED') then g.state
      when g.used + c.used = g.count then 'USED'
      when g.state = 'USED' or c.used > 0 then 'ACTIVE' else g.state end
  from unnest($2::uuid[], $3::integer[], $4::bigint[]) as c (reward, used, won)
  where g.merchant_id = $1 and g.reward_id = c.reward`;

/** Counts rounds and wins of locked grants; what was rolled back is below zero. */
export function changeGrants(merchant: MerchantId, changes: readonly GrantChange[]): Statement {
  return {
    name: 'vendors-change-grants',
    text: CHANGE,
    values: [
      merchant,
      changes.map(({ reward }) => reward),
      changes.map(({ used }) => used),
      changes.map(({ won }) => won),
    ] as Statement['values'],
  };
}
