// Splits the printed result of a game with many prizes into named prizes for display.
import { RANKS } from './four-d/facts.ts';
import {
  prepareGovernment,
  prepareHanoi,
  prepareLao,
  prepareStock,
  prepareYeekee,
  type ThaiFacts,
} from './thai/facts.ts';
import { vietnamPrizes } from './vietnam/prizes.ts';

/** The numbers of one prize name in a result, in printed order. */
export interface PrintedPrize {
  /**
   * `sp` and `g1` to `g8` (Vietnam); `FIRST` to `CONSOLATION` (4D); `first`, `front3`, `back3`,
   * `special`, `close`, `change`, `number`, and the numbers that bets are on, `top3` and `bottom2`
   * (Thai).
   */
  readonly prize: string;
  readonly numbers: readonly string[];
}

/**
 * The prizes of a result by name, in reading order (lottery.md 1.8, 1.9, 1.12); undefined for a
 * family whose results are a single row, and for an invalid text.
 */
export function printedPrizes(family: string, result: string): PrintedPrize[] | undefined {
  if (family === 'MY4D' || family === 'SG4D') {
    return /^\d{4}(?: \d{4}){22}$/.test(result)
      ? cut(
          RANKS.map(({ code, count }) => [code, count]),
          result,
        )
      : undefined;
  }
  if (family === 'MAX3D') {
    return /^\d{3}(?: \d{3}){19}$/.test(result) ? cut(MAX_3D, result) : undefined;
  }
  return vietnamPrizes(family, result) ?? thaiPrizes(family, result);
}

type Layout = readonly (readonly [name: string, count: number])[];

const MAX_3D: Layout = [
  ['sp', 2],
  ['g1', 4],
  ['g2', 6],
  ['g3', 8],
];

/** Games with Thai rules: the printed form of a result, and the source of its top and bottom. */
const THAI: Readonly<
  Record<string, { layout: Layout; prepare: (numbers: string) => ThaiFacts | undefined }>
> = {
  TH: {
    layout: [
      ['first', 1],
      ['front3', 2],
      ['back3', 2],
      ['bottom2', 1],
    ],
    prepare: prepareGovernment,
  },
  HANOI: {
    layout: [
      ['special', 1],
      ['first', 1],
    ],
    prepare: prepareHanoi,
  },
  LAO: { layout: [['number', 1]], prepare: prepareLao },
  STOCK: {
    layout: [
      ['close', 1],
      ['change', 1],
    ],
    prepare: prepareStock,
  },
  YEEKEE: { layout: [['number', 1]], prepare: prepareYeekee },
};

function thaiPrizes(family: string, result: string): PrintedPrize[] | undefined {
  const game = THAI[family];
  const facts = game?.prepare(result);
  if (game === undefined || facts === undefined) return undefined;
  const printed = cut(game.layout, result);
  const bottom = { prize: 'bottom2', numbers: digits(facts.bottom2, 2) };
  return [
    ...printed.filter(({ prize }) => prize !== bottom.prize),
    { prize: 'top3', numbers: digits(facts.top3, 3) },
    bottom,
  ];
}

function digits(numbers: readonly number[], length: number): string[] {
  return numbers.map((number) => String(number).padStart(length, '0'));
}

function cut(layout: Layout, result: string): PrintedPrize[] {
  const printed = result.split(' ');
  let from = 0;
  return layout.map(([prize, count]) => {
    from += count;
    return { prize, numbers: printed.slice(from - count, from) };
  });
}
