// The one definition of stake, payout, rebate, result and turnover: the member's pages, the
// requirements before a withdrawal, the console and the reports all use it.
import { delta, type Delta } from '@fairhouse/values';
import type { Code } from './accounts.ts';

/**
 * What one code moved between a player's side and the outside (the house, the bank), signed as the
 * player sees it: above zero is what the player received. A player's side are all its accounts: the
 * spendable money, the money set aside for withdrawals and chases, and the debt. Movements between
 * two of them change none of the figures.
 */
export interface PlayLine {
  readonly code: string;
  readonly change: bigint;
}

/**
 * Figures over some lines, by the time at which they were booked (agency.md 3.1): `stake` is what
 * was bet less what was given back, `payout` and `rebate` (of own bets, and of the bets of the line
 * below) are less what was taken back again, and
 * `net` is payout + rebate + activity - stake. A chase stakes when a bet of it is placed. A fee is
 * in none of them (decision 0035).
 */
export interface PlayFigures {
  readonly stake: Delta;
  readonly payout: Delta;
  readonly rebate: Delta;
  readonly activity: Delta;
  readonly deposits: Delta;
  readonly withdrawals: Delta;
  readonly net: Delta;
}

type Figure = 'stake' | 'payout' | 'rebate' | 'deposits' | 'withdrawals';

/** The figure that a code belongs to, and the sign with which a player's change counts there. */
const FIGURES: Readonly<Partial<Record<Code, readonly [Figure, 1n | -1n]>>> = {
  stake: ['stake', -1n],
  // Crosses to the house only in chases from before decision 0056, which held their money in a
  // house account.
  stake_hold: ['stake', -1n],
  stake_refund: ['stake', -1n],
  refund_reversal: ['stake', -1n],
  payout: ['payout', 1n],
  payout_reversal: ['payout', 1n],
  rebate: ['rebate', 1n],
  rebate_reversal: ['rebate', 1n],
  commission: ['rebate', 1n],
  commission_reversal: ['rebate', 1n],
  category_rebate: ['rebate', 1n],
  category_rebate_reversal: ['rebate', 1n],
  vendor_bet: ['stake', -1n],
  vendor_win: ['payout', 1n],
  // Paid by the house, which granted the rounds.
  vendor_free_win: ['payout', 1n],
  // A rolled-back bet with wins gives back its stake less those wins.
  vendor_rollback: ['stake', -1n],
  vendor_win_reversal: ['payout', 1n],
  deposit: ['deposits', 1n],
  withdrawal_paid: ['withdrawals', -1n],
};

/** The codes that a figure is the sum of. */
export function codesOfFigure(figure: Figure): readonly Code[] {
  return (Object.keys(FIGURES) as Code[]).filter((code) => FIGURES[code]?.[0] === figure);
}

/**
 * The codes that move stakes of lotteries: their sum, less than zero for a bet, is the turnover.
 * What of a stake at a vendor counts is known when its round is closed.
 */
export const STAKE_CODES: readonly Code[] = codesOfFigure('stake').filter(
  (code) => code !== 'vendor_bet' && code !== 'vendor_rollback',
);

/** The codes of a bet: each is one of a member's bets. */
export const BET_CODES: readonly Code[] = ['stake', 'vendor_bet'];

/** The codes of stakes and payouts at vendors, whose other side is the vendor's account. */
export const VENDOR_PLAY_CODES: readonly Code[] = [
  'vendor_bet',
  'vendor_win',
  'vendor_rollback',
  'vendor_win_reversal',
];

/** Play at vendors and its rebates; their reference is a round or a day, and no draw. */
const VENDOR_CODES: readonly Code[] = [
  'category_rebate',
  'category_rebate_reversal',
  'vendor_free_win',
  ...VENDOR_PLAY_CODES,
];

/** The codes of stakes, payouts and rebates that are of a draw. */
export const PLAY_CODES: readonly Code[] = (Object.keys(FIGURES) as Code[]).filter(
  (code) =>
    ['stake', 'payout', 'rebate'].includes(FIGURES[code]?.[0] ?? '') &&
    !VENDOR_CODES.includes(code),
);

/** The figures over all the given lines; a code without a figure is ignored. */
export function sumFigures(lines: readonly PlayLine[]): PlayFigures {
  const totals = { stake: 0n, payout: 0n, rebate: 0n, deposits: 0n, withdrawals: 0n };
  for (const { code, change } of lines) {
    const figure = Object.hasOwn(FIGURES, code) ? FIGURES[code as Code] : undefined;
    if (figure !== undefined) totals[figure[0]] += change * figure[1];
  }
  return {
    stake: delta(totals.stake),
    payout: delta(totals.payout),
    rebate: delta(totals.rebate),
    activity: delta(0n),
    deposits: delta(totals.deposits),
    withdrawals: delta(totals.withdrawals),
    net: delta(totals.payout + totals.rebate - totals.stake),
  };
}
