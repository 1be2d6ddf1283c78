// On what terms the numbers of a bet are sold in a draw, and how many of them one order may cover.
import { refuse, type Refused } from '@fairhouse/calls';
import { isOneNumber, reducedTerms, type Bet, type Terms } from '@fairhouse/rules/lottery';
import { ok, type Result } from '@fairhouse/values';
import type { Lottery } from './catalogue.ts';
import { payOf } from './number-limits.ts';

interface OfBet {
  readonly bet: Bet;
  /** What the play is sold on. */
  readonly terms: Terms;
  readonly issue: string | undefined;
  /** The bet's place in its order, from 1. */
  readonly number: number;
}

/** The terms with what a number of the bet may pay less in this draw (lottery.md 1.9, 2.6). */
export function payableTerms(
  { limits }: Lottery,
  { bet, terms, issue, number }: OfBet,
): Result<Terms, Refused<'bet.number_suspended' | 'bet.number_reduced'>> {
  const pay = payOf(limits, bet, issue);
  if (pay === undefined) return ok(terms);
  const { percent } = pay;
  const told = { bet: number, item: pay.number.item };
  if (percent === 0) return refuse('bet.number_suspended', { params: told, value: told });
  if (terms.style !== 'FIXED' || !isOneNumber(bet)) {
    const more = { ...told, percent };
    return refuse('bet.number_reduced', { params: more, value: more });
  }
  return ok(reducedTerms(terms, percent));
}

/**
 * Covering the field is not sold by several bets of one order either, where bets are on numbers by
 * themselves (lottery.md 2.6); the same picks twice cover no more.
 */
export function spreadProblem(
  { row, plays }: Lottery,
  bets: readonly Bet[],
): Refused<'bet.too_many_notes'> | undefined {
  if (row.prize_mode !== 'SEA') return undefined;
  const notes = new Map<string, number>();
  const seen = new Set<string>();
  for (const [index, { play, pick, notes: own }] of bets.entries()) {
    const key = `${play.code} ${pick}`;
    if (play.items === 'ticket' || seen.has(key)) continue;
    seen.add(key);
    const sum = (notes.get(play.code) ?? 0) + own;
    notes.set(play.code, sum);
    const max = plays.get(play.code)?.maxNotes ?? 0;
    if (max > 0 && sum > max) {
      return { code: 'bet.too_many_notes', params: { bet: index + 1, max } };
    }
  }
  return undefined;
}
