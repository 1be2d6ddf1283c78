// Facts about three dice, computed once per draw and used by all plays.
import { lazy } from '../lazy.ts';
import type { Outcome } from '../plays/symbol-play.ts';

/** Three dice in the order thrown, each 1 to 6. */
export type Dice = readonly [number, number, number];

export interface DiceFacts {
  /** The index of the result in DICE. */
  readonly at: number;
  /** Faces that appear, bit 0 for face 1, and those that appear exactly twice. */
  readonly present: number;
  readonly twice: number;
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** Every throw of three dice, in text order. */
export const DICE = lazy((): readonly Outcome<Dice>[] =>
  FACES.flatMap((first) =>
    FACES.flatMap((second) =>
      FACES.map((third) => ({ value: [first, second, third] as const, weight: 1n })),
    ),
  ),
);

const FACTS = lazy((): readonly DiceFacts[] => DICE().map(({ value }, at) => factsOf(value, at)));

function factsOf(dice: Dice, at: number): DiceFacts {
  const faces = (holds: (count: number) => boolean) =>
    FACES.reduce(
      (mask, face) => (holds(countFace(dice, face)) ? mask | (1 << (face - 1)) : mask),
      0,
    );
  return {
    at,
    present: faces((count) => count > 0),
    twice: faces((count) => count === 2),
  };
}

const RESULT = /^[1-6]{3}$/;

/** The facts of a result such as `446`; undefined for any other text. */
export function prepareDice(numbers: string): DiceFacts | undefined {
  if (!RESULT.test(numbers)) return undefined;
  const [first = 1, second = 1, third = 1] = Array.from(numbers, Number);
  return FACTS()[(first - 1) * 36 + (second - 1) * 6 + third - 1];
}

/** The sum of the three faces. */
export function diceSum([first, second, third]: Dice): number {
  return first + second + third;
}

export function isTriple([first, second, third]: Dice): boolean {
  return first === second && second === third;
}

/** The number of dice that show a face. */
export function countFace(dice: Dice, face: number): number {
  return dice.filter((each) => each === face).length;
}
