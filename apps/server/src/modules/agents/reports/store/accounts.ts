// The statement on the movements of money of a team. It takes no lock.
import {
  nameParameters,
  valuesOf,
  type Id,
  type Instant,
  type MerchantId,
} from '@fairhouse/values';
import type { Sql } from '../../../../platform/sql.ts';

// The newest lines of each main account are read backwards by the index of either side, between the
// first line of the span and the first one after it. Lines of one instant, as a draw pays them, are
// in the order of the account: each balance follows from the line below, and the cursor skips none.
const LINES = nameParameters(`
  with team as (
    select member_id, username from agents.person
    where merchant_id = $merchant and standing_group = 'formal'
      and (member_id = $of or ($scope = 'direct' and upline_id = $of)
        or ($scope = 'all' and path @> array[$of::uuid])))
  select line.entry_id, line.booked_at, line.code, line.reference, line.change,
    coalesce(line.balance, 0) as balance, t.username, t.member_id, line.sequence,
    (extract(epoch from line.booked_at) * 1000000)::bigint as at_micros
  from team t
  join agents.line a on a.merchant_id = $merchant and a.currency = $currency
    and a.address = ('member:' || t.member_id || ':main') collate "C"
  cross join lateral (
    select ledger.first_sequence(a.merchant_id, a.account_id, to_timestamp($begin / 1000.0))
        as first,
      ledger.first_sequence(a.merchant_id, a.account_id, to_timestamp($end / 1000.0)) as ends
  ) bounds
  cross join lateral (
    (select entry_id, booked_at, code, reference, -amount as change, debit_balance as balance,
       debit_sequence as sequence
     from ledger.movement
     where merchant_id = $merchant and debit_id = a.account_id
       and debit_sequence >= bounds.first and debit_sequence < bounds.ends
       and code = any($codes::smallint[])
       and (booked_at, t.member_id, debit_sequence)
         < (to_timestamp($beforeAt / 1000000.0), $beforeId::uuid, $beforeSequence::bigint)
     order by debit_sequence desc limit $limit)
    union all
    (select entry_id, booked_at, code, reference, amount, credit_balance, credit_sequence
     from ledger.movement
     where merchant_id = $merchant and credit_id = a.account_id
       and credit_sequence >= bounds.first and credit_sequence < bounds.ends
       and code = any($codes::smallint[])
       and (booked_at, t.member_id, credit_sequence)
         < (to_timestamp($beforeAt / 1000000.0), $beforeId::uuid, $beforeSequence::bigint)
     order by credit_sequence desc limit $limit)
    order by sequence desc limit $limit) line
  order by line.booked_at desc, t.member_id desc, line.sequence desc limit $limit`);

export interface AccountLineRow {
  entry_id: string;
  booked_at: Date;
  code: number;
  reference: string;
  change: bigint;
  balance: bigint;
  at_micros: bigint;
  username: string;
  member_id: string;
  /** Of the line in its account. */
  sequence: bigint;
}

export interface AccountQuery {
  readonly merchant: MerchantId;
  readonly of: Id<'member'>;
  readonly currency: string;
  readonly scope: 'self' | 'direct' | 'all';
  readonly begin: Instant;
  readonly end: Instant;
  readonly codes: readonly number[];
  readonly beforeAt: bigint;
  readonly beforeId: string;
  readonly beforeSequence: number;
  readonly limit: number;
}

export async function listAccountLines(sql: Sql, query: AccountQuery): Promise<AccountLineRow[]> {
  const { codes, ...rest } = query;
  const values = valuesOf(LINES, { ...rest, codes: [...codes] });
  return (await sql.query<AccountLineRow>(LINES.text, values)).rows;
}
