// The wallet as vendors' adapters see it: balance, bet, win. The order of the checks is that of
// games.md 3.4.
import type { AppContext } from '../../../platform/app-context.ts';
import { readDebt } from '../../wallet/index.ts';
import { openCase } from '../records/index.ts';
import { bookAlone, bookInBatch, rowOfBet, rowOfWin, type Booking } from './book-move.ts';
import { checkBet, STATUS_OF_REASON } from './check-bet.ts';
import type { Bet, MoveAnswer, Win } from './move.ts';
import { findTransaction } from './store/answers.ts';
import { answerNow, findAnswer, refuseForEver } from './stored-answer.ts';

/** Books a bet, or answers why it is refused for ever. */
export async function placeBet(app: AppContext, bet: Bet): Promise<MoveAnswer> {
  const checked = await checkBet(app, bet);
  if (typeof checked === 'string') {
    return (await findAnswer(app, 'BET', bet)) ?? refuseForEver(app, 'BET', bet, checked);
  }
  const row = rowOfBet(app, bet, checked.tokenHash);
  const booking = row.entry === undefined ? await bookAlone(app, row) : await bookInBatch(app, row);
  if (booking.state === 'refused') {
    const { reason } = booking;
    if (reason === 'vendor_known' || reason === 'vendor_tombstone') return again(app, 'BET', bet);
    if (reason === 'vendor_round_closed') await reportClosedRound(app, bet);
    return refuseForEver(app, 'BET', bet, STATUS_OF_REASON[reason] ?? 'RS_ERROR_UNKNOWN');
  }
  return answerOf(app, 'BET', bet, booking);
}

/** Books a win. One whose bet is unknown is refused and may come again. */
export async function creditWin(app: AppContext, win: Win): Promise<MoveAnswer> {
  if (win.currency !== win.merchant.currency) {
    return (await findAnswer(app, 'WIN', win)) ?? answerNow(app, win, 'RS_ERROR_WRONG_CURRENCY');
  }
  if (!(win.free || win.promo) && !(await isReferenceStanding(app, win))) {
    return (
      (await findAnswer(app, 'WIN', win)) ??
      answerNow(app, win, 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST')
    );
  }
  const row = rowOfWin(app, win);
  const isAlone = row.entry === undefined || (await hasDebt(app, win));
  const booking = isAlone ? await bookAlone(app, row) : await bookInBatch(app, row);
  if (booking.state === 'refused') {
    const { reason } = booking;
    if (reason === 'vendor_known' || reason === 'vendor_tombstone') return again(app, 'WIN', win);
    return answerNow(app, win, STATUS_OF_REASON[reason] ?? 'RS_ERROR_UNKNOWN');
  }
  return answerOf(app, 'WIN', win, booking);
}

async function isReferenceStanding(app: AppContext, win: Win): Promise<boolean> {
  const { reference } = win;
  if (reference === undefined) return false;
  const name = { vendor: win.vendor.code, transaction: reference };
  const row = await findTransaction(app.pool, win.merchant.id, name);
  const isStanding = row?.kind === 'BET' && row.state === 'BOOKED' && row.reversed_by === null;
  return isStanding && row.member_id === win.member;
}

async function hasDebt(app: AppContext, win: Win): Promise<boolean> {
  return !win.trial && (await readDebt(app, win.merchant, win.member)) > 0n;
}

async function answerOf(
  app: AppContext,
  kind: 'BET' | 'WIN',
  asked: Bet | Win,
  booking: Exclude<Booking, { readonly state: 'refused' }>,
): Promise<MoveAnswer> {
  if (booking.state === 'known') return again(app, kind, asked);
  const { balance, entry } = booking;
  return { status: 'RS_OK', balance, ...(entry === undefined ? {} : { entry }) };
}

/** The stored answer of a known id; without one, other content was refused under the id. */
async function again(app: AppContext, kind: 'BET' | 'WIN', asked: Bet | Win): Promise<MoveAnswer> {
  return (
    (await findAnswer(app, kind, asked)) ?? answerNow(app, asked, 'RS_ERROR_DUPLICATE_TRANSACTION')
  );
}

async function reportClosedRound(app: AppContext, bet: Bet): Promise<void> {
  await openCase(app, {
    merchant: bet.merchant.id,
    vendor: bet.vendor.code,
    kind: 'CLOSED_ROUND',
    subject: bet.round,
    member: bet.member,
    detail: { transaction: bet.transaction },
  });
}
