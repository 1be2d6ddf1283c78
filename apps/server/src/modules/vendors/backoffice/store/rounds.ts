// Rounds of a member as the console lists them.
import type { MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../../platform/sql.ts';
import { defineList, type Page, type PageRequest } from '../../../../platform/statements/index.ts';

export interface RoundRow {
  vendor: string;
  round_id: string;
  node_id: bigint | null;
  state: 'OPEN' | 'CLOSED' | 'ROLLED_BACK' | 'VOID';
  trial: boolean;
  staked: bigint;
  paid: bigint;
  refunded: bigint;
  late: boolean;
  stuck_at: Date | null;
  first_at: Date;
  last_at: Date;
  view: string | null;
}

const ROUNDS = defineList({
  name: 'vendorRounds',
  columns: `
    r.vendor, r.round_id, r.node_id, r.state, r.trial, r.staked, r.paid, r.refunded, r.late,
    r.stuck_at, r.first_at, r.last_at, r.vendor_view::text as view`,
  from: 'vendors.round r',
  where: 'r.merchant_id = $merchant and r.member_id = $member',
  conditions: { vendor: 'r.vendor = $vendor', round: 'r.round_id = $round' },
  order: [
    { column: 'r.first_at', key: 'time' },
    { column: 'r.vendor', key: 'text' },
    { column: 'r.round_id', key: 'text' },
  ],
});

export function listRounds(
  sql: Sql,
  merchant: MerchantId,
  asked: {
    readonly member: string;
    readonly vendor: string | undefined;
    readonly round: string | undefined;
    readonly page: PageRequest;
  },
): Promise<Page<RoundRow>> {
  const { member, vendor, round, page } = asked;
  const conditions = { vendor, round };
  return ROUNDS.readPage<RoundRow>(sql, { values: { merchant, member }, conditions, page });
}

export interface OneRoundRow {
  node_id: bigint | null;
  trial: boolean;
}

const ONE_ROUND = `
  select node_id, trial from vendors.round
  where merchant_id = $1 and vendor = $2 and member_id = $3 and round_id = $4`;

export async function findRound(
  sql: Sql,
  merchant: MerchantId,
  asked: { readonly vendor: string; readonly member: string; readonly round: string },
): Promise<OneRoundRow | undefined> {
  const values = [merchant, asked.vendor, asked.member, asked.round];
  return (await sql.query<OneRoundRow>(ONE_ROUND, values)).rows[0];
}

export interface RoundTransactionRow {
  vendor: string;
  transaction_id: string;
  round_id: string;
  kind: 'BET' | 'WIN' | 'ROLLBACK' | 'TOMBSTONE';
  state: 'BOOKED' | 'REFUSED' | 'ABSENT';
  status: string | null;
  amount: bigint;
  is_reversed: boolean;
  at: Date;
}

// The first ones of each round, by the index of their times.
const TRANSACTIONS = `
  select t.vendor, t.transaction_id, t.round_id, t.kind, t.state, t.status, t.amount,
    t.is_reversed, t.at
  from unnest($3::text[], $4::text[]) as r (vendor, round_id)
  cross join lateral (
    select vendor, transaction_id, round_id, kind, state, status, amount,
      reversed_by is not null as is_reversed, at
    from vendors.transaction
    where merchant_id = $1 and vendor = r.vendor collate "C" and member_id = $2
      and round_id = r.round_id collate "C"
    order by at, transaction_id limit $5) as t`;

/** The first transactions of rounds of a member, by their vendors and ids. */
export async function listRoundTransactions(
  sql: Sql,
  merchant: MerchantId,
  asked: {
    readonly member: string;
    readonly rounds: readonly { readonly vendor: string; readonly round_id: string }[];
    /** Of each round. */
    readonly most: number;
  },
): Promise<RoundTransactionRow[]> {
  const values = [
    merchant,
    asked.member,
    asked.rounds.map(({ vendor }) => vendor),
    asked.rounds.map(({ round_id }) => round_id),
    asked.most,
  ];
  return (await sql.query<RoundTransactionRow>(TRANSACTIONS, values)).rows;
}

const OF_ROUND = defineList({
  name: 'roundTransactions',
  columns: `
    vendor, transaction_id, round_id, kind, state, status, amount,
    reversed_by is not null as is_reversed, at`,
  from: 'vendors.transaction',
  where: `merchant_id = $merchant and vendor = $vendor and member_id = $member
    and round_id = $round`,
  conditions: {},
  order: [
    { column: 'at', key: 'time' },
    { column: 'transaction_id', key: 'id' },
  ],
  ascending: true,
});

/** A page of the transactions of one round, the first ones first. */
export function listOneRound(
  sql: Sql,
  merchant: MerchantId,
  asked: {
    readonly vendor: string;
    readonly member: string;
    readonly round: string;
    readonly page: PageRequest;
  },
): Promise<Page<RoundTransactionRow>> {
  const { page, ...key } = asked;
  const query = { values: { merchant, ...key }, conditions: {}, page };
  return OF_ROUND.readPage<RoundTransactionRow>(sql, query);
}
