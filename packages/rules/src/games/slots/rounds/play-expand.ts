// Respins of opened reels (games.md 5.2): a wild on the row of the rule opens its reel, which is
// held as wilds; the others spin again while new reels open.
import { assert } from '@fairhouse/values';
import { intBelow, type WordStream } from '../../../fair/stream.ts';
import type { SlotGame, Symbols } from '../slot-game.ts';
import { lineWins } from '../wins/line-wins.ts';
import { sumOfWins } from '../wins/slot-win.ts';
import type { Tally } from './tally.ts';
import { columnAt } from './window.ts';

/** Plays the spin and its respins. */
export function playExpand(game: SlotGame, words: WordStream, tally: Tally): void {
  const held = new Set<number>();
  for (;;) {
    const stops = game.strips.base.map((strip, reel) =>
      held.has(reel + 1) ? null : intBelow(words, strip.length),
    );
    const { columns, opened } = openReels(game, stops);
    const wins = lineWins(game, columns);
    const win = sumOfWins(wins);
    const goesOn = tally.add({ strips: 'base', stops, opened, wins, win }, win);
    if (opened.length === 0 || !goesOn) return;
    for (const reel of opened) held.add(reel);
  }
}

/** The board with its opened reels, and which of them opened now; null stops are held reels. */
export function openReels(game: SlotGame, stops: readonly (number | null)[]) {
  const { features, rows } = game.model;
  const rule = features.expand;
  assert(rule !== undefined, `${game.model.code} has reels that open`);
  const wilds: Symbols = Array.from({ length: rows }, () => game.wild);
  const opened: number[] = [];
  const columns = stops.map((stop, reel) => {
    if (stop === null) return wilds;
    const column = columnAt(game.strips.base[reel] ?? [], stop, rows);
    if (!rule.reels.includes(reel + 1) || column[rule.row] !== game.wild) return column;
    opened.push(reel + 1);
    return wilds;
  });
  return { columns, opened };
}
