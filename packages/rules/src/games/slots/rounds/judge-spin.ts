import { payOf, type SlotGame } from '../slot-game.ts';
import { anywhereWins, orbMultiplier } from '../wins/anywhere-wins.ts';
import { lineWins } from '../wins/line-wins.ts';
import { sumOfWins, type SlotWin } from '../wins/slot-win.ts';
import { wayWins } from '../wins/way-wins.ts';
import type { SlotSpin } from './slot-round.ts';
import { tumbleChain } from './tumble-chain.ts';
import { countShown, type Window } from './window.ts';

/** What a spin is judged by beside its board. */
export interface SpinRule {
  readonly multiplier: number;
  /** The multipliers of its tumbles. */
  readonly ladder: readonly number[];
}

/** The rule of a spin of the base game. */
export function baseRule(game: SlotGame): SpinRule {
  return { multiplier: 1, ladder: game.model.ladder ?? [1] };
}

type Building = { -readonly [Name in keyof SlotSpin]: SlotSpin[Name] };

/** The wins of a spin by the kind of its game, with their sum. */
export function judgeSpin(game: SlotGame, window: Window, rule: SpinRule): SlotSpin {
  const { kind } = game.model;
  const spin: Building = { strips: window.set, stops: window.stops, win: 0 };
  if (window.heights) spin.heights = window.heights;
  if (kind === 'cluster-tumble' || kind === 'lines-tumble') {
    const tumbles = tumbleChain(game, window, rule.ladder);
    for (const { wins, multiplier } of tumbles) spin.win += sumOfWins(wins) * multiplier;
    spin.win *= rule.multiplier;
    spin.tumbles = tumbles;
    return spin;
  }
  const wins = winsOf(game, window);
  const sum = sumOfWins(wins);
  spin.wins = wins;
  if (kind === 'anywhere') {
    spin.multiplier = sum === 0 ? 1 : orbMultiplier(game, window.columns);
    spin.win = sum * spin.multiplier;
    return spin;
  }
  const scatterWin = scatterPay(game, window);
  spin.multiplier = rule.multiplier;
  spin.win = (sum + scatterWin) * rule.multiplier;
  if (scatterWin > 0) spin.scatterWin = scatterWin;
  return spin;
}

function winsOf(game: SlotGame, { columns }: Window): SlotWin[] {
  if (game.model.kind === 'anywhere') return anywhereWins(game, columns);
  const isByWays = game.model.kind === 'ways-climb' || game.model.kind === 'heights';
  return isByWays ? wayWins(game, columns) : lineWins(game, columns);
}

/** The pay of the scatters in view. */
export function scatterPay(game: SlotGame, { columns }: Window): number {
  return game.scatter < 0 ? 0 : payOf(game, game.scatter, countShown(columns, game.scatter));
}
