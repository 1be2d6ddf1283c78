// The liability of a bet: per number, for limits and the back office, and in the worst case of the
// whole bet.
import { amount, rate, RATE_ONE, type Amount, type Rate } from '@fairhouse/values';
import { lineText, parseLines } from '../slip/lines.ts';
import { holdsItem, type NumberItem } from '../slip/number-item.ts';
import { maskBits } from '../slip/format-picks.ts';
import type { Counts, Play } from '../plays/play.ts';
import { tiersOfSymbol } from '../plays/tiers-of-symbol.ts';
import type { Bet } from '../slip/slip.ts';
import { costPerNote, prizeUnits, type Terms } from './terms.ts';

/** The part of a bet that counts for one limit per number (lottery.md 2.6, "item stock"). */
export interface ExposureItem {
  /**
   * `Last3Sum:6`, `FixedPlace:4:7` (position from 0, digit), `Last3Straight:136`, or `Last3Com6:*`.
   */
  readonly item: string;
  readonly stake: Amount;
  /** The maximum payout if this item wins. */
  readonly liability: Amount;
}

/**
 * A ticket of up to this many whole numbers is listed number by number; a larger one is a single
 * item.
 */
export const MAX_ITEMS = 100;

interface ExposedBet extends Bet {
  readonly unit: Amount;
  readonly multiple: number;
  readonly terms: Terms;
}

/**
 * The items of a bet. Plays whose symbols win independently have one item per chosen symbol (at
 * most 50); straight and entry plays have one per whole number while there are at most MAX_ITEMS;
 * any other ticket has one item `play:*` with the whole stake and the worst payout. The list is
 * never longer than MAX_ITEMS, or than `most` where a limit covers more numbers.
 */
export function exposureItems(bet: ExposedBet, most = MAX_ITEMS): ExposureItem[] {
  const { play } = bet;
  if (play.items === 'symbols') return symbolItems(bet);
  if (play.items === 'numbers' && !play.form.places && bet.notes <= most) {
    return numberItems(bet);
  }
  return [{ item: `${play.code}:*`, stake: stakeOf(bet, bet.notes), liability: worstPayout(bet) }];
}

/**
 * The share of a bet on one number, for tickets that `exposureItems` lists as a whole: the number's
 * own notes, or the whole bet where its notes consist of several numbers. Undefined where the bet
 * does not contain the number.
 */
export function itemShare(bet: ExposedBet, item: NumberItem): ExposureItem | undefined {
  const { play } = bet;
  if (item.play !== play || !holdsItem(bet.picks, item)) return undefined;
  if (play.items === 'numbers' && !play.form.places) {
    const liability = amount(highestPrize(bet) * BigInt(bet.multiple));
    return { item: item.item, stake: stakeOf(bet, 1), liability };
  }
  return { item: item.item, stake: stakeOf(bet, bet.notes), liability: worstPayout(bet) };
}

/**
 * The maximum payout of a bet in one draw, refunds of ties included; in ZY style at the full
 * factor. Never below the true maximum; above it only for plays on ticked positions and for pairs
 * of properties.
 */
export function worstPayout(bet: ExposedBet): Amount {
  return amount(worstUnits(bet));
}

/** The same before it is known to fit an Amount. */
export function worstUnits(bet: ExposedBet): bigint {
  const { play } = bet;
  const mixtures = play.mixtures?.(bet.picks);
  if (mixtures) return highestMixture(bet, mixtures) * BigInt(bet.multiple);
  const most: Counts = play.tiers.map(() => 0);
  most.push(0);
  play.most?.(bet.picks, most);
  const alone = most.map((_, tier) => [tier]);
  let worst = 0n;
  for (const set of play.together ?? alone) {
    let paid = 0n;
    for (const tier of set) if (most[tier]) paid += prizeOf(bet, tier) * BigInt(most[tier]);
    if (paid > worst) worst = paid;
  }
  return worst * BigInt(bet.multiple);
}

function highestMixture(bet: ExposedBet, mixtures: readonly Readonly<Counts>[]): bigint {
  const prizes = Array.from({ length: bet.play.tiers.length + 1 }, (_, tier) => prizeOf(bet, tier));
  let worst = 0n;
  for (const counts of mixtures) {
    let paid = 0n;
    for (const [tier, prize] of prizes.entries()) {
      const notes = counts[tier] ?? 0;
      if (notes !== 0) paid += prize * BigInt(notes);
    }
    if (paid > worst) worst = paid;
  }
  return worst;
}

