import { comboWin } from '../wins/combo-win.ts';
import { cellsAt, startsWheel } from '../rounds/play-stepper.ts';
import type { SlotGame } from '../slot-game.ts';
import { openCaseCounter } from './case-counter.ts';
import type { LawClass } from './law.ts';

/** The law of the line of a stepper: all stops with their weights; a mark starts the wheel. */
export function stepperLaw(game: SlotGame): LawClass[] {
  const cases = openCaseCounter();
  const walk = (stops: readonly number[], ways: number): void => {
    const weights = game.model.weights?.[stops.length];
    if (weights === undefined) {
      const cells = cellsAt(game, stops);
      cases.add(startsWheel(game, cells) ? 1 : 0, false, comboWin(game, cells)?.win ?? 0, ways);
      return;
    }
    for (const [stop, weight] of weights.entries()) walk([...stops, stop], ways * weight);
  };
  walk([], 1);
  return cases.law();
}

/** The law of the wheel. */
export function wheelLaw(game: SlotGame): LawClass[] {
  const cases = openCaseCounter();
  for (const { value, weight } of game.model.features.wheel?.wedges ?? []) {
    cases.add(0, false, value, weight);
  }
  return cases.law();
}
