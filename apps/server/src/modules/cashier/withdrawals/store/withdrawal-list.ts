import type { Amount, Id, Instant, MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../../platform/sql.ts';
import type { WithdrawalState } from '../../orders/index.ts';
import { COLUMNS, type WithdrawalRow } from './withdrawals.ts';

export interface WithdrawalFilter {
  readonly member?: Id<'member'> | undefined;
  readonly username?: string | undefined;
  readonly number?: string | undefined;
  readonly states?: readonly WithdrawalState[] | undefined;
  readonly claimedBy?: Id<'operator'> | undefined;
  readonly from?: Instant | undefined;
  readonly to?: Instant | undefined;
  /** The least amount. */
  readonly amountFrom?: Amount | undefined;
  /** Queue order: the oldest order first. */
  readonly oldestFirst?: boolean | undefined;
  readonly limit: number;
  readonly offset: number;
}

// Reads without locks; `total` counts all matching rows.
const LIST = `
  select ${COLUMNS}, count(*) over () as total from cashier.withdrawal
  where merchant_id = $1
    and ($2::uuid is null or member_id = $2)
    and ($3::text is null or lower(username) = lower($3))
    and ($4::text is null or number = upper($4))
    and ($5::text[] is null or state = any ($5))
    and ($6::uuid is null or claimed_by = $6)
    and ($7::bigint is null or created_at >= to_timestamp($7 / 1000.0))
    and ($8::bigint is null or created_at < to_timestamp($8 / 1000.0))
    and ($9::bigint is null or amount >= $9)
  order by case when $10 then created_at end, created_at desc, withdrawal_id desc
  limit $11 offset $12`;

export async function listWithdrawalRows(
  sql: Sql,
  merchant: MerchantId,
  filter: WithdrawalFilter,
): Promise<(WithdrawalRow & { total: bigint })[]> {
  const { rows } = await sql.query<WithdrawalRow & { total: bigint }>(LIST, [
    merchant,
    filter.member ?? null,
    filter.username ?? null,
    filter.number ?? null,
    filter.states ?? null,
    filter.claimedBy ?? null,
    filter.from ?? null,
    filter.to ?? null,
    filter.amountFrom ?? null,
    filter.oldestFirst === true,
    filter.limit,
    filter.offset,
  ]);
  return rows;
}
