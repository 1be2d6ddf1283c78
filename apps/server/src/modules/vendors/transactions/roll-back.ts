// Reverses a bet with its wins, or one win. What the member no longer has becomes a debt
// (games.md 3.4). Of something unknown a tombstone is left.
import type { EntryRequest, SqlClient } from '@fairhouse/ledger';
import { assert } from '@fairhouse/values';
import { currencyOf } from '../../../accounts.ts';
import type { AppContext } from '../../../platform/app-context.ts';
import { transaction } from '../../../platform/sql.ts';
import { openBatchLimits } from '../../protection/index.ts';
import { lockDebt, readDebt } from '../../wallet/index.ts';
import { bookInBatch, entryOf, rowOfRollback } from './book-move.ts';
import { entryReference } from './entry-reference.ts';
import { lockPots } from '../house-jackpots/index.ts';
import { takeFromPots } from './take-from-pots.ts';
import { mainOf, reversalLegs, stakeOf, sumOf } from './reversal-legs.ts';
import { contentHash, type MoveAnswer, type Rollback } from './move.ts';
import { refuseForeign } from './refuse-foreign.ts';
import { returnFreeRounds } from './return-free-rounds.ts';
import { isConflict } from './sql-conflict.ts';
import {
  closeRound,
  completeAnswer,
  findTransaction,
  insertAnswer,
  listStandingWins,
  markReversed,
  rollBackRound,
  type StandingWin,
  type TransactionRow,
} from './store/answers.ts';
import { lockRounds, type RoundState } from './store/batch.ts';
import { lockGrants } from './store/grants.ts';
import { runStatements } from './store/run-statements.ts';
import { answerAgain, findAnswer } from './stored-answer.ts';

const TRIES_MAX = 20;

export interface RollbackOptions {
  /** The state of a round without a bet that stands: `VOID` where operators decided it. */
  readonly emptied?: Extract<RoundState, 'ROLLED_BACK' | 'VOID'>;
}

/** The booked answer; `known` where the id has one; `moved` where the balance changed meanwhile. */
type Attempt =
  | { readonly state: 'done'; readonly answer: MoveAnswer }
  | { state: 'known' | 'moved' | 'foreign' };

/** Answers a rollback: always RS_OK, unless its id was used otherwise. */
export async function rollBack(
  app: AppContext,
  asked: Rollback,
  options: RollbackOptions = {},
): Promise<MoveAnswer> {
  const booked = options.emptied === undefined ? await rollBackInBatch(app, asked) : undefined;
  if (booked !== undefined) return booked;
  for (let tries = 1; ; tries++) {
    const attempt = await attemptRollback(app, asked, options).catch((error: unknown) => {
      if (!isConflict(error) || tries >= TRIES_MAX) throw error;
      return { state: 'moved' } as const;
    });
    if (attempt.state === 'done') return attempt.answer;
    if (attempt.state === 'foreign') return refuseForeign(app, asked);
    if (attempt.state === 'known') {
      const answer = await findAnswer(app, 'ROLLBACK', asked);
      if (answer !== undefined) return answer;
    }
    assert(tries < TRIES_MAX, 'a rollback found its member moving, again and again');
  }
}

/**
 * Rolls a bet without wins back in the ledger's batch; undefined where that cannot decide it. A
 * transaction of its own would move the member's balance under the batches that have it.
 */
async function rollBackInBatch(app: AppContext, asked: Rollback): Promise<MoveAnswer | undefined> {
  const { merchant, vendor, reference } = asked;
  const name = { vendor: vendor.code, transaction: reference };
  const target = await findTransaction(app.pool, merchant.id, name);
  if (target === undefined || !isPlainBet(asked, target)) return undefined;
  const booking = await bookInBatch(app, rowOfRollback(app, asked, target));
  if (booking.state === 'booked') {
    const { balance, entry } = booking;
    return { status: 'RS_OK', balance, ...(entry === undefined ? {} : { entry }) };
  }
  const known = booking.state === 'known' ? booking.known : undefined;
  return known && answerAgain(app, 'ROLLBACK', asked, known);
}

