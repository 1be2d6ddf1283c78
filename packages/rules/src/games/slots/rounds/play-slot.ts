// A round of a slot from its words (games.md 5): spins and features, in the order of their draws.
import { assert } from '@fairhouse/values';
import type { WordStream } from '../../../fair/stream.ts';
import { payOf, type SlotGame } from '../slot-game.ts';
import type { SlotMode } from '../slot-model.ts';
import { baseRule, judgeSpin } from './judge-spin.ts';
import { playExpand } from './play-expand.ts';
import { playHold } from './play-hold.ts';
import { awardFor, playSeries } from './play-series.ts';
import { playStepper } from './play-stepper.ts';
import type { SlotRound } from './slot-round.ts';
import { openTally, type Tally } from './tally.ts';
import { countShown, spinWindow } from './window.ts';

/** Plays a round whole; undefined for a mode that the game does not have. */
export function playSlot(game: SlotGame, mode: SlotMode, words: WordStream): SlotRound | undefined {
  if (game.model.modes[mode] === undefined) return undefined;
  const tally = openTally(game.model.winCap);
  const feature = playParts(game, mode, words, tally);
  return {
    mode,
    spins: tally.spins,
    ...(feature !== undefined && { feature }),
    ...tally.close(),
  };
}

/** Returns what a hold feature pays. */
function playParts(
  game: SlotGame,
  mode: SlotMode,
  words: WordStream,
  tally: Tally,
): number | undefined {
  const { kind } = game.model;
  if (kind === 'hold') return playHold(game, mode, words, tally);
  if (kind === 'stepper') playStepper(game, words, tally);
  else if (kind === 'expand-respin') playExpand(game, words, tally);
  else if (mode === 'buy') playBought(game, words, tally);
  else playBase(game, words, tally);
  return undefined;
}

function playBase(game: SlotGame, words: WordStream, tally: Tally): void {
  const window = spinWindow(game, 'base', words);
  const spin = judgeSpin(game, window, baseRule(game));
  const goesOn = tally.add(spin, spin.win);
  const scatters = game.scatter < 0 ? 0 : countShown(window.columns, game.scatter);
  const awarded = awardFor(game.model.features.freeSpins?.award, scatters);
  if (goesOn && awarded > 0) playSeries(game, words, awarded, tally);
}

/** A bought series: the pay of the scatters once, and the spins that they award. */
function playBought(game: SlotGame, words: WordStream, tally: Tally): void {
  const rule = game.model.features.freeSpins;
  const scatters = game.model.modes.buy?.scatters ?? 0;
  assert(rule !== undefined, 'a series that is bought has a rule');
  const { stops, heights } = rule.buyShows;
  const scatterWin = payOf(game, game.scatter, scatters);
  const shown = {
    strips: 'base',
    stops,
    isShown: true,
    wins: [],
    win: scatterWin,
    ...(heights && { heights }),
    ...(scatterWin > 0 && { scatterWin }),
  } as const;
  if (tally.add(shown, scatterWin)) {
    playSeries(game, words, awardFor(rule.award, scatters), tally);
  }
}
