// The win of a house jackpot (games.md 5.6): the vendor says which level a round won, and the
// wallet pays what is in its pot.
import type { SqlClient } from '@fairhouse/ledger';
import type { JackpotLevelName } from '@fairhouse/rules/games';
import type { AppContext } from '../../../platform/app-context.ts';
import { transaction } from '../../../platform/sql.ts';
import type { WatchedMembers } from '../../protection/index.ts';
import { findJackpotWin, lockPots, payPot, type PotPayment } from '../house-jackpots/index.ts';
import { openCase } from '../records/index.ts';
import { bookIn, rowOfWin, type DecidedBooking } from './book-move.ts';
import { entryReference } from './entry-reference.ts';
import { contentHash, type MoveAnswer, type Win } from './move.ts';
import type { MoveRow } from './move-row.ts';
import { isConflict, isTaken } from './sql-conflict.ts';
import { findTransaction } from './store/answers.ts';
import { answerNow, findAnswer } from './stored-answer.ts';

/** A win that names a level instead of an amount. */
export interface JackpotWin extends Win {
  readonly jackpot: JackpotLevelName;
}

type Paid = DecidedBooking | { readonly state: 'paid'; readonly answer: MoveAnswer };

/** Attempts of a transaction after conflicts with others. */
const TRIES_MAX = 20;

/**
 * Pays a level to an open round of a game with house jackpots whose stake contributed, once.
 * Anything else is refused, not kept, and shown to an operator.
 */
export async function creditJackpot(app: AppContext, win: JackpotWin): Promise<MoveAnswer> {
  const known = await findAnswer(app, 'WIN', win);
  if (known !== undefined) return known;
  if (win.amount !== 0n) return answerNow(app, win, 'RS_ERROR_WRONG_SYNTAX');
  const watched: WatchedMembers = new Map();
  for (let tries = 1; ; tries++) {
    const paid = await transaction<Paid>(app.pool, async (sql) => {
      const value = await payIn(app, sql, win, watched);
      return { commit: value.state === 'paid', value };
    }).catch((error: unknown): Paid | undefined => {
      if (isTaken(error)) return { state: 'known' };
      if (!isConflict(error) || tries >= TRIES_MAX) throw error;
      return undefined;
    });
    if (paid === undefined) continue;
    if (paid.state === 'paid') return paid.answer;
    const answered = await findAnswer(app, 'WIN', win);
    return answered ?? refuseClaim(app, win);
  }
}

async function payIn(
  app: AppContext,
  sql: SqlClient,
  win: JackpotWin,
  watched: WatchedMembers,
): Promise<Paid> {
  const { merchant, member, round, transaction: id, gameCode, now } = win;
  const vendor = win.vendor.code;
  await lockPots(sql, merchant.id);
  const stake = await findStake(sql, win);
  const earlier = await findJackpotWin(sql, merchant.id, {
    vendor,
    member,
    round,
    level: win.jackpot,
  });
  if (earlier === id) return { state: 'known' };
  if (stake === undefined || earlier !== undefined) {
    return { state: 'refused', reason: 'vendor_reference' };
  }
  const payment = await payPot(app, sql, {
    merchant,
    vendor,
    member,
    round,
    gameCode,
    stake,
    level: win.jackpot,
    reference: entryReference({ vendor, round }),
    transaction: id,
    at: now,
  });
  const booking = await bookIn(app, sql, rowOfJackpot(app, win, payment), watched);
  if (booking.state !== 'booked') return booking;
  await payment.note(sql);
  const { balance, entry } = booking;
  const answer = { status: 'RS_OK', balance, jackpotPaid: payment.amount } as const;
  return { state: 'paid', answer: { ...answer, ...(entry === undefined ? {} : { entry }) } };
}

/** The win of a level: its pot is taken as it stands, whatever the vendor states. */
function rowOfJackpot(app: AppContext, win: Win, { amount, entries }: PotPayment): MoveRow {
  return {
    ...rowOfWin(app, { ...win, amount }),
    contentHash: contentHash('WIN', win),
    source: 'JACKPOT',
    attached: entries,
  };
}

/** The stake of the bet that a claim names, where it contributed and is of the same round. */
async function findStake(sql: SqlClient, win: JackpotWin): Promise<bigint | undefined> {
  if (win.reference === undefined || win.free || win.promo || win.trial) return undefined;
  const name = { vendor: win.vendor.code, transaction: win.reference };
  const bet = await findTransaction(sql, win.merchant.id, name);
  const isTheirs =
    bet?.kind === 'BET' &&
    bet.member_id === win.member &&
    bet.round_id === win.round &&
    bet.jackpot !== null;
  return isTheirs ? bet.amount : undefined;
}

async function refuseClaim(app: AppContext, win: JackpotWin): Promise<MoveAnswer> {
  await openCase(app, {
    merchant: win.merchant.id,
    vendor: win.vendor.code,
    kind: 'JACKPOT_CLAIM',
    subject: win.transaction,
    member: win.member,
    detail: { level: win.jackpot, round: win.round, reference: win.reference ?? null },
  });
  return answerNow(app, win, 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST');
}
