import { tumbleChain, tumblingWins } from '../rounds/tumble-chain.ts';
import type { SlotGame, StripSet, Symbols } from '../slot-game.ts';
import { sumOfWins } from '../wins/slot-win.ts';
import { openCaseCounter } from './case-counter.ts';
import type { LawClass } from './law.ts';
import { reelStops, restsOf } from './reel-stops.ts';

/** Reels that a line needs to win anything. */
const LINE_REELS = 3;

/**
 * The law of a spin of a game that tumbles: all stops, each with its chain. Where the first reels
 * of a game with lines win nothing, the others are counted without being spun.
 */
export function tumbleLaw(game: SlotGame, set: StripSet, ladder: readonly number[]): LawClass[] {
  const reels = reelStops(game, set);
  const rests = restsOf(reels);
  const cases = openCaseCounter();
  const stops = reels.map(() => 0);
  const blank = Array.from({ length: game.model.rows }, () => -1);
  const columns: Symbols[] = reels.map(() => blank);
  const walk = (reel: number, marks: number): void => {
    const ofReel = reels[reel];
    if (ofReel === undefined) {
      let win = 0;
      for (const { wins, multiplier } of tumbleChain(game, { set, stops, columns }, ladder)) {
        win += sumOfWins(wins) * multiplier;
      }
      cases.add(marks, false, win, 1);
      return;
    }
    const mayBeLost = game.model.kind === 'lines-tumble' && reel === LINE_REELS;
    if (mayBeLost && tumblingWins(game, columns).length === 0) {
      for (const rest of rests[reel] ?? []) cases.add(marks + rest.marks, false, 0, rest.ways);
      return;
    }
    for (const [at, stop] of ofReel.entries()) {
      stops[reel] = at;
      columns[reel] = stop.column;
      walk(reel + 1, marks + stop.marks);
    }
    columns[reel] = blank;
  };
  walk(0, 0);
  return cases.law();
}
