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

/** The wins of a spin by the kind of its game, with their sum. */
export function judgeSpin(game: SlotGame, window: Window, rule: SpinRule): SlotSpin {
  const { set, stops, heights } = window;
  const seen = { strips: set, stops, ...(heights && { heights }) };
  if (game.model.kind === 'cluster-tumble' || game.model.kind === 'lines-tumble') {
    const tumbles = tumbleChain(game, window, rule.ladder);
    let win = 0;
    for (const { wins, multiplier } of tumbles) win += sumOfWins(wins) * multiplier;
    return { ...seen, win: win * rule.multiplier, tumbles };
  }
  const wins = winsOf(game, window);
  const sum = sumOfWins(wins);
  if (game.model.kind === 'anywhere') {
    const multiplier = sum === 0 ? 1 : orbMultiplier(game, window.columns);
    return { ...seen, wins, multiplier, win: sum * multiplier };
  }
  const scatterWin = scatterPay(game, window);
  const win = (sum + scatterWin) * rule.multiplier;
  return {
    ...seen,
    wins,
    multiplier: rule.multiplier,
    win,
    ...(scatterWin > 0 && { scatterWin }),
  };
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
