// Rounds as the console lists them: of a member, and of a game's day.
import type { Id, MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../../platform/sql.ts';
import { defineList, type Page, type PageRequest } from '../../../../platform/statements/index.ts';

export interface RoundRow {
  vendor: string;
  member_id: Id<'member'>;
  username: string;
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

const COLUMNS = `
  r.vendor, r.member_id, m.username, r.round_id, r.node_id, r.state, r.trial, r.staked, r.paid,
  r.refunded, r.late, r.stuck_at, r.first_at, r.last_at, r.vendor_view::text as view`;
const JOINS = `
  join members.member m on m.merchant_id = r.merchant_id and m.member_id = r.member_id`;

const ROUNDS = defineList({
  name: 'vendorRounds',
  columns: COLUMNS,
  from: 'vendors.round r',
  joins: JOINS,
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

// By the index of a game's rounds. A round that began before the day is looked for no further back
// than a day, so that a page reads two days at most.
const GAME_ROUNDS = defineList({
  name: 'gameDayRounds',
  columns: COLUMNS,
  from: 'vendors.round r',
  joins: JOINS,
  where: `r.merchant_id = $merchant and r.vendor = $vendor and not r.trial
    and r.first_at >= to_timestamp($before / 1000.0) and r.first_at < to_timestamp($to / 1000.0)
    and r.last_at >= to_timestamp($from / 1000.0)`,
  conditions: { node: 'r.node_id = $node', isUnlisted: 'r.node_id is null' },
  order: [
    { column: 'r.first_at', key: 'time' },
    { column: 'r.member_id', key: 'id' },
    { column: 'r.round_id', key: 'text' },
  ],
});

/** The rounds that moved money in a span, of one game, or of games that are not listed. */
export function listGameRounds(
  sql: Sql,
  merchant: MerchantId,
  asked: {
    readonly vendor: string;
    /** Undefined for games that are not listed. */
    readonly node: number | undefined;
    /** Rounds that began earlier are not looked for. */
    readonly before: number;
    readonly from: number;
    readonly to: number;
    readonly page: PageRequest;
  },
): Promise<Page<RoundRow>> {
  const { page, node, ...span } = asked;
  const conditions = { node, isUnlisted: node === undefined };
  return GAME_ROUNDS.readPage<RoundRow>(sql, { values: { merchant, ...span }, conditions, page });
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
  member_id: Id<'member'>;
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
  select t.vendor, t.member_id, t.transaction_id, t.round_id, t.kind, t.state, t.status, t.amount,
    t.is_reversed, t.at
  from unnest($2::uuid[], $3::text[], $4::text[]) as r (member_id, vendor, round_id)
  cross join lateral (
    select vendor, member_id, transaction_id, round_id, kind, state, status, amount,
      reversed_by is not null as is_reversed, at
    from vendors.transaction
    where merchant_id = $1 and vendor = r.vendor collate "C" and member_id = r.member_id
      and round_id = r.round_id collate "C"
    order by at, transaction_id limit $5) as t`;

/** The first transactions of each of these rounds. */
export async function listRoundTransactions(
  sql: Sql,
  merchant: MerchantId,
  asked: {
    readonly rounds: readonly Pick<RoundRow, 'vendor' | 'member_id' | 'round_id'>[];
    /** Of each round. */
    readonly most: number;
  },
): Promise<RoundTransactionRow[]> {
  const values = [
    merchant,
    asked.rounds.map(({ member_id }) => member_id),
    asked.rounds.map(({ vendor }) => vendor),
    asked.rounds.map(({ round_id }) => round_id),
    asked.most,
  ];
  return (await sql.query<RoundTransactionRow>(TRANSACTIONS, values)).rows;
}

const OF_ROUND = defineList({
  name: 'roundTransactions',
  columns: `
    vendor, member_id, transaction_id, round_id, kind, state, status, amount,
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
