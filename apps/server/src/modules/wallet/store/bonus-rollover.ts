// What winnings of free rounds ask for until the cashier makes it a requirement.
import type { Statement } from '@fairhouse/ledger';
import type { Id, MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../platform/sql.ts';

export interface BonusRollover {
  readonly member: string;
  /** The grant. */
  readonly reference: string;
  /** Below zero where a win was taken back. */
  readonly amount: bigint;
}

const PUT = `
  insert into wallet.bonus_rollover (merchant_id, member_id, reference, amount)
  select $1, b.member_id, b.reference, b.amount
  from unnest($2::uuid[], $3::text[], $4::bigint[]) as b (member_id, reference, amount)`;

/** Adds what winnings ask for, in the transaction that books them. */
export function putBonusRollover(merchant: MerchantId, rows: readonly BonusRollover[]): Statement {
  return {
    name: 'wallet-put-bonus-rollover',
    text: PUT,
    values: [
      merchant,
      rows.map(({ member }) => member),
      rows.map(({ reference }) => reference),
      rows.map(({ amount }) => amount),
    ] as Statement['values'],
  };
}

// The caller has locked the member's payment profile; each row is taken once.
const TAKE = `
  with taken as (
    delete from wallet.bonus_rollover where merchant_id = $1 and member_id = $2
    returning reference, amount)
  select reference, sum(amount)::bigint as amount from taken
  group by reference having sum(amount) <> 0 order by reference`;

/** Takes what waits for a member, by grant. */
export async function takeBonusRollover(
  sql: Sql,
  merchant: MerchantId,
  member: Id<'member'>,
): Promise<{ reference: string; amount: bigint }[]> {
  const { rows } = await sql.query<{ reference: string; amount: bigint }>(TAKE, [merchant, member]);
  return rows;
}

const WAITING = `
  select distinct member_id from wallet.bonus_rollover where merchant_id = $1
  order by member_id limit $2`;

/** Members for whom something waits. */
export async function listBonusMembers(
  sql: Sql,
  merchant: MerchantId,
  most: number,
): Promise<Id<'member'>[]> {
  const { rows } = await sql.query<{ member_id: Id<'member'> }>(WAITING, [merchant, most]);
  return rows.map(({ member_id }) => member_id);
}
