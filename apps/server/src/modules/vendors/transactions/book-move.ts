// Books a movement: with the ledger's batch where money moves, and in a transaction of its own
// where a debt is repaid.
import type { EntryRequest, Leg, Outcome, SqlClient } from '@fairhouse/ledger';
import { amount as amountOf, instant, ZERO, type Amount, type Id } from '@fairhouse/values';
import { currencyOf } from '../../../accounts.ts';
import type { AppContext } from '../../../platform/app-context.ts';
import { derivedId } from '../../../platform/keys/keyed-ids.ts';
import { transaction } from '../../../platform/sql.ts';
import type { WatchedMembers } from '../../protection/index.ts';
import { lockDebt, readDebt } from '../../wallet/index.ts';
import { contentHash, type Bet, type Rollback, type Transaction, type Win } from './move.ts';
import { contributionOfBet } from './contribution-of-bet.ts';
import { entryReference } from './entry-reference.ts';
import { openMoves, type MoveBatch } from './move-participant.ts';
import { legsOf, mainOf, moveLeg } from './move-legs.ts';
import type { MoveRow } from './move-row.ts';
import { isConflict, isTaken } from './sql-conflict.ts';
import type { TransactionRow } from './store/answers.ts';
import type { KnownRow } from './store/batch.ts';
import { oneByOne, runStatements } from './store/run-statements.ts';

/** How long a bet may wait for its batch; later it is refused, so that it is never booked late. */
const BOOK_WITHIN_MS = 2000;
/** Attempts of a transaction after conflicts with others. */
const TRIES_MAX = 20;

/** What became of a movement. */
export type Booking = DecidedBooking | AloneBooking;

/** What the batch cannot decide about: it is booked in a transaction of its own. */
interface AloneBooking {
  readonly state: 'alone';
}

export type DecidedBooking =
  | { readonly state: 'booked'; readonly balance: bigint; readonly entry: string | undefined }
  | { readonly state: 'refused'; readonly reason: string }
  /** Its id has an answer, or was rolled back before; where it was read, what is stored. */
  | { readonly state: 'known'; readonly known?: KnownRow | undefined };

/** The id of a transaction's entry; nobody else can make it. */
export function entryOf(app: AppContext, { merchant, vendor, transaction }: Transaction) {
  return derivedId<'entry'>(app.keys, `vendor:${merchant.id}:${vendor.code}:${transaction}`);
}

export function rowOfBet(app: AppContext, bet: Bet, tokenHash: Buffer): MoveRow {
  const contribution = contributionOfBet(app, bet);
  return {
    ...rowOf(app, 'BET', bet),
    tokenHash,
    attached: contribution?.entries ?? [],
    jackpot: contribution?.total,
  };
}

/** The terms on which the house pays a win of rounds that it granted. */
export interface BonusTerms {
  /** How many times the win must be staked. */
  readonly rollover: number;
  readonly mostWon: bigint | undefined;
  readonly isOfWholeGrant: boolean;
}

/** A win that its vendor pays, or with `bonus` the house. */
export function rowOfWin(app: AppContext, win: Win, bonus?: BonusTerms): MoveRow {
  const { reference, turnover, promotion, amount } = win;
  return {
    ...rowOf(app, 'WIN', win),
    reference,
    turnover,
    promotion,
    source: bonus === undefined ? 'VENDOR' : 'BONUS',
    rollover: bonus === undefined || win.trial ? 0n : amount * BigInt(bonus.rollover),
    mostWon: bonus?.mostWon,
    isOfWholeGrant: bonus?.isOfWholeGrant === true,
  };
}

/** The rollback of a bet that stands, without wins; what else is rolled back is not for a batch. */
export function rowOfRollback(app: AppContext, asked: Rollback, target: TransactionRow): MoveRow {
  const { merchant, reference } = asked;
  return {
    kind: 'ROLLBACK',
    merchant: merchant.id,
    calendar: merchant,
    vendor: asked.vendor.code,
    transaction: asked.transaction,
    member: asked.member,
    trial: asked.trial,
    isSandbox: asked.isSandbox === true,
    round: target.round_id,
    closes: asked.closes,
    node: undefined,
    gameCode: asked.gameCode,
    amount: amountOf(target.amount),
    free: false,
    promo: false,
    reference,
    contentHash: contentHash('ROLLBACK', asked),
    tokenHash: undefined,
    entry: entryOf(app, asked),
    source: undefined,
    attached: [],
    jackpot: undefined,
    reward: undefined,
    isOfWholeGrant: false,
    rollover: 0n,
    mostWon: undefined,
    turnover: undefined,
    supplier: asked.supplier,
    promotion: undefined,
    at: asked.now,
    placedAt: instant(target.at.getTime()),
    deadline: performance.now() + BOOK_WITHIN_MS,
    refusal: undefined,
    balance: undefined,
    known: undefined,
  };
}

function rowOf(app: AppContext, kind: 'BET' | 'WIN', asked: Bet | Win): MoveRow {
  const { merchant, vendor, gameCode, amount, free } = asked;
  const moves = amount > 0n && !(kind === 'BET' && free);
  return {
    kind,
    merchant: merchant.id,
    calendar: merchant,
    vendor: vendor.code,
    transaction: asked.transaction,
    member: asked.member,
    trial: asked.trial,
    isSandbox: asked.isSandbox === true,
    round: asked.round,
    closes: asked.closes,
    node: vendor.games.get(gameCode)?.node_id,
    gameCode,
    amount,
    free,
    promo: asked.promo,
    reference: undefined,
    contentHash: contentHash(kind, asked),
    tokenHash: undefined,
    entry: moves ? entryOf(app, asked) : undefined,
    source: undefined,
    attached: [],
    jackpot: undefined,
    reward: free ? asked.reward : undefined,
    isOfWholeGrant: false,
    rollover: 0n,
    mostWon: undefined,
    turnover: undefined,
    supplier: asked.supplier,
    promotion: undefined,
    at: asked.now,
    placedAt: undefined,
    deadline: performance.now() + BOOK_WITHIN_MS,
    refusal: undefined,
    balance: undefined,
    known: undefined,
  };
}

