// The wallet as vendors' adapters see it: balance, bet, win. The order of the checks is that of
// games.md 3.4.
import { parseAmount, UNITS_PER_ONE } from '@fairhouse/values';
import type { AppContext } from '../../../platform/app-context.ts';
import { openCase } from '../records/index.ts';
import {
  bookAlone,
  bookInBatch,
  rowOfBet,
  rowOfWin,
  type BonusTerms,
  type DecidedBooking,
} from './book-move.ts';
import { creditJackpot } from './credit-jackpot.ts';
import { checkBet, STATUS_OF_REASON } from './check-bet.ts';
import type { Bet, MoveAnswer, Win } from './move.ts';
import { bookWithoutMoney } from './book-without-money.ts';
import type { MoveRow } from './move-row.ts';
import { findTransaction } from './store/answers.ts';
import { findGrant, type GrantRow } from './store/grants.ts';
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
  const answer = await answerOf(app, 'BET', bet, booking);
  const isJackpotRound = booking.state === 'booked' && row.jackpot !== undefined;
  return isJackpotRound ? { ...answer, isJackpotRound } : answer;
}

/** Books a win. One whose bet is unknown is refused and may come again. */
export async function creditWin(app: AppContext, win: Win): Promise<MoveAnswer> {
  if (win.currency !== win.merchant.currency) {
    return (await findAnswer(app, 'WIN', win)) ?? answerNow(app, win, 'RS_ERROR_WRONG_CURRENCY');
  }
  const { jackpot } = win;
  if (jackpot !== undefined) return creditJackpot(app, { ...win, jackpot });
  const payer = await payerOf(app, win);
  if (payer === 'nobody') {
    return (
      (await findAnswer(app, 'WIN', win)) ??
      answerNow(app, win, 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST')
    );
  }
  const bonus = payer === 'vendor' ? undefined : payer;
  const booking = await bookRow(app, rowOfWin(app, win, bonus));
  if (booking.state === 'refused') {
    if (bonus !== undefined) await openForeignCase(app, win);
    return answerNow(app, win, STATUS_OF_REASON[booking.reason] ?? 'RS_ERROR_UNKNOWN');
  }
  return answerOf(app, 'WIN', win, booking);
}

/** The house pays what a round of its own grant won, on terms. */
type Payer = 'vendor' | 'nobody' | BonusTerms;

/**
 * Who pays a win. The house believes no vendor that names a grant: it pays for a free bet of the
 * grant that it has booked itself, or in a dialect without such bets what the grant can have won at
 * most, once. A win that names another's grant is the vendor's to pay.
 */
async function payerOf(app: AppContext, win: Win): Promise<Payer> {
  if (!win.free || win.reward === undefined) return 'vendor';
  const grant = await findGrant(app.pool, win.merchant.id, win.reward);
  if (grant === undefined) return 'vendor';
  const isTheirs = grant.vendor === win.vendor.code && grant.member_id === win.member;
  const { isOfWholeGrant = false } = win;
  if (isTheirs && (isOfWholeGrant || (await hasFreeBet(app, win)))) {
    return { rollover: grant.rollover, mostWon: mostWonBy(win, grant), isOfWholeGrant };
  }
  await openForeignCase(app, win);
  return isTheirs || isOfWholeGrant ? 'nobody' : 'vendor';
}

async function openForeignCase(app: AppContext, win: Win): Promise<void> {
  await openCase(app, {
    merchant: win.merchant.id,
    vendor: win.vendor.code,
    kind: 'FOREIGN_REFERENCE',
    subject: win.transaction,
    member: win.member,
    detail: {
      reward: win.reward,
      ...(win.reference === undefined ? {} : { reference: win.reference }),
    },
  });
}

/** What a round of the grant can win at most, by what its game states as its greatest win. */
function mostWonBy({ vendor, gameCode }: Win, { value }: GrantRow): bigint | undefined {
  const greatest = vendor.games.get(gameCode)?.listed.max_multiplier;
  const multiplier = greatest === undefined ? undefined : parseAmount(greatest);
  return multiplier === undefined ? undefined : (value * multiplier) / UNITS_PER_ONE;
}

/** Whether a win names a free bet of its member that counts in its grant. */
async function hasFreeBet(app: AppContext, win: Win): Promise<boolean> {
  if (win.reference === undefined) return false;
  const name = { vendor: win.vendor.code, transaction: win.reference };
  const bet = await findTransaction(app.pool, win.merchant.id, name);
  return (
    bet?.kind === 'BET' &&
    bet.state === 'BOOKED' &&
    bet.reversed_by === null &&
    bet.member_id === win.member &&
    bet.reward_id === win.reward
  );
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
