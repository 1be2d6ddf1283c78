// 盘口 of 11x5: single balls, the sum of the five, dragon and tiger (lottery.md 1.3, 6.3b).
import { lazy } from '../lazy.ts';
import { size, subsetSums } from '../count.ts';
import type { Play } from '../plays/play.ts';
import { symbolPlay, TIED } from '../plays/symbol-play.ts';
import { DRAWN, NUMBERS, type ElevenFiveFacts } from './facts.ts';

type Side = Play<ElevenFiveFacts>;

const SIDES = ['B', 'S', 'O', 'E'] as const;

function isOdd(number: number): boolean {
  return number % 2 === 1;
}

/**
 * The highest number is neither big nor small, neither odd nor even: every bet on it is refunded.
 */
const TIED_BALL = NUMBERS;

/** Whether a side is true of a ball: 6 to 10 is big. */
function ballIs(side: string, ball: number): boolean {
  if (side === 'B' || side === 'S') return (side === 'B') === ball >= 6;
  return (side === 'O') === isOdd(ball);
}

const BALLS = Array.from({ length: NUMBERS }, (_, at) => ({ value: at + 1, weight: 1n }));

const BALL_SIDES = lazy((): Side =>
  symbolPlay<ElevenFiveFacts, number>({
    code: 'BallBSOE',
    menu: 'Ball',
    symbols: SIDES,
    tiers: ['WIN'],
    rows: DRAWN,
    space: BALLS,
    at: (facts, row) => facts.picks[row] ?? 0,
    pays(side, ball) {
      if (ball === TIED_BALL) return TIED;
      return ballIs(side, ball) ? 'WIN' : undefined;
    },
    odds: '1.98',
  }),
);

/**
 * At most one ball is 11, so at most one row is refunded. The bound treats rows as if they could
 * share numbers, which overestimates tickets of more than two rows with the same two sides.
 */
export const BALL_BSOE = lazy((): Side => ({
  ...BALL_SIDES(),
  mixtures({ rows }) {
    const best = rows.map((row) => Number((row & 3) !== 0) + Number((row & 12) !== 0));
    const all = best.reduce((sum, each) => sum + each, 0);
    return [[all, 0], ...rows.map((row, at) => [all - (best[at] ?? 0), size(row)])];
  },
}));

const SUM_WAYS = subsetSums(NUMBERS, DRAWN);
const LEAST_SUM = 15;
const SUMS = lazy(() =>
  SUM_WAYS.slice(LEAST_SUM).map((ways, at) => ({
    value: LEAST_SUM + at,
    weight: BigInt(ways),
  })),
);

/** The middle of the sums: neither big nor small; the bet is refunded. */
const TIED_SUM = 30;

const sumAt = (facts: ElevenFiveFacts) => facts.sum - LEAST_SUM;

export const SUM_BSOE = lazy((): Side =>
  symbolPlay<ElevenFiveFacts, number>({
    code: 'SumBSOE',
    menu: 'Total',
    symbols: SIDES,
    space: SUMS(),
    at: sumAt,
    pays(side, sum) {
      if (side === 'O' || side === 'E') return (side === 'O') === isOdd(sum) ? side : undefined;
      if (sum === TIED_SUM) return TIED;
      return (side === 'B') === sum > TIED_SUM ? side : undefined;
    },
    odds: { B: '1.97', S: '1.97', O: '1.94', E: '1.98' },
  }),
);

/** The last digit of the sum: 5 to 9 is big. */
export const SUM_TAIL_BS = lazy((): Side =>
  symbolPlay<ElevenFiveFacts, number>({
    code: 'SumTailBS',
    menu: 'Total',
    symbols: ['B', 'S'],
    space: SUMS(),
    at: sumAt,
    pays: (side, sum) => ((side === 'B') === sum % 10 >= 5 ? side : undefined),
    odds: '1.95',
  }),
);

/** The first ball against the fifth; they are never equal. */
export const DRAGON_TIGER = lazy((): Side =>
  symbolPlay<ElevenFiveFacts, string>({
    code: 'DragonTiger_1v5',
    menu: 'DragonTiger',
    symbols: ['D', 'T'],
    space: ['D', 'T'].map((value) => ({ value, weight: 1n })),
    at: ({ picks }) => ((picks[0] ?? 0) > (picks[DRAWN - 1] ?? 0) ? 0 : 1),
    pays: (side, ahead) => (side === ahead ? side : undefined),
    odds: '1.97',
  }),
);
