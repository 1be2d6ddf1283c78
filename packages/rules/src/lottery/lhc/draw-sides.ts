// Plays on all seven balls together: their sum, their colours and their number of signs (lottery.md
// 1.7, 6.6).
import { lazy } from '../lazy.ts';
import { choose } from '../count.ts';
import { symbolPlay, TIED } from '../plays/symbol-play.ts';
import { ALL_BALLS, BALL_COLOURS, COLOURS } from './balls.ts';
import { winningColour, type LhcFacts } from './facts.ts';

/**
 * 总和: 175 and more is big. The outcomes are big and odd, big and even, small and odd, small and
 * even.
 */
export const TOTAL_BSOE = lazy(() =>
  symbolPlay<LhcFacts, string>({
    code: 'TotalBSOE',
    menu: 'Total',
    symbols: ['B', 'S', 'O', 'E'],
    odds: '1.96',
    styles: ['FIXED'],
    space: waysByTotal().map((value, at) => ({
      value: ['BO', 'BE', 'SO', 'SE'][at] ?? '',
      weight: value,
    })),
    at: ({ total }) => totalIndex(total),
    pays: (symbol, value) => (value.includes(symbol) ? symbol : undefined),
  }),
);

/** 7 色波; a draw (和) refunds bets on a colour. About 95 % of the fair odds. */
export const SEVEN_COLOUR = lazy(() =>
  symbolPlay<LhcFacts, string>({
    code: 'SevenColour',
    menu: 'Colour',
    symbols: [...COLOURS, 'H'],
    odds: { RED: '2.65', BLUE: '3.03', GREEN: '3.03', H: '32' },
    styles: ['FIXED'],
    space: sevenColourWays().map((weight, at) => ({ value: COLOURS[at] ?? 'H', weight })),
    at: ({ sevenColour }) => sevenColour,
    pays: (symbol, value) => (symbol === value ? symbol : value === 'H' ? TIED : undefined),
  }),
);

/** The counts of signs that each symbol covers. */
const SIGN_COUNTS: Readonly<Record<string, readonly number[]>> = {
  '2-4': [2, 3, 4],
  '5': [5],
  '6': [6],
  '7': [7],
  O: [3, 5, 7],
  E: [2, 4, 6],
};

/** 总肖: the number of different signs of the seven balls. About 95 % of the fair odds. */
export const TOTAL_ZODIAC = lazy(() =>
  symbolPlay<LhcFacts, number>({
    code: 'TotalZodiac',
    menu: 'Total',
    symbols: ['2-4', '5', '6', '7', 'O', 'E'],
    odds: { '2-4': '15.6', '5': '3.1', '6': '2.06', '7': '5.5', O: '1.98', E: '1.86' },
    styles: ['FIXED'],
    space: [2, 3, 4, 5, 6, 7].map((value) => ({ value, weight: waysBySigns(value) })),
    at: ({ signCount }) => signCount - 2,
    pays: (symbol, value) => (SIGN_COUNTS[symbol]?.includes(value) ? symbol : undefined),
  }),
);

function totalIndex(total: number): number {
  return (total >= 175 ? 0 : 2) + (total % 2 === 1 ? 0 : 1);
}

/**
 * The number of ways to draw seven balls for each outcome of their sum, by dynamic programming over
 * the balls.
 */
function waysByTotal(): bigint[] {
  const ways = Array.from({ length: 8 }, () => new Array<number>(323).fill(0));
  ways[0] = [1, ...new Array<number>(322).fill(0)];
  for (const ball of ALL_BALLS) {
    for (let count = 7; count > 0; count -= 1) {
      const [to = [], from = []] = [ways[count], ways[count - 1]];
      for (let total = 322; total >= ball; total -= 1) {
        to[total] = (to[total] ?? 0) + (from[total - ball] ?? 0);
      }
    }
  }
  const outcomes = [0n, 0n, 0n, 0n];
  for (const [total, each] of (ways[7] ?? []).entries()) {
    const at = totalIndex(total);
    outcomes[at] = (outcomes[at] ?? 0n) + BigInt(each);
  }
  return outcomes;
}

/**
 * The number of ways to draw six balls and a special for each winner of 7 色波: red, blue, green,
 * none.
 */
function sevenColourWays(): bigint[] {
  const balls = [0, 1, 2].map((colour) =>
    ALL_BALLS.filter((ball) => BALL_COLOURS[ball] === colour),
  );
  const ways = [0n, 0n, 0n, 0n];
  for (let red = 0; red <= 6; red += 1) {
    for (let blue = 0; red + blue <= 6; blue += 1) {
      const taken = [red, blue, 6 - red - blue];
      const normals = balls.flatMap((each, colour) => each.slice(0, taken[colour]));
      const base = balls.reduce((all, each, at) => all * choose(each.length, taken[at] ?? 0), 1);
      for (const [colour, each] of balls.entries()) {
        const won = winningColour(normals, each[each.length - 1] ?? 0);
        ways[won] = (ways[won] ?? 0n) + BigInt(base * (each.length - (taken[colour] ?? 0)));
      }
    }
  }
  return ways;
}

/**
 * The number of ways to draw seven balls of `count` signs: one sign has five balls, eleven have
 * four.
 */
function waysBySigns(count: number): bigint {
  const fours = new Array<number>(count - 1).fill(4);
  const withYear = choose(11, count - 1) * drawsFrom([5, ...fours]);
  return BigInt(withYear + choose(11, count) * drawsFrom([4, ...fours]));
}

/** The number of ways to draw seven balls from signs of these sizes, at least one of each. */
function drawsFrom(sizes: readonly number[]): number {
  let ways = [1, 0, 0, 0, 0, 0, 0, 0];
  for (const size of sizes) {
    ways = ways.map((_, drawn) => {
      let sum = 0;
      for (let from = 1; from <= Math.min(size, drawn); from += 1) {
        sum += (ways[drawn - from] ?? 0) * choose(size, from);
      }
      return sum;
    });
  }
  return ways[7] ?? 0;
}