/** Whether the target is a bet of this member that took money, and has not been reversed. */
function isPlainBet(asked: Rollback, target: TransactionRow): boolean {
  return (
    target.kind === 'BET' &&
    target.state === 'BOOKED' &&
    target.member_id === asked.member &&
    target.round_id === asked.round &&
    target.jackpot === null &&
    stakeOf(target) > 0n
  );
}

async function attemptRollback(
  app: AppContext,
  asked: Rollback,
  options: RollbackOptions,
): Promise<Attempt> {
  return transaction<Attempt>(app.pool, async (sql) => {
    if (!(await insertAnswer(sql, answerRow(asked)))) {
      return { commit: false, value: { state: 'known' } };
    }
    const target = await findTarget(sql, asked);
    if (target !== undefined && target.member_id !== asked.member) {
      return { commit: false, value: { state: 'foreign' } };
    }
    const reversal = target && (await reverse({ app, sql, asked, options }, target));
    if (reversal === 'moved') return { commit: false, value: { state: 'moved' } };
    if (asked.closes) {
      const round = { vendor: asked.vendor.code, member: asked.member, round: asked.round };
      await closeRound(sql, asked.merchant.id, round);
    }
    const balance = reversal?.balance ?? (await balanceOf(app, sql, asked));
    const { entry } = reversal ?? {};
    await completeAnswer(sql, asked.merchant.id, {
      vendor: asked.vendor.code,
      transaction: asked.transaction,
      balance,
      entry,
    });
    const answer: MoveAnswer = { status: 'RS_OK', balance, ...(entry ? { entry } : {}) };
    return { commit: true, value: { state: 'done', answer } };
  });
}

function answerRow(asked: Rollback) {
  return {
    merchant: asked.merchant.id,
    vendor: asked.vendor.code,
    transaction: asked.transaction,
    kind: 'ROLLBACK',
    state: 'BOOKED',
    member: asked.member,
    round: asked.round,
    gameCode: asked.gameCode,
    amount: 0n,
    free: false,
    promo: false,
    reference: asked.reference,
    contentHash: contentHash('ROLLBACK', asked),
    status: 'RS_OK',
    balance: undefined,
    entry: undefined,
    supplier: asked.supplier,
    at: asked.now,
  } as const;
}

/**
 * The transaction that is rolled back. If there is none, a tombstone takes its id: a bet that is
 * being booked is waited for, and one that comes later is refused.
 */
async function findTarget(sql: SqlClient, asked: Rollback): Promise<TransactionRow | undefined> {
  const { merchant, vendor, reference } = asked;
  const name = { vendor: vendor.code, transaction: reference };
  const found = await findTransaction(sql, merchant.id, name);
  if (found !== undefined) return found;
  const isAbsent = await insertAnswer(sql, {
    ...answerRow(asked),
    transaction: reference,
    kind: 'TOMBSTONE',
    state: 'ABSENT',
    reference: undefined,
    contentHash: undefined,
    status: undefined,
    supplier: undefined,
  });
  return isAbsent ? undefined : findTransaction(sql, merchant.id, name);
}

interface Reversing {
  readonly app: AppContext;
  readonly sql: SqlClient;
  readonly asked: Rollback;
  readonly options: RollbackOptions;
}

interface Reversal {
  readonly balance: bigint;
  readonly entry: string | undefined;
}

async function reverse(
  reversing: Reversing,
  found: TransactionRow,
): Promise<Reversal | 'moved' | undefined> {
  const { app, sql, asked } = reversing;
  const { merchant, vendor, reference } = asked;
  const name = { vendor: vendor.code, transaction: reference };
  if (found.kind !== 'BET' && found.kind !== 'WIN') return undefined;
  const round = { vendor: vendor.code, member: found.member_id, round: found.round_id };
  const isOfPots = found.jackpot !== null || found.source === 'JACKPOT';
  if (isOfPots) await lockPots(sql, merchant.id);
  await lockRounds(sql, merchant.id, [round], []);
  const target = await findTransaction(sql, merchant.id, name);
  if (target?.state !== 'BOOKED' || target.reversed_by !== null) return undefined;
  const wins =
    target.kind === 'BET'
      ? await listStandingWins(sql, merchant.id, name)
      : [{ ...target, transaction_id: reference }];
  const rewards = [target, ...wins].flatMap(({ reward_id: reward }) => reward ?? []);
  const grants = await lockGrants(sql, merchant.id, [...new Set(rewards)]);
  const booked = await bookReversal(app, sql, asked, target, wins);
  if (booked === 'moved') return booked;
  await writeReversal(reversing, target, wins);
  await returnFreeRounds({ sql, merchant: merchant.id, grants }, target, wins);
  if (isOfPots) await takeFromPots(app, sql, { asked, target, wins });
  return booked;
}

