// VXD xóc đĩa: four coins, red or white (lottery.md 1.13, 6.12). A result is four faces: 1 red, 2
// white.
import { defineFamily } from '../family.ts';
import { lazy } from '../lazy.ts';
import { symbolPlay, type Outcome } from '../plays/symbol-play.ts';

interface CoinFacts {
  /** How many of the four coins are red. */
  readonly red: number;
}

/** The number of red coins of four: 1, 4, 6, 4, 1 of 16. */
const REDS: readonly Outcome<number>[] = [1n, 4n, 6n, 4n, 1n].map((weight, value) => ({
  value,
  weight,
}));

const WINNING: Readonly<Record<string, readonly number[]>> = {
  EVEN: [0, 2, 4],
  ODD: [1, 3],
  ALLRED: [4],
  ALLWHITE: [0],
  R3W1: [3],
  W3R1: [1],
};

const XOC_DIA = lazy(() =>
  symbolPlay<CoinFacts, number>({
    code: 'XocDia',
    menu: 'XocDia',
    symbols: Object.keys(WINNING),
    space: REDS,
    at: (facts) => facts.red,
    pays: (symbol, red) => (WINNING[symbol]?.includes(red) ? symbol : undefined),
    odds: {
      EVEN: '1.96',
      ODD: '1.96',
      ALLRED: '15.2',
      ALLWHITE: '15.2',
      R3W1: '3.8',
      W3R1: '3.8',
    },
    styles: ['FIXED'],
  }),
);

const RESULT = /^[12]{4}$/;

export const VXD = defineFamily<CoinFacts>({
  code: 'VXD',
  drawFormat: { format: 'faces', length: 4, max: 2 },
  plays: () => [XOC_DIA()],
  prepare: (numbers) =>
    RESULT.test(numbers) ? { red: numbers.replaceAll('2', '').length } : undefined,
});
