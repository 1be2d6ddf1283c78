// What bets returned, against what their terms return by theory.
import {
  inParts,
  readBet,
  readTerms,
  returnToPlayer,
  worstUnits,
  type Family,
} from '@fairhouse/rules/lottery';
import { amount } from '@fairhouse/values';
import type { BoughtRow } from '../store/desk.ts';

const MILLION = 1_000_000n;

export interface Theory {
  /** Parts per million of the stakes; they differ where a play's tiers return differently. */
  readonly low: number;
  readonly high: number;
  /** Standard deviations above the high or below the low return; 0 between them. */
  readonly deviations: number;
}

/**
 * Theory of the bets of many draws beside what they were paid, refunds of ties included. Bets of the
 * same pick in one draw win together; other bets count as independent. How far a bet's payout
 * spreads is bounded from above by its mean and the most that it can pay (Bhatia–Davis), so that
 * the deviations are rather too few than too many. Undefined without bets.
 */
export function compareReturn(
  family: Family,
  bought: readonly BoughtRow[],
  paid: bigint,
): Theory | undefined {
  let [low, high, variance, stake] = [0, 0, 0, 0];
  const worths = new Map<string, Worth | undefined>();
  for (const rows of byPick(bought)) {
    let [mean, most] = [0, 0];
    for (const row of rows) {
      const key = `${row.play} ${row.style} ${row.terms}`;
      const worth = worths.has(key) ? worths.get(key) : worthOf(family, row);
      worths.set(key, worth);
      if (worth === undefined) continue;
      const staked = Number(row.stake);
      stake += staked;
      low += staked * worth.low;
      high += staked * worth.high;
      mean += staked * worth.high;
      most += mostOf(family, row);
    }
    variance += mean * Math.max(0, most - mean);
  }
  if (stake === 0) return undefined;
  const off = Number(paid) > high ? Number(paid) - high : Math.min(0, Number(paid) - low);
  return {
    low: Math.floor((low / stake) * 1e6),
    high: Math.floor((high / stake) * 1e6),
    deviations: variance === 0 ? 0 : Math.round((off / Math.sqrt(variance)) * 100) / 100,
  };
}

/** Rows of one draw, play and pick together. */
function byPick(bought: readonly BoughtRow[]): Iterable<readonly BoughtRow[]> {
  const groups = new Map<string, BoughtRow[]>();
  for (const row of bought) {
    const key = `${row.draw_id} ${row.play} ${row.pick}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [row]);
    else group.push(row);
  }
  return groups.values();
}

interface Worth {
  readonly low: number;
  readonly high: number;
}

/** What a unit staked returns, by the tier that returns least and the one that returns most. */
function worthOf(family: Family, row: BoughtRow): Worth | undefined {
  const play = family.plays.get(row.play);
  const terms = play && readTerms(play, row.style, row.terms);
  if (play === undefined || terms === undefined) return undefined;
  const returns = play.tiers.map(
    (_, tier) => Number(inParts(returnToPlayer(play, tier, terms), MILLION * MILLION)) / 1e12,
  );
  return { low: Math.min(...returns), high: Math.max(...returns) };
}

/** The most that a row's tickets can be paid in their draw, in ten-thousandths. */
function mostOf(family: Family, row: BoughtRow): number {
  const bet = readBet(family, row.play, row.pick);
  const terms = bet.ok ? readTerms(bet.value.play, row.style, row.terms) : undefined;
  if (!bet.ok || terms === undefined) return 0;
  const once = worstUnits({ ...bet.value, unit: amount(row.unit), multiple: 1, terms });
  return Number(once) * Number(row.multiple);
}
