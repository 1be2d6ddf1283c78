// Plays on the three single digits, as in SSC (lottery.md 1.6, 6.3, 6.4).
import { lazy } from '../lazy.ts';
import { symbolPlay, TIED } from '../plays/symbol-play.ts';
import type { Play } from '../plays/play.ts';
import { SHAPES } from '../digits/shape.ts';
import { DIGIT_SPACE, ENDS_SPACE, SHAPE_SPACE, type Pc28Facts } from './facts.ts';

/** Leopard, straight on the ring where 9 is adjacent to 0, and pair. */
export const SPECIAL = lazy((): Play<Pc28Facts> =>
  symbolPlay({
    code: 'Special',
    menu: 'Shape',
    symbols: ['LEOPARD', 'STRAIGHT', 'PAIR'],
    space: SHAPE_SPACE,
    at: (facts) => facts.shape,
    pays: (symbol, shape) => (SHAPES[shape] === symbol ? symbol : undefined),
    odds: { LEOPARD: '90', STRAIGHT: '15.5', PAIR: '3.5' },
  }),
);

const ball = {
  menu: 'Ball',
  tiers: ['WIN'],
  rows: 3,
  space: DIGIT_SPACE,
  at: (facts: Pc28Facts, row: number) => facts.digits[row] ?? 0,
};

export const BALL_NUMBER = lazy((): Play<Pc28Facts> =>
  symbolPlay({
    ...ball,
    code: 'BallNumber',
    symbols: DIGIT_SPACE.map(({ value }) => String(value)),
    pays: (symbol, digit) => (digit === Number(symbol) ? 'WIN' : undefined),
    odds: '9.85',
  }),
);

/** 5 and more is big. */
export const BALL_BSOE = lazy((): Play<Pc28Facts> =>
  symbolPlay({
    ...ball,
    code: 'BallBSOE',
    symbols: ['B', 'S', 'O', 'E'],
    pays(symbol, digit) {
      if (symbol === 'B' || symbol === 'S')
        return (symbol === 'B') === digit >= 5 ? 'WIN' : undefined;
      return (symbol === 'O') === (digit % 2 === 1) ? 'WIN' : undefined;
    },
    odds: '1.98',
  }),
);

/** The winner: the first digit (dragon), the third (tiger), or neither. */
function aheadOf(ends: number): string {
  const ahead = Math.trunc(ends / 10) - (ends % 10);
  return ahead > 0 ? 'D' : ahead < 0 ? 'T' : 'H';
}

const ends = {
  menu: 'DragonTiger',
  space: ENDS_SPACE,
  at: (facts: Pc28Facts) => facts.ends,
};

export const DRAGON_TIGER = lazy((): Play<Pc28Facts> =>
  symbolPlay({
    ...ends,
    code: 'DragonTiger',
    symbols: ['D', 'T', 'H'],
    pays: (symbol, value) => (aheadOf(value) === symbol ? symbol : undefined),
    odds: { D: '2.18', T: '2.18', H: '9.5' },
  }),
);

/** The variant in which equal digits refund the stake. */
export const DRAGON_TIGER_REFUND = lazy((): Play<Pc28Facts> =>
  symbolPlay({
    ...ends,
    code: 'DragonTigerRefund',
    symbols: ['D', 'T'],
    pays(symbol, value) {
      const ahead = aheadOf(value);
      return ahead === 'H' ? TIED : ahead === symbol ? symbol : undefined;
    },
    odds: '1.97',
  }),
);
