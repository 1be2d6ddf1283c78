// A player's own result by day, computed from the sums of ledger lines.
import type { Day } from '@fairhouse/values';
import { sumFigures, type PlayFigures, type PlayLine } from '../../play-figures.ts';

/** The net amount that one code moved between the player and other parties on one business day. */
export interface LineSum extends PlayLine {
  readonly day: Day;
}

/** The number of consecutive winning days up to the newest; days without play are skipped. */
export function winningStreak(days: readonly { readonly result: PlayFigures }[]): number {
  const played = days.filter(({ result }) => result.stake !== 0n || result.payout !== 0n);
  const lost = played.findIndex(({ result }) => result.net <= 0n);
  return lost === -1 ? played.length : lost;
}

/** One result for each day that has lines, newest first. */
export function resultsByDay(sums: readonly LineSum[]): { day: Day; result: PlayFigures }[] {
  const days = [...new Set(sums.map((sum) => sum.day))].sort().reverse();
  return days.map((day) => ({ day, result: sumFigures(sums.filter((sum) => sum.day === day)) }));
}