async function writeReversal(
  { sql, asked, options }: Reversing,
  target: TransactionRow,
  wins: readonly StandingWin[],
): Promise<void> {
  const { merchant, vendor, reference, now } = asked;
  const isBet = target.kind === 'BET';
  const reversed = wins.map(({ transaction_id }) => transaction_id);
  const all = isBet ? [reference, ...reversed] : reversed;
  await markReversed(sql, merchant.id, vendor.code, all, asked.transaction);
  const taken = sumOf(wins);
  await rollBackRound(sql, {
    merchant: merchant.id,
    vendor: vendor.code,
    member: target.member_id,
    round: target.round_id,
    bets: isBet ? 1 : 0,
    refunded: stakeOf(target),
    taken,
    promoTaken: sumOf(wins.filter(({ promo }) => promo)),
    freeStake: isBet && target.free ? target.amount : 0n,
    turnover: wins.reduce((sum, { turnover }) => sum + (turnover ?? 0n), 0n),
    closes: asked.closes,
    emptied: options.emptied ?? 'ROLLED_BACK',
    at: now,
  });
  if (asked.trial) return;
  const limits = await openBatchLimits(sql, new Map(), {
    merchant: merchant.id,
    calendar: merchant,
    now,
    members: [asked.member],
  });
  const placedAt = target.at.getTime() as typeof now;
  if (stakeOf(target) > 0n) limits.note(asked.member, -stakeOf(target), placedAt);
  if (taken > 0n) limits.noteReturn(asked.member, -taken);
  await runStatements(sql, limits.statements());
}

/** Books what goes back and forth as one entry; undefined legs move nothing. */
async function bookReversal(
  app: AppContext,
  sql: SqlClient,
  asked: Rollback,
  target: TransactionRow,
  wins: readonly StandingWin[],
): Promise<Reversal | 'moved'> {
  const { merchant, member } = asked;
  if (!asked.trial) await lockDebt(sql, merchant.id, member);
  const state = {
    balance: await balanceOf(app, sql, asked),
    debt: asked.trial ? 0n : ((await readDebt(app, merchant, member)) as bigint),
  };
  const legs = reversalLegs(asked, target, wins, state);
  const [first, ...rest] = legs;
  if (first === undefined) return { balance: state.balance, entry: undefined };
  const entry: EntryRequest = {
    merchant: merchant.id,
    id: entryOf(app, asked),
    currency: currencyOf(merchant.currency),
    code: target.kind === 'BET' ? 'vendor_rollback' : 'vendor_win_reversal',
    reference: entryReference({ vendor: asked.vendor.code, round: target.round_id }),
    legs: [first, ...rest],
  };
  const [outcome] = await app.ledger.bookInTransaction(sql, [entry]);
  // The member spent the money between the reading and the lock.
  if (outcome?.status !== 'booked') return 'moved';
  const main = mainOf(asked);
  const after = outcome.balances.find(({ address }) => address === main)?.balance;
  return { balance: after ?? state.balance, entry: entry.id };
}

/** Read on the transaction's own connection: it would wait for another one while it has locks. */
async function balanceOf(app: AppContext, sql: SqlClient, asked: Rollback): Promise<bigint> {
  const { merchant } = asked;
  const main = mainOf(asked);
  const query = {
    merchant: merchant.id,
    currency: currencyOf(merchant.currency),
    addresses: [main],
  };
  return (await app.ledger.balancesInTransaction(sql, query)).get(main) ?? 0n;
}
