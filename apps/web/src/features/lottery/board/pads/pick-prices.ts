// What picks pay and cost before they are pressed, computed with the server's own functions.
import {
  costPerNote,
  payoutCap,
  prizeUnits,
  type PayoutCaps,
  type Play,
  type Terms,
} from '@fairhouse/rules/lottery';
import { AMOUNT_MAX, RATE_ONE, type Amount, type Day, type Rate } from '@fairhouse/values';
import { termsOf, type RequestedTerms } from '../price-draft.ts';
import type { SoldPlay } from '../play-menu.ts';

/** The price of a winning note of one tier. */
export interface TierPrice {
  /** The code of the tier. */
  readonly code: string;
  /** Decimal odds per unit; undefined for plays paid by prize group. */
  readonly odds: Rate | undefined;
  /** The payout at the current unit and multiple; undefined without a stake that can be placed. */
  readonly prize: Amount | undefined;
}

/** Tiers that pay alike. */
export interface PriceGroup extends Omit<TierPrice, 'code'> {
  readonly tiers: readonly string[];
}

/** The cost of a note that is not one unit. */
export interface NoteCost {
  /** How many prizes a note plays on, each for a unit; 1 where a unit is discounted or raised. */
  readonly prizes: number;
  /** What a note is; a pair is staked on both of its numbers. */
  readonly per: 'number' | 'set' | 'pair';
  readonly unit: Amount | undefined;
  readonly cost: Amount | undefined;
}

export interface PlayPrices {
  readonly style: Terms['style'];
  /** The prices of each row's symbols, where symbols are notes that pay by themselves. */
  readonly symbols: readonly (readonly (readonly TierPrice[])[])[] | undefined;
  /** The prices named above the pad, highest first. */
  readonly head: readonly PriceGroup[];
  /** The stake that wins a prize: a unit, or what it costs, times the multiple. */
  readonly stake: Amount | undefined;
  /** Whether a winning note also returns its cost. */
  readonly returnsCost: boolean;
  readonly cost: NoteCost | undefined;
  /** What a ticket of one note is paid at most, where a prize is higher. */
  readonly cap: Amount | undefined;
}

/** The prices of a play at the current controls; undefined while its odds are unknown. */
export function pickPrices(
  play: Play,
  sold: SoldPlay,
  asked: RequestedTerms,
  caps?: PayoutCaps,
): PlayPrices | undefined {
  const terms = termsOf(play, sold, asked);
  if (terms === undefined) return undefined;
  const { unit } = asked;
  const multiple = BigInt(asked.multiple);
  const tiers = play.tiers.map(({ code }, tier): TierPrice => {
    const odds = terms.style === 'FIXED' ? terms.odds[tier] : undefined;
    return { code, odds, prize: sumOf(prizeUnits(play, tier, { unit, terms }) * multiple) };
  });
  const reached = symbolTiers(play, sold.day);
  const symbols = reached && isPriceOfSymbols(reached, terms.style) ? reached : undefined;
  const cost = noteCost(play, terms, asked);
  const cap = caps === undefined ? 0n : payoutCap({ play, notes: 1 }, caps);
  const isCapped = cap > 0n && tiers.some(({ prize = 0n }) => prize > cap);
  const headed = symbols === undefined ? tiers.keys() : severalOf(symbols);
  return {
    style: terms.style,
    symbols: symbols?.map((row) => row.map((own) => pricesAt(tiers, own))),
    head: groupPrices(pricesAt(tiers, [...headed])),
    stake: cost?.prizes === 1 ? cost.cost : sumOf(unit * multiple),
    returnsCost: play.returnsCost === true,
    cost,
    cap: isCapped ? sumOf(cap) : undefined,
  };
}

function pricesAt(prices: readonly TierPrice[], tiers: readonly number[]): TierPrice[] {
  return tiers.flatMap((tier) => prices[tier] ?? []);
}

/** For each row's symbols the tiers that pay them; undefined where a symbol is not a note. */
function symbolTiers(
  play: Play,
  day: Day | undefined,
): readonly (readonly number[][])[] | undefined {
  const { form } = play;
  if (form.kind !== 'rows' || play.items !== 'symbols') return undefined;
  return form.rows.map(({ symbols }, row) =>
    symbols.map((_, symbol) => tiersOfSymbol(play, day, row, symbol)),
  );
}

function tiersOfSymbol(play: Play, day: Day | undefined, row: number, symbol: number): number[] {
  const ofYear = day === undefined ? undefined : play.tierOn?.(row, symbol, day);
  const single = play.symbolTier?.(row, symbol) ?? (play.tiers.length === 1 ? 0 : ofYear);
  if (single !== undefined) return [single];
  const rows = play.form.kind === 'rows' ? play.form.rows.length : 0;
  const masks = Array.from({ length: rows }, (_, at) => (at === row ? 1 << symbol : 0));
  const picks = { rows: masks, places: 0, lines: '' };
  const most = play.tiers.map(() => 0);
  if (play.mixtures === undefined) play.most?.(picks, most);
  const cases = play.mixtures?.(picks) ?? [most];
  return [...play.tiers.keys()].filter((tier) => cases.some((counts) => (counts[tier] ?? 0) > 0));
}

/**
 * Symbols that all pay by the same tiers do not repeat these; but single odds are on every symbol,
 * where players look for them.
 */
function isPriceOfSymbols(
  reached: readonly (readonly number[][])[],
  style: Terms['style'],
): boolean {
  const sets = new Set(reached.flat().map((tiers) => tiers.join()));
  return sets.size > 1 || (style === 'FIXED' && reached.flat()[0]?.length === 1);
}

/** The tiers of symbols that pay by several, which therefore need names. */
function severalOf(reached: readonly (readonly number[][])[]): number[] {
  const several = reached.flat().filter((tiers) => tiers.length > 1);
  return [...new Set(several.flat())].toSorted((left, right) => left - right);
}

function groupPrices(tiers: readonly TierPrice[]): PriceGroup[] {
  const groups = new Map<string, PriceGroup>();
  for (const { code, odds, prize } of tiers) {
    const key = `${String(odds)} ${String(prize)}`;
    const known = groups.get(key);
    groups.set(key, { odds, prize, tiers: [...(known?.tiers ?? []), code] });
  }
  const rank = ({ odds, prize }: PriceGroup) => odds ?? prize ?? 0n;
  return [...groups.values()].toSorted((left, right) => (rank(left) < rank(right) ? 1 : -1));
}

function noteCost(play: Play, terms: Terms, asked: RequestedTerms): NoteCost | undefined {
  const { unit } = asked;
  const multiple = BigInt(asked.multiple);
  const units = play.stakeUnits ?? 1;
  const share = terms.style === 'FIXED' ? (terms.cost ?? RATE_ONE) : RATE_ONE;
  if (units === 1 && share === RATE_ONE) return undefined;
  const isSet = play.form.kind === 'lines' && (play.form.least ?? 1) > 1;
  const per = play.menu === 'Da' ? 'pair' : isSet ? 'set' : 'number';
  return {
    prizes: per === 'pair' ? units / 2 : units,
    per,
    unit: sumOf(unit * multiple),
    cost: sumOf(costPerNote(play, { unit, terms }) * multiple),
  };
}

/** Without a stake, and beyond any amount that a bet can have, there is nothing to say. */
function sumOf(units: bigint): Amount | undefined {
  return units > 0n && units <= AMOUNT_MAX ? (units as Amount) : undefined;
}
