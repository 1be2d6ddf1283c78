// Rounds without an end, and what reconciliation compares.
import { nameParameters, valuesOf, type Id, type MerchantId } from '@fairhouse/values';
import type { Day } from '@fairhouse/values';
import type { Sql } from '../../../platform/sql.ts';

export interface OpenRound {
  member_id: Id<'member'>;
  round_id: string;
  node_id: bigint | null;
  trial: boolean;
  last_at: Date;
  stuck_at: Date | null;
  asked_at: Date | null;
}

// The oldest first, by key; a round is asked about at most hourly. Those of the lab end with it.
const LIST_OLD = `
  select r.member_id, r.round_id, r.node_id, r.trial, r.last_at, r.stuck_at, r.asked_at
  from vendors.round r
  where r.merchant_id = $1 and r.vendor = $2 and r.state = 'OPEN'
    and r.last_at < to_timestamp($3 / 1000.0)
    and (r.asked_at is null or r.asked_at < to_timestamp($4 / 1000.0))
    and not exists (select from vendors.sandbox_member s
      where s.merchant_id = r.merchant_id and s.member_id = r.member_id)
  order by r.last_at limit $5`;

export async function listOldRounds(
  sql: Sql,
  merchant: MerchantId,
  query: {
    readonly vendor: string;
    readonly silentSince: number;
    readonly askedBefore: number;
    readonly most: number;
  },
): Promise<OpenRound[]> {
  const { vendor, silentSince, askedBefore, most } = query;
  const values = [merchant, vendor, silentSince, askedBefore, most];
  return (await sql.query<OpenRound>(LIST_OLD, values)).rows;
}

const NOTE_ASKED = nameParameters(`
  update vendors.round set asked_at = to_timestamp($now / 1000.0), asks = asks + 1,
    stuck_at = coalesce(stuck_at, to_timestamp($now / 1000.0)), vendor_view = $view::jsonb
  where merchant_id = $merchant and vendor = $vendor and member_id = $member
    and round_id = $round`);

export async function noteAsked(
  sql: Sql,
  merchant: MerchantId,
  asked: {
    readonly vendor: string;
    readonly member: string;
    readonly round: string;
    readonly view: unknown;
    readonly now: number;
  },
): Promise<void> {
  const values = valuesOf(NOTE_ASKED, { merchant, ...asked, view: JSON.stringify(asked.view) });
  await sql.query(NOTE_ASKED.text, values);
}

const CLOSE = `
  update vendors.round set state = 'CLOSED', due = true
  where merchant_id = $1 and vendor = $2 and member_id = $3 and round_id = $4 and state = 'OPEN'`;

/** Closes a round that the vendor says is finished. */
export async function closeFinishedRound(
  sql: Sql,
  merchant: MerchantId,
  {
    vendor,
    member,
    round,
  }: { readonly vendor: string; readonly member: string; readonly round: string },
): Promise<void> {
  await sql.query(CLOSE, [merchant, vendor, member, round]);
}

// Without a lock: who asks or decides about it checks its state again.
const FIND_STUCK = `
  select member_id, round_id, node_id, trial, last_at, stuck_at, asked_at,
    vendor_view::text as view
  from vendors.round
  where merchant_id = $1 and vendor = $2 and member_id = $3 and round_id = $4 and state = 'OPEN'
    and stuck_at is not null`;

export interface StuckRound extends OpenRound {
  /** What the vendor said last, as JSON. */
  view: string | null;
}

interface RoundKey {
  readonly vendor: string;
  readonly member: string;
  readonly round: string;
}

/** A round without an end; undefined for any other. */
export async function findStuckRound(
  sql: Sql,
  merchant: MerchantId,
  { vendor, member, round }: RoundKey,
): Promise<StuckRound | undefined> {
  return (await sql.query<StuckRound>(FIND_STUCK, [merchant, vendor, member, round])).rows[0];
}

const STANDING_BETS = `
  select transaction_id, game_code from vendors.transaction
  where merchant_id = $1 and vendor = $2 and member_id = $3 and round_id = $4
    and kind = 'BET' and state = 'BOOKED' and reversed_by is null
  order by at, transaction_id`;

/** The bets of a round that were not rolled back. */
export async function listStandingBets(
  sql: Sql,
  merchant: MerchantId,
  { vendor, member, round }: RoundKey,
): Promise<{ transaction_id: string; game_code: string }[]> {
  const values = [merchant, vendor, member, round];
  return (await sql.query<{ transaction_id: string; game_code: string }>(STANDING_BETS, values))
    .rows;
}

const VOID_EMPTY = `
  update vendors.round set state = 'VOID', due = true
  where merchant_id = $1 and vendor = $2 and member_id = $3 and round_id = $4
    and state in ('OPEN', 'ROLLED_BACK') and bets = 0`;

