// Statements of the lists of deposits; none takes a lock.
import type { Id, Instant, MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../platform/sql.ts';
import {
  defineList,
  type Page,
  type PageRequest,
  type Sums,
} from '../../../platform/statements/index.ts';
import { usernameKey } from '../../members/index.ts';
import { OF_USERNAME, type DepositState } from '../orders/index.ts';
import { COLUMNS, type DepositRow } from './store.ts';

export interface DepositFilter {
  readonly member?: Id<'member'> | undefined;
  readonly username?: string | undefined;
  readonly number?: string | undefined;
  readonly channel?: string | undefined;
  readonly states?: readonly DepositState[] | undefined;
  /** A provider whose open orders are listed besides those in `states`. */
  readonly open?: string | undefined;
  readonly from?: Instant | undefined;
  readonly to?: Instant | undefined;
}

// Newest first. Within a state there is an index of its own.
const ORDERS = defineList({
  name: 'deposits',
  columns: COLUMNS,
  from: 'cashier.deposit',
  where: 'merchant_id = $merchant',
  conditions: {
    member: 'member_id = $member',
    username: OF_USERNAME,
    number: 'number = $number',
    channel: 'channel_id = $channel',
    state: 'state = $state',
    states: 'state = any ($states::text[])',
    waiting: "state = any ($reviews::text[]) or (provider = $open and state = 'PAYING')",
    from: 'created_at >= to_timestamp($from::bigint / 1000.0)',
    to: 'created_at < to_timestamp($to::bigint / 1000.0)',
  },
  sums: { amount: 'amount', credited: 'credited' },
  order: [
    { column: 'created_at', key: 'time' },
    { column: 'deposit_id', key: 'id' },
  ],
});

export function listDepositPage(
  sql: Sql,
  merchant: MerchantId,
  filter: DepositFilter,
  page: PageRequest,
): Promise<Page<DepositRow>> {
  return ORDERS.readPage<DepositRow>(sql, { ...queryOf(merchant, filter), page });
}

/** The newest orders, for a file. */
export function listNewestDeposits(
  sql: Sql,
  merchant: MerchantId,
  filter: DepositFilter,
  limit: number,
): Promise<DepositRow[]> {
  return ORDERS.readFirstRows<DepositRow>(sql, { ...queryOf(merchant, filter), limit });
}

/** The sums of all orders of a filter, of the newest where they are many. */
export function sumDeposits(sql: Sql, merchant: MerchantId, filter: DepositFilter): Promise<Sums> {
  return ORDERS.readSums(sql, queryOf(merchant, filter));
}

function queryOf(merchant: MerchantId, filter: DepositFilter) {
  const { member, username, number, channel, states, open, from, to } = filter;
  return {
    values: { merchant, reviews: states, open },
    conditions: {
      member,
      username: username === undefined ? undefined : usernameKey(username),
      number: number?.toUpperCase(),
      channel,
      from,
      to,
      ...(open === undefined ? statesOf(states) : { waiting: true }),
    },
  };
}

/** Of one state, the order's index is the state's own. */
function statesOf(states: readonly DepositState[] | undefined) {
  const [state, ...others] = states ?? [];
  return state !== undefined && others.length === 0 ? { state } : { states };
}
