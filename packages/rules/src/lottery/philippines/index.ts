// The Philippine lotteries: the games of the PCSO and the TL side games on the same draws
// (lottery.md 1.11).
import type { Family } from '../plays/play.ts';
import { TL3D, TL4D, TL6D } from './digit-families.ts';
import { TL642, TL645, TL649, TL655, TL658 } from './lotto.ts';
import { TL2D, TL2D37 } from './pair.ts';

export const PHILIPPINES: readonly Family[] = [
  TL2D,
  TL2D37,
  TL3D,
  TL4D,
  TL6D,
  TL642,
  TL645,
  TL649,
  TL655,
  TL658,
];
