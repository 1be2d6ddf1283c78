// Answers that were given, and those that are given without a batch.
import { nameParameters, valuesOf, type Id, type MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../../platform/sql.ts';
import type { RoundState, TransactionKind, TransactionState } from './batch.ts';

export interface TransactionRow {
  vendor: string;
  transaction_id: string;
  kind: TransactionKind;
  state: TransactionState;
  member_id: Id<'member'>;
  round_id: string;
  amount: bigint;
  free: boolean;
  promo: boolean;
  content_hash: Buffer | null;
  status: string | null;
  balance: bigint | null;
  entry_id: string | null;
  source: 'VENDOR' | 'BONUS' | 'JACKPOT' | null;
  jackpot: bigint | null;
  reversed_by: string | null;
  turnover: bigint | null;
  reward_id: string | null;
  at: Date;
}

const FIND = `
  select vendor, transaction_id, kind, state, member_id, round_id, amount, free, promo,
    content_hash, status, balance, entry_id, source, jackpot, reversed_by, turnover, reward_id, at
  from vendors.transaction where merchant_id = $1 and vendor = $2 and transaction_id = $3`;

export async function findTransaction(
  sql: Sql,
  merchant: MerchantId,
  { vendor, transaction }: { readonly vendor: string; readonly transaction: string },
): Promise<TransactionRow | undefined> {
  return (await sql.query<TransactionRow>(FIND, [merchant, vendor, transaction])).rows[0];
}

// Of two answers to one transaction, the first stays.
const INSERT = nameParameters(`
  insert into vendors.transaction
    (merchant_id, vendor, transaction_id, kind, state, member_id, round_id, game_code, amount, free,
     promo, reference_id, content_hash, status, balance, entry_id, supplier_id, at)
  values ($merchant, $vendor, $transaction, $kind, $state, $member, $round, $gameCode, $amount,
    $free, $promo, $reference, $contentHash, $status, $balance, $entry, $supplier,
    to_timestamp($at / 1000.0))
  on conflict (merchant_id, vendor, transaction_id) do nothing`);

export interface NewAnswer {
  readonly merchant: MerchantId;
  readonly vendor: string;
  readonly transaction: string;
  readonly kind: TransactionKind;
  readonly state: TransactionState;
  readonly member: string;
  readonly round: string;
  readonly gameCode: string;
  readonly amount: bigint;
  readonly free: boolean;
  readonly promo: boolean;
  readonly reference: string | undefined;
  readonly contentHash: Buffer | undefined;
  readonly status: string | undefined;
  readonly balance: bigint | undefined;
  readonly entry: string | undefined;
  readonly supplier: string | undefined;
  readonly at: number;
}

/** False if the transaction has a row already. Waits for a concurrent one with the same id. */
export async function insertAnswer(sql: Sql, answer: NewAnswer): Promise<boolean> {
  const values = valuesOf(INSERT, {
    ...answer,
    reference: answer.reference ?? null,
    contentHash: answer.contentHash ?? null,
    status: answer.status ?? null,
    balance: answer.balance ?? null,
    entry: answer.entry ?? null,
    supplier: answer.supplier ?? null,
  });
  return (await sql.query(INSERT.text, values)).rowCount === 1;
}

const ANSWER_TOMBSTONE = `
  update vendors.transaction set content_hash = $4, status = $5, balance = $6
  where merchant_id = $1 and vendor = $2 and transaction_id = $3 and state = 'ABSENT'
    and status is null`;

/**
 * Keeps what is answered to a transaction that had been rolled back before it arrived. False if
 * it has been answered meanwhile: the first answer stays.
 */
export async function answerTombstone(
  sql: Sql,
  merchant: MerchantId,
  answer: {
    readonly vendor: string;
    readonly transaction: string;
    readonly contentHash: Buffer;
    readonly status: string;
    readonly balance: bigint;
  },
): Promise<boolean> {
  const { vendor, transaction, contentHash, status, balance } = answer;
  const values = [merchant, vendor, transaction, contentHash, status, balance];
  return (await sql.query(ANSWER_TOMBSTONE, values)).rowCount === 1;
}

const SET_ANSWER = `
  update vendors.transaction set balance = $4, entry_id = $5
  where merchant_id = $1 and vendor = $2 and transaction_id = $3`;

/** Completes the answer of a rollback in its own transaction. */
export async function completeAnswer(
  sql: Sql,
  merchant: MerchantId,
  answer: {
    readonly vendor: string;
    readonly transaction: string;
    readonly balance: bigint;
    readonly entry: string | undefined;
  },
): Promise<void> {
  const { vendor, transaction, balance, entry } = answer;
  await sql.query(SET_ANSWER, [merchant, vendor, transaction, balance, entry ?? null]);
}

const WINS_OF = `
  select transaction_id, amount, source, promo, turnover, reward_id, at
  from vendors.transaction
  where merchant_id = $1 and vendor = $2 and reference_id = $3 and kind = 'WIN'
    and state = 'BOOKED' and reversed_by is null
  order by transaction_id`;

export interface StandingWin {
  transaction_id: string;
  amount: bigint;
  source: 'VENDOR' | 'BONUS' | 'JACKPOT' | null;
  promo: boolean;
  turnover: bigint | null;
  reward_id: string | null;
  at: Date;
}

/** The wins of a bet that stand; the bet's round is locked. */
export async function listStandingWins(
  sql: Sql,
  merchant: MerchantId,
  { vendor, transaction }: { readonly vendor: string; readonly transaction: string },
): Promise<StandingWin[]> {
  return (await sql.query<StandingWin>(WINS_OF, [merchant, vendor, transaction])).rows;
}

const REVERSE = `
  update vendors.transaction set reversed_by = $4
  where merchant_id = $1 and vendor = $2 and transaction_id = any($3::uuid[])`;

export async function markReversed(
  sql: Sql,
  merchant: MerchantId,
  vendor: string,
  transactions: readonly string[],
  by: string,
): Promise<void> {
  await sql.query(REVERSE, [merchant, vendor, transactions, by]);
}

const ROLL_BACK_ROUND = nameParameters(`
  update vendors.round set
    bets = bets - $bets, refunded = refunded + $refunded, paid = paid - $taken,
    promo_paid = promo_paid - $promoTaken,
    free_stake = free_stake - $freeStake,
    turnover = case when turnover is null then null else greatest(turnover - $turnover, 0) end,
    state = case when state in ('VOID', 'CLOSED') and bets > $bets then state
      when $bets > 0 and bets <= $bets then $emptied
      when $closes and state = 'OPEN' then 'CLOSED' else state end,
    last_at = greatest(last_at, to_timestamp($at / 1000.0)),
    due = due or state <> 'OPEN' or $closes or ($bets > 0 and bets <= $bets)
  where merchant_id = $merchant and vendor = $vendor and member_id = $member
    and round_id = $round`);

export interface RoundRollback {
  readonly merchant: MerchantId;
  readonly vendor: string;
  readonly member: string;
  readonly round: string;
  readonly bets: number;
  readonly refunded: bigint;
  readonly taken: bigint;
  readonly promoTaken: bigint;
  readonly freeStake: bigint;
  readonly turnover: bigint;
  readonly closes: boolean;
  /** The state of a round without a bet that stands. */
  readonly emptied: Extract<RoundState, 'ROLLED_BACK' | 'VOID'>;
  readonly at: number;
}

/** Takes reversed bets and wins out of their round, which is locked. */
export async function rollBackRound(sql: Sql, change: RoundRollback): Promise<void> {
  await sql.query(ROLL_BACK_ROUND.text, valuesOf(ROLL_BACK_ROUND, { ...change }));
}

const CLOSE = `
  update vendors.round set state = 'CLOSED', due = true
  where merchant_id = $1 and vendor = $2 and member_id = $3 and round_id = $4 and state = 'OPEN'`;

export async function closeRound(
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
