// Statements of the lists of withdrawals; none takes a lock.
import type { Amount, Id, Instant, MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../../platform/sql.ts';
import {
  defineList,
  type Page,
  type PageRequest,
  type Sums,
} from '../../../../platform/statements/index.ts';
import { usernameKey } from '../../../members/index.ts';
import { OF_USERNAME, type WithdrawalState } from '../../orders/index.ts';
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
}

const FROM = 'cashier.withdrawal';
const WHERE = 'merchant_id = $merchant';

const CONDITIONS = {
  member: 'member_id = $member',
  username: OF_USERNAME,
  number: 'number = $number',
  state: 'state = $state',
  states: 'state = any ($states::text[])',
  claimedBy: 'claimed_by = $claimedBy',
  from: 'created_at >= to_timestamp($from::bigint / 1000.0)',
  to: 'created_at < to_timestamp($to::bigint / 1000.0)',
  amountFrom: 'amount >= $amountFrom',
};

// Newest first.
const ORDERS = defineList({
  name: 'withdrawals',
  columns: COLUMNS,
  from: FROM,
  where: WHERE,
  conditions: CONDITIONS,
  sums: { amount: 'amount', fee: 'fee' },
  order: [
    { column: 'created_at', key: 'time' },
    { column: 'withdrawal_id', key: 'id' },
  ],
});

// The officers' queue: oldest first.
const QUEUE = defineList({
  name: 'waitingWithdrawals',
  columns: COLUMNS,
  from: FROM,
  where: WHERE,
  conditions: CONDITIONS,
  order: [
    { column: 'created_at', key: 'time' },
    { column: 'withdrawal_id', key: 'id' },
  ],
  ascending: true,
});

export function listWithdrawalPage(
  sql: Sql,
  merchant: MerchantId,
  filter: WithdrawalFilter,
  page: PageRequest,
): Promise<Page<WithdrawalRow>> {
  return ORDERS.readPage<WithdrawalRow>(sql, { ...queryOf(merchant, filter), page });
}

export function listWithdrawalQueue(
  sql: Sql,
  merchant: MerchantId,
  filter: WithdrawalFilter,
  page: PageRequest,
): Promise<Page<WithdrawalRow>> {
  return QUEUE.readPage<WithdrawalRow>(sql, { ...queryOf(merchant, filter), page });
}

/** The newest orders, for a file. */
export function listNewestWithdrawals(
  sql: Sql,
  merchant: MerchantId,
  filter: WithdrawalFilter,
  limit: number,
): Promise<WithdrawalRow[]> {
  return ORDERS.readFirstRows<WithdrawalRow>(sql, { ...queryOf(merchant, filter), limit });
}

/** The sums of all orders of a filter, of the newest where they are many. */
export function sumWithdrawals(
  sql: Sql,
  merchant: MerchantId,
  filter: WithdrawalFilter,
): Promise<Sums> {
  return ORDERS.readSums(sql, queryOf(merchant, filter));
}

function queryOf(merchant: MerchantId, filter: WithdrawalFilter) {
  const { member, username, number, states, claimedBy, from, to, amountFrom } = filter;
  const [state, ...others] = states ?? [];
  return {
    values: { merchant },
    conditions: {
      member,
      username: username === undefined ? undefined : usernameKey(username),
      number: number?.toUpperCase(),
      ...(state !== undefined && others.length === 0 ? { state } : { states }),
      claimedBy,
      from,
      to,
      amountFrom,
    },
  };
}
