// Facts about twenty balls of eighty, used by all plays (lottery.md 1.6).
import type { Outcome } from '../plays/symbol-play.ts';

export interface KenoFacts {
  readonly numbers: readonly number[];
  /** 1 at every drawn number. */
  readonly drawn: Uint8Array;
  /**
   * The index of the result in TOTALS, in COUNTS for 1–40, in COUNTS for odd numbers, and in
   * ELEMENTS.
   */
  readonly total: number;
  readonly upper: number;
  readonly odd: number;
  readonly element: number;
}

/**
 * Big is above 810, odd or even, with the count of C(80, 20) results of each. 810 itself is even.
 */
export const TOTALS: readonly Outcome<'BO' | 'BE' | 'EXACT' | 'SO' | 'SE'>[] = [
  { value: 'BO', weight: 883_829_035_341_128_448n },
  { value: 'BE', weight: 876_057_653_997_478_413n },
  { value: 'EXACT', weight: 15_542_763_534_960_598n },
  { value: 'SO', weight: 883_829_035_341_128_448n },
  { value: 'SE', weight: 876_057_653_997_478_413n },
];

/** The count of balls in one half of the eighty: more than ten, ten (C(40, 10)²), or fewer. */
export const COUNTS: readonly Outcome<'MORE' | 'TEN' | 'FEWER'>[] = [
  { value: 'MORE', weight: 1_408_393_885_741_467_768n },
  { value: 'TEN', weight: 718_528_370_729_238_784n },
  { value: 'FEWER', weight: 1_408_393_885_741_467_768n },
];

/** The five elements with their highest totals: 695, 763, 855, 923 and 1410. */
export const ELEMENTS: readonly Outcome<string>[] = [
  { value: 'GOLD', weight: 362_424_019_495_171_770n },
  { value: 'WOOD', weight: 712_463_910_471_784_803n },
  { value: 'WATER', weight: 1_371_845_418_169_315_204n },
  { value: 'FIRE', weight: 719_054_759_525_309_151n },
  { value: 'EARTH', weight: 369_528_034_550_593_392n },
];

const RESULT = /^\d\d(?:,\d\d){19}$/;

/**
 * The facts of a result such as `05,79,…`: twenty different numbers of 1–80 in any order, two
 * digits each; undefined for any other text.
 */
export function prepareKeno(numbers: string): KenoFacts | undefined {
  if (!RESULT.test(numbers)) return undefined;
  const balls = numbers.split(',').map(Number);
  const drawn = new Uint8Array(81);
  for (const ball of balls) {
    if (ball < 1 || ball > 80 || drawn[ball] === 1) return undefined;
    drawn[ball] = 1;
  }
  const sum = balls.reduce((total, ball) => total + ball, 0);
  return {
    numbers: balls,
    drawn,
    total: totalOf(sum),
    upper: countOf(balls.filter((ball) => ball <= 40).length),
    odd: countOf(balls.filter((ball) => ball % 2 === 1).length),
    element: sum <= 695 ? 0 : sum <= 763 ? 1 : sum <= 855 ? 2 : sum <= 923 ? 3 : 4,
  };
}

function totalOf(sum: number): number {
  if (sum === 810) return 2;
  return (sum > 810 ? 0 : 3) + (sum % 2 === 1 ? 0 : 1);
}

function countOf(balls: number): number {
  return balls > 10 ? 0 : balls === 10 ? 1 : 2;
}
