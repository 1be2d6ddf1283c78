// BB, bolak-balik: a number that wins in every order, with the highest prize in its own (lottery.md
// 1.10, 6.9).
import { parseRate } from '@fairhouse/values';
import { fraction } from '../fraction.ts';
import { countHits, countLines, hasLine, parseLines } from '../slip/lines.ts';
import { permutationsOf, sortedDigits } from '../slip/permutations.ts';
import type { Counts, Play, Tier } from '../plays/play.ts';
import type { LinesForm } from '../slip/selection.ts';
import type { TogelFacts } from './facts.ts';

/** The possible numbers of orders of the digits, by length, excluding numbers of equal digits. */
const ORDERS: Readonly<Record<number, readonly number[]>> = {
  2: [2],
  3: [6, 3],
  4: [24, 12, 6, 4],
};

/**
 * Notes are numbers. A number of n orders has a tier for its own order (`EXACT24`) and one for the
 * others (`PERMUTED24`), so that each kind of number has its own chances.
 */
export function bolakBalik(length: 2 | 3 | 4, exact: string, permuted: string): Play<TogelFacts> {
  const form: LinesForm = { kind: 'lines', length, sorted: false, unequal: true };
  const classes = ORDERS[length] ?? [];
  const classOf = (number: number) => classes.indexOf(permutationsOf(number, length));
  const combinations = 10 ** length - 10;
  return {
    code: `${length}D_BB`,
    menu: 'BB',
    form,
    tiers: classes.flatMap((orders) => [
      tierOf(`EXACT${orders}`, 1, length, exact),
      tierOf(`PERMUTED${orders}`, orders - 1, length, permuted),
    ]),
    ways: classes.map((_, at) => [2 * at, 2 * at + 1]),
    styles: ['FIXED'],
    combinations,
    notesHint: Math.trunc(combinations * 0.7),
    items: 'numbers',
    notes: ({ lines }) => countLines(form, lines),
    wins({ lines }, { tails }, counts) {
      const tail = tails[length];
      const drawn = tail?.exact[0] ?? 0;
      const hits = tail ? countHits(lines, length, tail.permuted) : 0;
      const isExact = hasLine(lines, length, drawn);
      if (!isExact && hits === 0) return;
      const tier = 2 * classOf(drawn);
      if (isExact) counts[tier] = (counts[tier] ?? 0) + 1;
      counts[tier + 1] = (counts[tier + 1] ?? 0) + hits;
    },
    mixtures: ({ lines }) => mixturesOf(parseLines(form, lines) ?? [], length, classes),
  };
}

function tierOf(code: string, orders: number, length: number, odds: string): Tier {
  const fixedOdds = parseRate(odds);
  const tier = { code, chance: fraction(orders, 10 ** length) };
  return fixedOdds === undefined ? tier : { ...tier, fixedOdds };
}

/**
 * Of chosen numbers with the same digits one is drawn and the others are permuted; or, while at
 * least one order is not chosen, all are permuted.
 */
function mixturesOf(
  numbers: readonly number[],
  length: number,
  classes: readonly number[],
): Counts[] {
  const sizes = new Map<number, number>();
  for (const number of numbers) {
    const key = sortedDigits(number, length);
    sizes.set(key, (sizes.get(key) ?? 0) + 1);
  }
  const mixtures = new Map<string, Counts>();
  for (const [key, chosen] of sizes) {
    const orders = permutationsOf(key, length);
    const tier = 2 * classes.indexOf(orders);
    for (const exact of chosen < orders ? [0, 1] : [1]) {
      const counts: Counts = new Array<number>(2 * classes.length + 1).fill(0);
      counts[tier] = exact;
      counts[tier + 1] = chosen - exact;
      mixtures.set(counts.join(), counts);
    }
  }
  return [...mixtures.values()];
}
