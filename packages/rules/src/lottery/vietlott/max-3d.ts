// Max 3D (lottery.md 1.8): twenty numbers of three digits in four prizes.
import { defineFamily } from '../family.ts';
import { numberPlay, type DrawnRank } from '../plays/number-play.ts';
import { sortedDigits } from '../slip/permutations.ts';

type Rank = 'SPECIAL' | 'FIRST' | 'SECOND' | 'THIRD';

/** The prizes in printed order with their count and the odds of a ticket of 10,000 đồng. */
const RANKS: readonly (readonly [rank: Rank, count: number, odds: string])[] = [
  ['SPECIAL', 2, '100'],
  ['FIRST', 4, '35'],
  ['SECOND', 6, '21'],
  ['THIRD', 8, '10'],
];

interface RankNumbers {
  readonly numbers: readonly number[];
  /** With sorted digits. */
  readonly sorted: readonly number[];
}

interface Max3DFacts {
  readonly ranks: Readonly<Record<Rank, RankNumbers>>;
  readonly all: readonly number[];
}

function prepareMax3D(result: string): Max3DFacts | undefined {
  if (!/^\d{3}(?: \d{3}){19}$/.test(result)) return undefined;
  const all = result.split(' ').map(Number);
  let from = 0;
  const ranks = RANKS.map(([rank, count]): [Rank, RankNumbers] => {
    from += count;
    const numbers = all.slice(from - count, from);
    return [rank, { numbers, sorted: numbers.map((number) => sortedDigits(number, 3)) }];
  });
  return { ranks: Object.fromEntries(ranks) as Record<Rank, RankNumbers>, all };
}

const ranksBy = (kind: keyof RankNumbers): DrawnRank<Max3DFacts>[] =>
  RANKS.map(([code, count, odds]) => ({
    code,
    count,
    odds,
    drawn: ({ ranks }) => ranks[code][kind],
  }));

/**
 * A ticket of the published prizes (54.6 % return), in order or with every order as a note; one of
 * the two special numbers, and any of the twenty, at 90 %.
 */
export const MAX_3D = defineFamily<Max3DFacts>({
  code: 'MAX3D',
  drawFormat: { format: 'digits', length: 3, prizes: 20, max: 9 },
  plays: () => [
    numberPlay({ code: 'Max3D', menu: 'Max3D', digits: 3, ranks: ranksBy('numbers') }),
    numberPlay({
      code: 'Max3D_Orders',
      menu: 'Max3D',
      digits: 3,
      orders: 'different',
      ranks: ranksBy('sorted'),
    }),
    numberPlay({
      code: 'Max3D_Special',
      menu: 'Max3D',
      digits: 3,
      ranks: [{ code: 'WIN', odds: '450', count: 2, drawn: ({ ranks }) => ranks.SPECIAL.numbers }],
    }),
    numberPlay({
      code: 'Max3D_Any',
      menu: 'Max3D',
      digits: 3,
      ranks: [{ code: 'WIN', odds: '45', count: 20, drawn: ({ all }) => all }],
    }),
  ],
  prepare: prepareMax3D,
});
