// The actual return of bets against their theoretical return.
import {
  inParts,
  readBet,
  readTerms,
  returnToPlayer,
  worstUnits,
  type Family,
} from '@fairhouse/rules/lottery';
import { amount } from '@fairhouse/values';
import type { BoughtRow, ExpectedReturn } from './store/draw-sums.ts';

const MILLION = 1_000_000n;
const TRILLION = MILLION * MILLION;

export interface Theory {
  /**
   * Theoretical return in parts per million of the stakes; the two differ where the tiers of a play
   * return differently.
   */
  readonly low: number;
  readonly high: number;
  /** Actual return, in parts per million. */
  readonly returned: number;
  /** Standard deviations above the high or below the low return; 0 in between. */
  readonly deviations: number;
}

export const NO_RETURN: ExpectedReturn = { compared: 0n, low: 0n, high: 0n, variance: 0n };

/**
 * What the bets of one draw return in theory. Bets of the same pick win together; others count as
 * independent. The variance of a bet's payout is bounded from above by its mean and its maximum
 * (Bhatia–Davis).
 */
export function expectReturn(family: Family, bought: readonly BoughtRow[]): ExpectedReturn {
  let { low, high, variance, compared } = NO_RETURN;
  const worths = new Map<string, Worth | undefined>();
  for (const rows of byPick(bought)) {
    let [mean, most] = [0n, 0n];
    for (const row of rows) {
      const key = `${row.play} ${row.style} ${row.terms}`;
      const worth = worths.has(key) ? worths.get(key) : worthOf(family, row);
      worths.set(key, worth);
      if (worth === undefined) continue;
      compared += row.stake;
      low += row.stake * worth.low;
      high += row.stake * worth.high;
      mean += (row.stake * worth.high) / TRILLION;
      most += mostOf(family, row);
    }
    if (most > mean) variance += mean * (most - mean);
  }
  return { compared, low, high, variance };
}

/**
 * Compares what the bets of draws return in theory with what they were paid, including refunds of
 * ties. As the variance is an upper bound, the number of deviations is underestimated rather than
 * overestimated. Undefined without bets.
 */
export function compareReturn(expected: ExpectedReturn, paid: bigint): Theory | undefined {
  const { low, high, variance, compared } = expected;
  if (compared === 0n) return undefined;
  const [least, greatest] = [low / TRILLION, high / TRILLION];
  const off = paid > greatest ? paid - greatest : paid < least ? paid - least : 0n;
  const spread = Math.sqrt(Number(variance));
  return {
    low: Number(low / compared / MILLION),
    high: Number(high / compared / MILLION),
    returned: Number((paid * MILLION) / compared),
    deviations: spread === 0 ? 0 : Math.round((Number(off) / spread) * 100) / 100,
  };
}

/** Groups rows by play and pick. */
function byPick(bought: readonly BoughtRow[]): Iterable<readonly BoughtRow[]> {
  const groups = new Map<string, BoughtRow[]>();
  for (const row of bought) {
    const key = `${row.play} ${row.pick}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [row]);
    else group.push(row);
  }
  return groups.values();
}

/** Returns per staked unit, in parts per trillion. */
interface Worth {
  readonly low: bigint;
  readonly high: bigint;
}

/** The returns of the tiers that return least and most. */
function worthOf(family: Family, row: BoughtRow): Worth | undefined {
  const play = family.plays.get(row.play);
  const terms = play && readTerms(play, row.style, row.terms);
  if (play === undefined || terms === undefined) return undefined;
  const returns = play.tiers.map((_, tier) => inParts(returnToPlayer(play, tier, terms), TRILLION));
  const [first = 0n] = returns;
  return {
    low: returns.reduce((least, each) => (each < least ? each : least), first),
    high: returns.reduce((most, each) => (each > most ? each : most), first),
  };
}

/** The highest total payout of a row's tickets in their draw, in ten-thousandths. */
function mostOf(family: Family, row: BoughtRow): bigint {
  const bet = readBet(family, row.play, row.pick);
  const terms = bet.ok ? readTerms(bet.value.play, row.style, row.terms) : undefined;
  if (!bet.ok || terms === undefined) return 0n;
  const once = worstUnits({ ...bet.value, unit: amount(row.unit), multiple: 1, terms });
  return once * row.multiple;
}
