// What the coach needs of the board: the family, the day of the draw on sale, and the caps.
import type { PayoutCaps } from '@fairhouse/rules/lottery';
import type { Day } from '@fairhouse/values';
import { createContext } from 'react';

export interface CoachTerms {
  readonly family: string;
  readonly day: Day | undefined;
  readonly caps: PayoutCaps;
}

/** Undefined outside a board. */
export const CoachContext = createContext<CoachTerms | undefined>(undefined);