/** Voids a round without a bet that stands. */
export async function voidEmptyRound(
  sql: Sql,
  merchant: MerchantId,
  { vendor, member, round }: RoundKey,
): Promise<void> {
  await sql.query(VOID_EMPTY, [merchant, vendor, member, round]);
}

const CLOSE_CASE = nameParameters(`
  update vendors.vendor_case set closed_at = to_timestamp($now / 1000.0), closed_by = $by,
    closed_reason = $reason
  where merchant_id = $merchant and vendor = $vendor and kind = 'STUCK_ROUND'
    and subject = $member::text || ' ' || $round and closed_at is null`);

/** Closes the case of a round that operators voided. */
export async function closeRoundCase(
  sql: Sql,
  merchant: MerchantId,
  closing: RoundKey & { readonly by: string; readonly reason: string; readonly now: number },
): Promise<void> {
  await sql.query(CLOSE_CASE.text, valuesOf(CLOSE_CASE, { merchant, ...closing }));
}

export interface OwnTransaction {
  transaction_id: string;
  kind: 'BET' | 'WIN' | 'ROLLBACK' | 'TOMBSTONE';
  state: 'BOOKED' | 'REFUSED' | 'ABSENT';
  member_id: Id<'member'>;
  round_id: string;
  amount: bigint;
  is_reversed: boolean;
}

const BY_IDS = `
  select transaction_id, kind, state, member_id, round_id, amount,
    reversed_by is not null as is_reversed
  from vendors.transaction
  where merchant_id = $1 and vendor = $2 and transaction_id = any($3::uuid[])`;

export async function listOwnTransactions(
  sql: Sql,
  merchant: MerchantId,
  vendor: string,
  ids: readonly string[],
): Promise<OwnTransaction[]> {
  return (await sql.query<OwnTransaction>(BY_IDS, [merchant, vendor, ids])).rows;
}

// Page by page by key; refused transactions need not be known to the vendor.
const BOOKED_BETWEEN = `
  select t.transaction_id, t.kind, t.member_id, t.round_id, t.amount
  from vendors.transaction t
  where t.merchant_id = $1 and t.vendor = $2 and t.at >= to_timestamp($3 / 1000.0)
    and t.at < to_timestamp($4 / 1000.0) and t.state = 'BOOKED'
    and not exists (select from vendors.sandbox_member s
      where s.merchant_id = t.merchant_id and s.member_id = t.member_id)
  order by t.at, t.transaction_id`;

export type BookedTransaction = Pick<
  OwnTransaction,
  'transaction_id' | 'kind' | 'member_id' | 'round_id' | 'amount'
>;

export async function listBookedBetween(
  sql: Sql,
  merchant: MerchantId,
  vendor: string,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<BookedTransaction[]> {
  const { rows } = await sql.query<BookedTransaction>(BOOKED_BETWEEN, [merchant, vendor, from, to]);
  return rows;
}

const LIST_SANDBOXED = `
  select member_id from vendors.sandbox_member
  where merchant_id = $1 and member_id = any($2::uuid[])`;

/** Which of these members belong to sandboxes of the lab. */
export async function listSandboxed(
  sql: Sql,
  merchant: MerchantId,
  members: readonly Id<'member'>[],
): Promise<Id<'member'>[]> {
  const values = [merchant, members];
  const { rows } = await sql.query<{ member_id: Id<'member'> }>(LIST_SANDBOXED, values);
  return rows.map(({ member_id }) => member_id);
}

const RECONCILED = `
  select day::text from vendors.reconciled_day
  where merchant_id = $1 and vendor = $2 and day = $3::date`;

export async function isReconciled(
  sql: Sql,
  merchant: MerchantId,
  vendor: string,
  day: Day,
): Promise<boolean> {
  return (await sql.query<{ day: Day }>(RECONCILED, [merchant, vendor, day])).rows.length > 0;
}

const PUT_DAY = `
  insert into vendors.reconciled_day (merchant_id, vendor, day, transactions, cases, agreed, at)
  values ($1, $2, $3::date, $4, $5::bigint, $5::bigint = 0, to_timestamp($6 / 1000.0))
  on conflict (merchant_id, vendor, day) do update set
    transactions = excluded.transactions, cases = excluded.cases, agreed = excluded.agreed,
    at = excluded.at`;

export async function putReconciledDay(
  sql: Sql,
  merchant: MerchantId,
  reconciled: {
    readonly vendor: string;
    readonly day: Day;
    readonly transactions: number;
    readonly cases: number;
    readonly now: number;
  },
): Promise<void> {
  const { vendor, day, transactions, cases, now } = reconciled;
  await sql.query(PUT_DAY, [merchant, vendor, day, transactions, cases, now]);
}
