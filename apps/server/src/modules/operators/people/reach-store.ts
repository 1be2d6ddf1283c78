// An operator's reach over another operator's account: limited to the merchants that both have.
import type { Id, MerchantId } from '@fairhouse/values';
import type { ConsoleCall } from '../approvals/approval.ts';
import type { Sql } from '../../../platform/sql.ts';

interface Reach {
  /** The other has a post at this merchant, or was requested here and has no post anywhere. */
  readonly here: boolean;
  /** The caller may edit operators at one of the other's merchants. */
  readonly known: boolean;
  /**
   * The caller may edit operators at every merchant where the other has a post, and so may change
   * the account.
   */
  readonly whole: boolean;
  /** The other is a steward and the asker is not. */
  readonly outranked: boolean;
}

// Without a lock: a concurrently added post was approved by two operators at its own merchant.
const REACH = `
  -- every merchant: the posts of one operator, and where the caller may edit operators
  with theirs as (
    select distinct merchant_id from operators.post where operator_id = $2
  ), mine as (
    select distinct p.merchant_id from operators.post p
    join operators.role r on r.merchant_id = p.merchant_id and r.code = p.role
    where p.operator_id = $3 and 'operators.edit' = any (r.rights)
  )
  select
    exists (select 1 from theirs where merchant_id = $1)
      or (not exists (select 1 from theirs) and exists (
        select 1 from operators.approval a
        where a.merchant_id = $1 and a.kind = 'operators.create'
          and a.payload ->> 'operator' = $2::text)) as here,
    exists (select 1 from theirs join mine using (merchant_id)) as known,
    not exists (select 1 from theirs where merchant_id not in (select merchant_id from mine))
      as whole,
    exists (select 1 from operators.steward where operator_id = $2)
      and not exists (select 1 from operators.steward where operator_id = $4) as outranked`;

/**
 * What the caller may do with another operator's account at this merchant. `asker` is the operator
 * who requested it, if the caller only approves: that one must have the rank.
 */
export async function findReach(
  { sql, merchant, operator }: Pick<ConsoleCall, 'sql' | 'merchant' | 'operator'>,
  other: Id<'operator'>,
  asker: Id<'operator'> = operator.operator,
): Promise<Reach> {
  const found = await readReach(sql, merchant.id, { other, asker, caller: operator.operator });
  return found ?? { here: false, known: false, whole: false, outranked: true };
}

async function readReach(
  sql: Sql,
  merchant: MerchantId,
  ids: Readonly<Record<'other' | 'asker' | 'caller', Id<'operator'>>>,
): Promise<Reach | undefined> {
  return (await sql.query<Reach>(REACH, [merchant, ids.other, ids.caller, ids.asker])).rows[0];
}
