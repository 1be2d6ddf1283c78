// Very many rounds of a slot beside the exact figures of its model.
import { assert } from '@fairhouse/values';
import { playSlot, type SlotGame, type SlotMode } from '@fairhouse/rules/games';
import { playMany, type ExactFigures, type RoundTotals } from './round-totals.ts';

/** Plays on until a mode has that many rounds; wins are hundredths of the base stake. */
export function simulateSlot(
  game: SlotGame,
  mode: SlotMode,
  seed: string,
  until: number,
  from?: RoundTotals,
): RoundTotals {
  const code = `${game.model.code}/${game.model.version}`;
  const simulation = {
    seed: `${seed}/${code}/${mode}`,
    game: code,
    play: (words: Parameters<typeof playSlot>[2]) => {
      const played = playSlot(game, mode, words);
      assert(played !== undefined, `${code} has the mode ${mode}`);
      return { win: played.total, spins: played.spins.length };
    },
  };
  return playMany(simulation, until, from);
}

/** The figures that the model publishes, in hundredths of the base stake. */
export function slotFigures({ model }: SlotGame, mode: SlotMode): ExactFigures {
  const exact = model.exact[mode];
  const cost = model.modes[mode]?.cost ?? NaN;
  return {
    mean: Number(exact?.['rtp']) * cost,
    hitRate: Number(exact?.['hitRate']),
    sigma: Number(exact?.['sigma']) * cost,
  };
}
