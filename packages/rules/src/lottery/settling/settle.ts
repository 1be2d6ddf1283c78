// Settles a bet against a draw (lottery.md 2.8, 4.1).
import { payoutCap, type PayoutCaps } from '../pricing/payout-cap.ts';
import { amount, ZERO, type Amount } from '@fairhouse/values';
import type { Counts, Play, PreparedDraw } from '../plays/play.ts';
import { costPerNote, prizePerNote, zyPercentOf, type Terms } from '../pricing/terms.ts';
import type { Picks } from '../slip/selection.ts';

/** The fields of a bet that determine its payout. */
export interface SettledBet {
  readonly play: Play;
  readonly picks: Picks;
  readonly notes: number;
  readonly unit: Amount;
  readonly multiple: number;
  readonly terms: Terms;
}

export const NO_CAPS: PayoutCaps = { maxPayout: ZERO, narrowPayout: ZERO, narrowShare: 0 };

export interface TierPaid {
  /** The tier's code, or TIE for refunded notes. */
  readonly tier: string;
  readonly notes: number;
  /** At multiple 1. */
  readonly prizePerNote: Amount;
}

export interface Settlement {
  readonly result: 'WIN' | 'LOSE' | 'TIE';
  readonly tiers: readonly TierPaid[];
  readonly winningNotes: number;
  readonly tiedNotes: number;
  /** Prizes after the cap, plus the stake of tied notes. */
  readonly payout: Amount;
  /**
   * The part of the stake that was refunded for tied notes: it earns no turnover and no rebate
   * (lottery.md 0 rule 6).
   */
  readonly refunded: Amount;
  /** The amount withheld by the cap. */
  readonly cappedAmount: Amount;
}

const LOST: Settlement = {
  result: 'LOSE',
  tiers: [],
  winningNotes: 0,
  tiedNotes: 0,
  payout: ZERO,
  refunded: ZERO,
  cappedAmount: ZERO,
};

/** Settles one bet: prizes are rounded down per note, then multiplied, then capped. */
export function settleBet(bet: SettledBet, draw: PreparedDraw, caps = NO_CAPS): Settlement {
  const counts: Counts = bet.play.tiers.map(() => 0);
  counts.push(0);
  return payCounts(bet, draw, caps, countWins(bet, draw, counts) ? counts : undefined);
}

/** Clears and fills the counts of a bet in a draw; returns whether any note won or tied. */
export function countWins(
  bet: { readonly play: Play; readonly picks: Picks },
  draw: PreparedDraw,
  counts: Counts,
): boolean {
  const last = bet.play.tiers.length;
  for (let tier = 0; tier <= last; tier += 1) counts[tier] = 0;
  bet.play.wins(bet.picks, draw.facts, counts);
  for (let tier = 0; tier <= last; tier += 1) if (counts[tier] !== 0) return true;
  return false;
}

/** The settlement of counts; undefined counts are a lost ticket. */
export function payCounts(
  bet: SettledBet,
  draw: PreparedDraw,
  caps: PayoutCaps,
  counts: Counts | undefined,
): Settlement {
  return counts ? payNotes(bet, zyPercentOf(bet.terms, draw), caps, counts) : LOST;
}

/** The settlement of winning or tied notes, at `zyPercent` of full ZY prizes. */
export function payNotes(
  bet: SettledBet,
  zyPercent: bigint,
  caps: PayoutCaps,
  counts: Readonly<Counts>,
): Settlement {
  const { play } = bet;
  const tiers: TierPaid[] = [];
  let [prizes, winningNotes] = [0n, 0];
  for (const [tier, { code }] of play.tiers.entries()) {
    const notes = counts[tier] ?? 0;
    if (notes === 0) continue;
    const prize = prizePerNote(play, tier, bet, zyPercent);
    tiers.push({ tier: code, notes, prizePerNote: prize });
    prizes += prize * BigInt(notes) * BigInt(bet.multiple);
    winningNotes += notes;
  }
  const tiedNotes = counts[play.tiers.length] ?? 0;
  const cost = costPerNote(play, bet);
  if (tiedNotes > 0) tiers.push({ tier: 'TIE', notes: tiedNotes, prizePerNote: amount(cost) });
  const refunded = cost * BigInt(tiedNotes) * BigInt(bet.multiple);
  const cap = payoutCap(bet, caps);
  const paid = cap > 0n && prizes > cap ? cap : prizes;
  return {
    result: winningNotes > 0 ? 'WIN' : 'TIE',
    tiers,
    winningNotes,
    tiedNotes,
    payout: amount(paid + refunded),
    refunded: amount(refunded),
    cappedAmount: amount(prizes - paid),
  };
}
