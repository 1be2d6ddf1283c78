// Rounds whose figures changed since they were counted.
import { nameParameters, valuesOf, type Id, type MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../platform/sql.ts';

export interface DueRound {
  vendor: string;
  member_id: Id<'member'>;
  round_id: string;
  node_id: bigint | null;
  trial: boolean;
  bets: number;
  staked: bigint;
  paid: bigint;
  refunded: bigint;
  turnover: bigint | null;
  last_at: Date;
  counted_bet: bigint;
  counted_valid: bigint;
  counted_paid: bigint;
  counted_turnover: bigint;
  counted_bets: bigint;
}

export interface RoundKey {
  readonly vendor: string;
  readonly member: Id<'member'>;
  readonly round: string;
}

const COLUMNS = `
  select vendor, member_id, round_id, node_id, trial, bets, staked, paid, refunded, turnover,
    last_at, counted_bet, counted_valid, counted_paid, counted_turnover, counted_bets
  from vendors.round where merchant_id = $1 and due and state <> 'OPEN'`;
// Rounds that another movement has locked are counted at the next run.
const LOCK_DUE = `${COLUMNS} order by last_at limit $2 for no key update skip locked`;
const LOCK_ONE = `${COLUMNS}
  and vendor = $2 and member_id = $3 and round_id = $4 for no key update skip locked`;

/** Locks the oldest rounds that are due, or one of them. */
export async function lockDueRounds(
  sql: Sql,
  merchant: MerchantId,
  which: { readonly most: number } | RoundKey,
): Promise<DueRound[]> {
  const { rows } =
    'most' in which
      ? await sql.query<DueRound>(LOCK_DUE, [merchant, which.most])
      : await sql.query<DueRound>(LOCK_ONE, [merchant, which.vendor, which.member, which.round]);
  return rows;
}

const LIST_DUE = `
  select vendor, member_id as member, round_id as round
  from vendors.round where merchant_id = $1 and due and state <> 'OPEN' order by last_at`;

/** The rounds that are due. */
export async function listDueRounds(sql: Sql, merchant: MerchantId): Promise<RoundKey[]> {
  return (await sql.query<RoundKey>(LIST_DUE, [merchant])).rows;
}

const MARK = nameParameters(`
  update vendors.round r set due = false, counted_at = house_now(), counted_bet = c.bet,
    counted_valid = c.valid, counted_paid = c.paid, counted_turnover = c.turnover,
    counted_bets = c.bets
  from unnest($vendors::text[], $members::uuid[], $rounds::text[], $bets::bigint[],
    $valids::bigint[], $pays::bigint[], $turnovers::bigint[], $counts::bigint[])
    as c (vendor, member, round, bet, valid, paid, turnover, bets)
  where r.merchant_id = $merchant and r.vendor = c.vendor and r.member_id = c.member
    and r.round_id = c.round`);

export interface CountedRound {
  readonly vendor: string;
  readonly member: string;
  readonly round: string;
  readonly bet: bigint;
  readonly valid: bigint;
  readonly paid: bigint;
  readonly turnover: bigint;
  readonly bets: bigint;
}

export async function markCounted(
  sql: Sql,
  merchant: MerchantId,
  rounds: readonly CountedRound[],
): Promise<void> {
  const values = valuesOf(MARK, {
    merchant,
    vendors: rounds.map(({ vendor }) => vendor),
    members: rounds.map(({ member }) => member),
    rounds: rounds.map(({ round }) => round),
    bets: rounds.map(({ bet }) => bet),
    valids: rounds.map(({ valid }) => valid),
    pays: rounds.map(({ paid }) => paid),
    turnovers: rounds.map(({ turnover }) => turnover),
    counts: rounds.map(({ bets }) => bets),
  });
  await sql.query(MARK.text, values);
}
