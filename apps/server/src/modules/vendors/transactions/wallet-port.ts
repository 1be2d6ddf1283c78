// The wallet as vendors' adapters see it: balance, bet, win. The order of the checks is that of
// games.md 3.4.
import type { AppContext } from '../../../platform/app-context.ts';
import { openCase } from '../records/index.ts';
import { bookAlone, bookInBatch, rowOfBet, rowOfWin, type DecidedBooking } from './book-move.ts';
import { checkBet, STATUS_OF_REASON } from './check-bet.ts';
import type { Bet, MoveAnswer, Win } from './move.ts';
import { bookWithoutMoney } from './book-without-money.ts';
import type { MoveRow } from './move-row.ts';
import { findGrant } from './store/grants.ts';
import { answerAgain, answerNow, findAnswer, refuseForEver } from './stored-answer.ts';

/** Books a bet, or answers why it is refused for ever. */
export async function placeBet(app: AppContext, bet: Bet): Promise<MoveAnswer> {
  const checked = await checkBet(app, bet);
  if (typeof checked === 'string') {
    return (await findAnswer(app, 'BET', bet)) ?? refuseForEver(app, 'BET', bet, checked);
  }
  const row = rowOfBet(app, bet, checked.tokenHash);
  const booking = await bookRow(app, row);
  if (booking.state === 'refused') {
    const { reason } = booking;
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
  const booking = await bookRow(app, rowOfWin(app, win, await rolloverOf(app, win)));
  if (booking.state === 'refused') {
    return answerNow(app, win, STATUS_OF_REASON[booking.reason] ?? 'RS_ERROR_UNKNOWN');
  }
  return answerOf(app, 'WIN', win, booking);
}

/** How often a win of free rounds of the house must be staked; undefined for a vendor's own. */
async function rolloverOf(app: AppContext, win: Win): Promise<number | undefined> {
  if (!win.free || win.reward === undefined) return undefined;
  const grant = await findGrant(app.pool, win.merchant.id, win.reward);
  if (grant === undefined) return undefined;
  const isTheirs = grant.vendor === win.vendor.code && grant.member_id === win.member;
  if (isTheirs) return grant.rollover;
  await openCase(app, {
    merchant: win.merchant.id,
    vendor: win.vendor.code,
    kind: 'FOREIGN_REFERENCE',
    subject: win.transaction,
    member: win.member,
    detail: { reward: win.reward },
  });
  return undefined;
}

async function bookRow(app: AppContext, row: MoveRow): Promise<DecidedBooking> {
  const booking =
    row.entry === undefined ? await bookWithoutMoney(app, row) : await bookInBatch(app, row);
  return booking.state === 'alone' ? bookAlone(app, row) : booking;
}

async function answerOf(
  app: AppContext,
  kind: 'BET' | 'WIN',
  asked: Bet | Win,
  booking: Exclude<DecidedBooking, { readonly state: 'refused' }>,
): Promise<MoveAnswer> {
  if (booking.state === 'known') {
    const { known } = booking;
    return known === undefined ? again(app, kind, asked) : answerAgain(app, kind, asked, known);
  }
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
