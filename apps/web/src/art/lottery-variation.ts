import { textHash } from './text-hash.ts';

/** What a lottery's picture has of its own beside the light and hue of its seed. */
export interface LotteryVariation {
  readonly pattern: number;
  /** The pattern's rotation in degrees. */
  readonly turn: number;
  readonly marks: readonly number[];
}

const MARKS = 5;

/** The variation of a lottery by its code; the same code always has the same. */
export function lotteryVariation(code: string): LotteryVariation {
  // The reversed code spreads codes that differ in their last digit alone.
  const sum = textHash([...code].toReversed().join(''));
  // Neighbours differ: the shapes follow each other in either direction.
  const step = sum % 2 === 0 ? 1 : 5;
  const marks = Array.from({ length: MARKS }, (_, at) => (Math.floor(sum / 2) + at * step) % 6);
  const turn = (Math.floor(sum / 72) % 8) * 15 - 45;
  return { pattern: Math.floor(sum / 12) % 6, turn, marks };
}
