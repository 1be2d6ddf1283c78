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
import type { BoughtRow } from './store/monitoring.ts';

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

/**
 * Compares the bets of many draws with what they were paid, including refunds of ties. Bets of the
 * same pick in one draw win together; other bets count as independent. The variance of a bet's
 * payout is bounded from above by its mean and its maximum (Bhatia–Davis), so the number of
 * deviations is underestimated rather than overestimated. Undefined without bets.
 */
export function compareReturn(
  family: Family,
  bought: readonly BoughtRow[],
  paid: bigint,
): Theory | undefined {
  let [low, high, variance, stake] = [0n, 0n, 0n, 0n];
  const worths = new Map<string, Worth | undefined>();
  for (const rows of byPick(bought)) {
    let [mean, most] = [0n, 0n];
    for (const row of rows) {
      const key = `${row.play} ${row.style} ${row.terms}`;
      const worth = worths.has(key) ? worths.get(key) : worthOf(family, row);
      worths.set(key, worth);
      if (worth === undefined) continue;
      stake += row.stake;
      low += row.stake * worth.low;
      high += row.stake * worth.high;
      mean += (row.stake * worth.high) / TRILLION;
      most += mostOf(family, row);
    }
    if (most > mean) variance += mean * (most - mean);
  }
  if (stake === 0n) return undefined;
  const [least, greatest] = [low / TRILLION, high / TRILLION];
  const off = paid > greatest ? paid - greatest : paid < least ? paid - least : 0n;
  const spread = Math.sqrt(Number(variance));
  return {
    low: Number(low / stake / MILLION),
    high: Number(high / stake / MILLION),
    returned: Number((paid * MILLION) / stake),
    deviations: spread === 0 ? 0 : Math.round((Number(off) / spread) * 100) / 100,
  };
}

/** Groups rows by draw, play and pick. */
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
