// The terms on which the numbers of a bet are sold in a draw, and how many numbers one order may
// cover.
import { refuse, type Refused } from '@fairhouse/calls';
import { isOneNumber, reducedTerms, type Bet, type Terms } from '@fairhouse/rules/lottery';
import { ok, type Result } from '@fairhouse/values';
import { worstPay, type Lottery } from '../catalogue/index.ts';

interface BetToPrice {
  readonly bet: Bet;
  /** The terms of the play. */
  readonly terms: Terms;
  readonly issue: string | undefined;
  /** The bet's position in its order, from 1. */
  readonly number: number;
}

/**
 * The terms of a bet, reduced if one of its numbers pays less in this draw (lottery.md 1.9, 2.6).
 */
export function payableTerms(
  { limits }: Lottery,
  { bet, terms, issue, number }: BetToPrice,
): Result<Terms, Refused<'bet.number_suspended' | 'bet.number_reduced'>> {
  const pay = worstPay(limits, bet, issue);
  if (pay === undefined) return ok(terms);
  const { percent } = pay;
  const details = { bet: number, item: pay.number.item };
  if (percent === 0) return refuse('bet.number_suspended', { params: details, value: details });
  if (terms.style !== 'FIXED' || !isOneNumber(bet)) {
    const reducedDetails = { ...details, percent };
    return refuse('bet.number_reduced', { params: reducedDetails, value: reducedDetails });
  }
  return ok(reducedTerms(terms, percent));
}

/**
 * Limits how many numbers several bets of one order cover together, where bets are on single
 * numbers (lottery.md 2.6); equal picks count once.
 */
export function coverageProblem(
  { row, plays }: Lottery,
  bets: readonly Bet[],
): Refused<'bet.too_many_notes'> | undefined {
  if (row.prize_mode !== 'SEA') return undefined;
  const notes = new Map<string, number>();
  const seenPicks = new Set<string>();
  for (const [index, { play, pick, notes: own }] of bets.entries()) {
    const key = `${play.code} ${pick}`;
    if (play.items === 'ticket' || seenPicks.has(key)) continue;
    seenPicks.add(key);
    const sum = (notes.get(play.code) ?? 0) + own;
    notes.set(play.code, sum);
    const max = plays.get(play.code)?.maxNotes ?? 0;
    if (max > 0 && sum > max) {
      return { code: 'bet.too_many_notes', params: { bet: index + 1, max } };
    }
  }
  return undefined;
}