/** Books a movement with other entries that arrive at the same time. */
export async function bookInBatch(app: AppContext, row: MoveRow): Promise<Booking> {
  let outcome: Outcome;
  try {
    const participation = { participant: 'vendors', row };
    const entry = entryRequest(row, [moveLeg(row)]);
    outcome = await app.ledger.book(entry, participation, row.attached);
  } catch (error) {
    // A tombstone, or an answer without an entry, was written while the batch was under way.
    if (isTaken(error)) return { state: 'known' };
    throw error;
  }
  if (outcome.status === 'conflict') return { state: 'known' };
  if (outcome.status === 'booked' && outcome.replayed) return { state: 'known' };
  if (outcome.status === 'refused') {
    const reason = refusedFor(row, outcome);
    return reason === 'vendor_alone' ? { state: 'alone' } : refusedBooking(row, reason);
  }
  const balance = outcome.balances[0]?.balance ?? 0n;
  return { state: 'booked', balance, entry: row.entry };
}

/** What a refusal by a batch means. */
export function refusedBooking(row: MoveRow, reason: string): DecidedBooking {
  const isKnown = reason === 'vendor_known' || reason === 'vendor_tombstone';
  return isKnown ? { state: 'known', known: row.known } : { state: 'refused', reason };
}

/** The ledger looks at the balance first; a refusal by an earlier step goes before it. */
function refusedFor(row: MoveRow, { reason }: { readonly reason: string }): string {
  return reason === 'insufficient_funds' ? (row.refusal ?? reason) : reason;
}

/**
 * Books a movement in a transaction of its own. A win pays the member's debt first (games.md 0.5).
 */
export async function bookAlone(app: AppContext, row: MoveRow): Promise<DecidedBooking> {
  const watched: WatchedMembers = new Map();
  for (let tries = 1; ; tries++) {
    try {
      return await transaction(app.pool, async (sql) => {
        const value = await bookIn(app, sql, row, watched);
        return { commit: value.state === 'booked', value };
      });
    } catch (error) {
      if (isTaken(error)) return { state: 'known' };
      if (!isConflict(error) || tries >= TRIES_MAX) throw error;
    }
  }
}

/** Books a movement in the caller's transaction, which is rolled back unless it is booked. */
export async function bookIn(
  app: AppContext,
  sql: SqlClient,
  row: MoveRow,
  watched: WatchedMembers,
): Promise<DecidedBooking> {
  const batch = await openMoves(oneByOne(sql), [row], { watched });
  const refusal = refusalAlone(batch, row);
  if (refusal !== undefined) return refusedBooking(row, refusal);
  const booked = await bookLegs(app, sql, row);
  if (booked.state !== 'booked') return booked;
  row.balance = booked.balance;
  await runStatements(sql, batch.write([row]));
  return booked;
}

/** A debt of the member is repaid here; no other row is in the way. */
function refusalAlone(batch: MoveBatch, row: MoveRow): string | undefined {
  const withheld = batch.withhold(row);
  return withheld === undefined || withheld === 'vendor_alone' ? batch.admit(row, []) : withheld;
}

async function bookLegs(app: AppContext, sql: SqlClient, row: MoveRow): Promise<DecidedBooking> {
  const main = mainOf(row);
  const currency = currencyOf(row.calendar.currency);
  if (row.entry === undefined) {
    await app.ledger.bookInTransaction(sql, row.attached);
    const balance = await app.ledger.balance(row.merchant, currency, main);
    return { state: 'booked', balance, entry: undefined };
  }
  const legs = legsOf(row, await lockedDebt(app, sql, row));
  const [outcome] = await app.ledger.bookInTransaction(sql, [
    entryRequest(row, legs),
    ...row.attached,
  ]);
  if (outcome?.status === 'refused') return { state: 'refused', reason: outcome.reason };
  if (outcome?.status !== 'booked') return { state: 'known' };
  const after = outcome.balances.find(({ address }) => address === main)?.balance;
  // A win that a debt took whole leaves the balance as it was.
  const balance = after ?? (await app.ledger.balance(row.merchant, currency, main));
  return { state: 'booked', balance, entry: row.entry };
}

async function lockedDebt(app: AppContext, sql: SqlClient, row: MoveRow): Promise<Amount> {
  if (row.kind !== 'WIN' || row.trial) return ZERO;
  await lockDebt(sql, row.merchant, row.member);
  return readDebt(app, row.calendar, row.member);
}

function entryRequest(row: MoveRow, legs: readonly [Leg, ...Leg[]]): EntryRequest {
  return {
    merchant: row.merchant,
    id: row.entry as Id<'entry'>,
    currency: currencyOf(row.calendar.currency),
    code: row.source === 'BONUS' ? 'vendor_free_win' : CODE_OF_KIND[row.kind],
    reference: entryReference(row),
    legs,
  };
}

const CODE_OF_KIND = {
  BET: 'vendor_bet',
  WIN: 'vendor_win',
  ROLLBACK: 'vendor_rollback',
} as const;