function symbolItems(bet: ExposedBet): ExposureItem[] {
  const { play } = bet;
  if (play.form.kind !== 'rows') return [];
  const items: ExposureItem[] = [];
  const several = play.form.rows.length > 1;
  for (const [row, form] of play.form.rows.entries()) {
    for (const symbol of maskBits(bet.picks.rows[row] ?? 0)) {
      const name = `${several ? `${row}:` : ''}${form.symbols[symbol] ?? ''}`;
      const prize = highestPrize(bet, tiersOfSymbol(play, row, symbol));
      items.push({
        item: `${play.code}:${name}`,
        stake: stakeOf(bet, play.symbolNotes?.(row, symbol) ?? 1),
        liability: amount(prize * BigInt(bet.multiple)),
      });
    }
  }
  return items;
}

function numberItems(bet: ExposedBet): ExposureItem[] {
  const [stake, liability] = [stakeOf(bet, 1), amount(highestPrize(bet) * BigInt(bet.multiple))];
  return wholeNumbers(bet).map((number) => ({
    item: `${bet.play.code}:${number}`,
    stake,
    liability,
  }));
}

function wholeNumbers(bet: Bet): string[] {
  const { form } = bet.play;
  if (form.kind === 'lines') {
    return (parseLines(form, bet.picks.lines) ?? []).map((number) => lineText(form, number));
  }
  const rows = form.rows.map(({ symbols }, row) =>
    maskBits(bet.picks.rows[row] ?? 0).map((symbol) => symbols[symbol] ?? ''),
  );
  return form.distinct ? distinctNumbers(rows) : numbersOf(rows);
}

/** Every combination of one symbol per row. */
function numbersOf(rows: readonly (readonly string[])[]): string[] {
  let numbers = [''];
  for (const row of rows) {
    numbers = numbers.flatMap((start) => row.map((symbol) => start + symbol));
  }
  return numbers;
}

/** The combinations in which all symbols differ. */
function distinctNumbers(rows: readonly (readonly string[])[]): string[] {
  let numbers: string[][] = [[]];
  for (const row of rows) {
    numbers = numbers.flatMap((start) =>
      row.filter((symbol) => !start.includes(symbol)).map((symbol) => [...start, symbol]),
    );
  }
  return numbers.map((symbols) => symbols.join(''));
}

function prizeOf(bet: ExposedBet, tier: number): bigint {
  return tier === bet.play.tiers.length
    ? costPerNote(bet.play, bet)
    : prizeUnits(bet.play, tier, bet);
}

/** The prize of the highest-paying of these tiers, by default of all. */
function highestPrize(
  bet: { play: Play; unit: Amount; terms: Terms },
  tiers: Iterable<number> = bet.play.tiers.keys(),
): bigint {
  let most = 0n;
  for (const tier of tiers) {
    const prize = prizeUnits(bet.play, tier, bet);
    if (prize > most) most = prize;
  }
  return most;
}

/** Large enough that rounding does not change a price in its six decimals. */
const PRICED_UNIT = amount(1_000_000_000_000n);

/**
 * The price of a number: its highest prize per unit of money that is staked on it, in parts per
 * million; a number that is drawn several times pays as often. Undefined where a symbol is no note.
 */
export function itemPrice({ play, rows }: NumberItem, terms: Terms): Rate | undefined {
  const bet = { play, unit: PRICED_UNIT, terms };
  if (play.items === 'ticket') return undefined;
  if (play.items === 'numbers') return priceOf(bet, highestPrize(bet), 1);
  const row = rows.findIndex((mask) => mask !== 0);
  const [symbol = 0] = maskBits(rows[row] ?? 0);
  const prize = highestPrize(bet, tiersOfSymbol(play, row, symbol));
  return priceOf(bet, prize, play.symbolNotes?.(row, symbol) ?? 1);
}

function priceOf(
  bet: { play: Play; unit: Amount; terms: Terms },
  prize: bigint,
  notes: number,
): Rate {
  const cost = costPerNote(bet.play, bet) * BigInt(notes);
  return rate(cost === 0n ? 0n : (prize * RATE_ONE + cost / 2n) / cost);
}

function stakeOf(bet: ExposedBet, notes: number): Amount {
  return amount(costPerNote(bet.play, bet) * BigInt(notes) * BigInt(bet.multiple));
}
