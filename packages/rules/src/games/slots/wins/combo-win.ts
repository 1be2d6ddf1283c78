import type { SlotGame } from '../slot-game.ts';
import type { Combo } from '../slot-model.ts';
import type { SlotWin } from './slot-win.ts';

/**
 * The win of the line of a stepper (games.md 5.2): the best of its combos; undefined for none. A
 * wild stands for the symbols of a combo that is not natural, and each that does multiplies the
 * pay; three wilds pay as stated.
 */
export function comboWin(game: SlotGame, shown: readonly string[]): SlotWin | undefined {
  let best: SlotWin | undefined;
  for (const combo of game.model.combos ?? []) {
    const found = winOfCombo(game, combo, shown);
    if (found && found.win > (best?.win ?? 0)) best = found;
  }
  return best;
}

function winOfCombo(
  game: SlotGame,
  { cells, pay, natural }: Combo,
  shown: readonly string[],
): SlotWin | undefined {
  const wild = game.symbols[game.wild];
  let times = 1;
  const used: number[] = [];
  for (const [reel, wanted] of cells.entries()) {
    const symbol = shown[reel] ?? '';
    if (wanted === '*') continue;
    used.push(reel);
    if (wanted.split('|').includes(symbol)) continue;
    if (natural === true || symbol !== wild) return undefined;
    times *= game.wildMultiplier;
  }
  const names = used.map((reel) => shown[reel] ?? '');
  return {
    symbol: names.find((name) => name !== wild) ?? names[0] ?? '',
    kind: used.length,
    win: pay * times,
    cells: used.map((reel) => [reel, 0] as const),
    ...(times > 1 && { lineMultiplier: times }),
  };
}
