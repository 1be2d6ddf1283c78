// Which movements a figure of the dashboard is made of, and what each adds to it; pure functions.
import type { MONEY_FIGURES } from '@fairhouse/calls/operator';
import type { CrossingLine, CrossingQuery } from '@fairhouse/ledger';
import { delta, type Delta } from '@fairhouse/values';
import type { Code } from '../../../accounts.ts';
import { codesOfFigure, PLAY_CODES, sumFigures, VENDOR_PLAY_CODES } from '../../../play-figures.ts';

export type MoneyFigure = (typeof MONEY_FIGURES)[number];

/** The lottery or the vendor whose play is asked for; of both, there is none. */
interface Played {
  readonly gameCode: string | undefined;
  readonly vendor: string | undefined;
}

const CODES: Readonly<Record<MoneyFigure, readonly Code[]>> = {
  deposits: ['deposit'],
  withdrawals: ['withdrawal_paid'],
  stakes: codesOfFigure('stake'),
  payouts: codesOfFigure('payout'),
  rebates: codesOfFigure('rebate'),
  result: [...codesOfFigure('stake'), ...codesOfFigure('payout'), ...codesOfFigure('rebate')],
};

/**
 * Deposits and withdrawals cross between a player and the bank, all others between a player and the
 * house. A deposit with a fee is one entry of two legs, and one line. The house's own chase account
 * held stakes that were not placed yet (decision 0056).
 */
export function crossingsOf(
  figure: MoneyFigure,
  { gameCode, vendor }: Played,
): Pick<CrossingQuery, 'codes' | 'within' | 'without' | 'references' | 'perEntry'> {
  const isOfBoth = gameCode !== undefined && vendor !== undefined;
  const isOf = (codes: readonly Code[]) =>
    isOfBoth ? [] : CODES[figure].filter((code) => codes.includes(code));
  if (figure === 'deposits' || figure === 'withdrawals') {
    const isOfPlay = gameCode !== undefined || vendor !== undefined;
    return { codes: isOfPlay ? [] : CODES[figure], within: 'world', perEntry: true };
  }
  if (vendor !== undefined) {
    return { codes: isOf(VENDOR_PLAY_CODES), within: `house:vendor:${vendor}` };
  }
  const house = { within: 'house', without: 'house:chase' };
  if (gameCode === undefined) return { ...house, codes: CODES[figure] };
  const references = { begins: `${gameCode}-`, whole: `chase ${gameCode}` };
  return { ...house, codes: isOf(PLAY_CODES), references };
}

/** What a movement adds to a figure; below zero for what it takes back. */
export function countedOf(figure: MoneyFigure, line: CrossingLine): Delta {
  const { code, amount, inward, whole } = line;
  if (figure === 'deposits' || figure === 'withdrawals') return delta(whole);
  const sums = sumFigures([{ code, change: inward ? -amount : amount }]);
  switch (figure) {
    case 'stakes':
      return sums.stake;
    case 'payouts':
      return sums.payout;
    case 'rebates':
      return sums.rebate;
    case 'result':
      return delta(-sums.net);
  }
}
