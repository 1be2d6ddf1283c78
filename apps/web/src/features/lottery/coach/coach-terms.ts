import { parseAmount, ZERO, type Day } from '@fairhouse/values';
import type { Board } from '../board/controls.ts';
import type { CoachTerms } from './coach-context.ts';

/** The coach's terms of a board. */
export function coachTerms({ game, limits }: Board, day: Day | undefined): CoachTerms {
  return {
    family: game.family,
    day,
    caps: {
      maxPayout: parseAmount(limits.maxPayout) ?? ZERO,
      narrowPayout: parseAmount(limits.narrowPayout) ?? ZERO,
      narrowShare: limits.narrowShare,
    },
  };
}
