// A series of free spins (games.md 5.1, 5.2).
import { assert } from '@fairhouse/values';
import type { WordStream } from '../../../fair/stream.ts';
import type { SlotGame } from '../slot-game.ts';
import type { ByCount, FreeSpins } from '../slot-model.ts';
import { judgeSpin } from './judge-spin.ts';
import type { Tally } from './tally.ts';
import { countShown, spinWindow } from './window.ts';

/**
 * Spins by a number of scatters: more than the highest count as it, fewer than the least as none.
 */
export function awardFor(award: ByCount | undefined, scatters: number): number {
  let spins = 0;
  for (const [count, value] of Object.entries(award ?? {})) {
    if (Number(count) <= scatters) spins = value;
  }
  return spins;
}

/** How many spins a series has after scatters within it. */
export function spinsAfter(rule: FreeSpins, spins: number, scatters: number): number {
  return Math.min(spins + awardFor(rule.again, scatters), Math.max(spins, rule.cap ?? spins));
}

/** The multiplier of the first spin of a series. */
export function firstMultiplier({ multiplier, start }: FreeSpins): number {
  return typeof multiplier === 'number' ? multiplier : (start ?? 1);
}

/** The multiplier of the next spin. */
export function nextMultiplier(rule: FreeSpins, current: number, hasWild: boolean): number {
  if (rule.multiplier === 'spin') return current + 1;
  if (rule.top === undefined || !hasWild) return current;
  return Math.min(current + 1, rule.top);
}

/** Plays a series of a number of spins, and those that it wins itself, until the cap is reached. */
export function playSeries(game: SlotGame, words: WordStream, awarded: number, tally: Tally): void {
  const rule = game.model.features.freeSpins;
  assert(rule !== undefined, `${game.model.code} has free spins`);
  const ladder = rule.ladder ?? game.model.ladder ?? [1];
  let multiplier = firstMultiplier(rule);
  let spins = awarded;
  for (let played = 0; played < spins; played += 1) {
    const window = spinWindow(game, 'free', words);
    const spin = judgeSpin(game, window, { multiplier, ladder });
    if (!tally.add(spin, spin.win)) return;
    spins = spinsAfter(rule, spins, countShown(window.columns, game.scatter));
    multiplier = nextMultiplier(rule, multiplier, countShown(window.columns, game.wild) > 0);
  }
}
