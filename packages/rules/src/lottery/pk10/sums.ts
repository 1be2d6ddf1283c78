// 冠亚和 and 冠亚季和: the sums of the first two and three places (lottery.md 1.5, 6.4).
import { lazy } from '../lazy.ts';
import { subsetSums } from '../count.ts';
import type { Play } from '../plays/play.ts';
import { symbolPlay, TIED } from '../plays/symbol-play.ts';
import { PLACES, type Pk10Facts } from './facts.ts';

function spaceOf(count: number, least: number) {
  const ways = subsetSums(PLACES, count).slice(least);
  return ways.map((weight, at) => ({ value: least + at, weight: BigInt(weight) }));
}

const [LEAST_OF_TWO, LEAST_OF_THREE] = [3, 6];
const SUMS_OF_TWO = lazy(() => spaceOf(2, LEAST_OF_TWO));
const SUMS_OF_THREE = lazy(() => spaceOf(3, LEAST_OF_THREE));

/** Odds of a sum of two, by the number of pairs with that sum. */
const ODDS_BY_PAIRS: Readonly<Record<string, string>> = {
  '1': '43',
  '2': '21.5',
  '3': '14.4',
  '4': '10.8',
  '5': '8.7',
};

export const SUM_12 = lazy((): Play<Pk10Facts> =>
  symbolPlay<Pk10Facts, string>({
    code: 'Sum12',
    menu: 'Sum',
    symbols: SUMS_OF_TWO().map(({ value }) => String(value)),
    space: SUMS_OF_TWO().map(({ value, weight }) => ({ value: String(value), weight })),
    at: (facts) => facts.sumOfTwo - LEAST_OF_TWO,
    pays: (symbol, sum) => (symbol === sum ? symbol : undefined),
    odds: Object.fromEntries(
      SUMS_OF_TWO().map(({ value, weight }) => [
        String(value),
        ODDS_BY_PAIRS[String(weight)] ?? '',
      ]),
    ),
  }),
);

/** The sum that is small and odd in one variant, and refunds every bet in the other. */
const MIDDLE = 11;

function sides(code: string, tied: boolean, odds: Readonly<Record<string, string>>) {
  return symbolPlay<Pk10Facts, number>({
    code,
    menu: 'Sum',
    symbols: ['B', 'S', 'O', 'E'],
    space: SUMS_OF_TWO(),
    at: (facts) => facts.sumOfTwo - LEAST_OF_TWO,
    pays(side, sum) {
      if (tied && sum === MIDDLE) return TIED;
      if (side === 'B' || side === 'S') return (side === 'B') === sum > MIDDLE ? side : undefined;
      return (side === 'O') === (sum % 2 === 1) ? side : undefined;
    },
    odds,
  });
}

export const SUM_BSOE_SPLIT = lazy(() =>
  sides('SumBSOE_Split', false, {
    B: '2.18',
    S: '1.75',
    O: '1.75',
    E: '2.18',
  }),
);
export const SUM_BSOE_TIE_11 = lazy(() =>
  sides('SumBSOE_Tie11', true, {
    B: '1.96',
    S: '1.96',
    O: '1.96',
    E: '1.96',
  }),
);

export const SUM_123 = lazy((): Play<Pk10Facts> =>
  symbolPlay<Pk10Facts, string>({
    code: 'Sum123',
    menu: 'Sum',
    symbols: SUMS_OF_THREE().map(({ value }) => String(value)),
    space: SUMS_OF_THREE().map(({ value, weight }) => ({ value: String(value), weight })),
    at: (facts) => facts.sumOfThree - LEAST_OF_THREE,
    pays: (symbol, sum) => (symbol === sum ? symbol : undefined),
  }),
);
