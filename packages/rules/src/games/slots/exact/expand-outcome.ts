// What a game with opening reels wins (games.md 5.2): all stops of each set of held reels, and a
// recursion over the sets. The middle reels alone open. Given what they show, the first reel and
// the last decide independently of each other, except on lines that go through the whole middle.
import { assert } from '@fairhouse/values';
import { lineWins } from '../wins/line-wins.ts';
import { sumOfWins } from '../wins/slot-win.ts';
import { openReels } from '../rounds/play-expand.ts';
import type { SlotGame, Symbols } from '../slot-game.ts';
import { openCaseCounter, type CaseCounter } from './case-counter.ts';
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
    addMiddle(game, columns.slice(1, 4), marks, cases);
  };
  walk([]);
  return cases.law();
}

/** A column whose symbols are on no strip. */
const NO_SYMBOLS: Symbols = [-1, -1, -1];

function addMiddle(
  game: SlotGame,
  middle: readonly Symbols[],
  marks: number,
  cases: CaseCounter,
): void {
  const lines = game.model.lines ?? [];
  const whole = lines.filter((rows) => goesThrough(game, middle, rows));
  const single = lines.filter((rows) => !whole.includes(rows));
  const ends = (reel: number): Symbols[] => {
    const strip = game.strips.base[reel] ?? [];
    return strip.map((_, stop) => [0, 1, 2].map((row) => strip[(stop + row) % strip.length] ?? 0));
  };
  const winOf = (of: readonly (readonly number[])[], first: Symbols, last: Symbols): number =>
    of.length === 0 ? 0 : sumOfWins(lineWins(game, [first, ...middle, last], of));
  const [firsts, lasts] = [ends(0), ends(4)];
  const left = firsts.map((first) => winOf(single, first, NO_SYMBOLS));
  const right = lasts.map((last) => winOf(single, NO_SYMBOLS, last));
  if (whole.length === 0) {
    for (const [one, ways] of countValues(left)) {
      for (const [other, also] of countValues(right)) {
        cases.add(marks, false, one + other, ways * also);
      }
    }
    return;
  }
  firsts.forEach((first, at) => {
    lasts.forEach((last, other) => {
      const win = (left[at] ?? 0) + (right[other] ?? 0) + winOf(whole, first, last);
      cases.add(marks, false, win, 1);
    });
  });
}

function countValues(values: readonly number[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** Whether one symbol, with wilds, is on all middle reels of a line. */
function goesThrough(game: SlotGame, middle: readonly Symbols[], rows: readonly number[]): boolean {
  const shown = middle.map((column, at) => column[rows[at + 1] ?? 0]);
  return new Set(shown.filter((symbol) => symbol !== game.wild)).size <= 1;
}
