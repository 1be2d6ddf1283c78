// What a game with opening reels wins (games.md 5.2): all stops of each set of held reels, and a
// recursion over the sets. The middle reels alone open.
import { assert } from '@fairhouse/values';
import { openReels } from '../rounds/play-expand.ts';
import type { SlotGame } from '../slot-game.ts';
import { openCaseCounter } from './case-counter.ts';
import { winsOfEnds } from './wins-of-ends.ts';
import { reelStops } from './reel-stops.ts';
import { NOTHING, withSequel, type LawClass, type Outcome } from './law.ts';

/** What a whole round wins. */
export function expandOutcome(game: SlotGame): Outcome {
  const from = (held: number): Outcome =>
    withSequel(expandLaw(game, held), 1, ({ marks }) =>
      marks === 0 ? NOTHING : from(held | marks),
    );
  return from(0);
}

/** The law of a spin with held reels; the marks are the reels that open, each a bit of `held`. */
export function expandLaw(game: SlotGame, held: number): LawClass[] {
  assert(game.model.features.expand?.reels.join() === '2,3,4', 'the middle reels open');
  const cases = openCaseCounter();
  const { base } = game.strips;
  const [firsts = [], , , , lasts = []] = reelStops(game, 'base');
  const ends = {
    firsts: firsts.map(({ column }) => column),
    lasts: lasts.map(({ column }) => column),
  };
  const walk = (stops: readonly (number | null)[]): void => {
    const reel = stops.length + 2;
    if (reel <= 4) {
      const isHeld = (held & (1 << reel)) !== 0;
      if (isHeld) walk([...stops, null]);
      else for (const stop of (base[reel - 1] ?? []).keys()) walk([...stops, stop]);
      return;
    }
    const { columns, opened } = openReels(game, [0, ...stops, 0]);
    const marks = opened.reduce((bits, each) => bits | (1 << each), 0);
    for (const { win, ways } of winsOfEnds(game, columns.slice(1, 4), ends)) {
      cases.add(marks, false, win, ways);
    }
  };
  walk([]);
  return cases.law();
}
