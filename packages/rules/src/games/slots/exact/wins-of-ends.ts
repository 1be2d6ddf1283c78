// The wins of a game with both ways, given its three middle reels. The first reel and the last
// decide independently of each other, except on lines that go through the whole middle; stops that
// are alike on those lines, and win the same on the others, are judged once.
import { lineWins } from '../wins/line-wins.ts';
import { sumOfWins } from '../wins/slot-win.ts';
import type { SlotGame, Symbols } from '../slot-game.ts';

type Lines = readonly (readonly number[])[];

/** Stops of an outer reel that decide the same. */
interface EndClass {
  readonly column: Symbols;
  /** What it wins on lines that do not go through the middle. */
  readonly win: number;
  ways: number;
}

/** More than the symbols of a game. */
const SYMBOLS = 32;

/** A column whose symbols are on no strip. */
const NO_SYMBOLS: Symbols = [-1, -1, -1];

/** The wins of all pairs of the first reel's stops and the last reel's, with their number. */
export function winsOfEnds(
  game: SlotGame,
  middle: readonly Symbols[],
  ends: { readonly firsts: readonly Symbols[]; readonly lasts: readonly Symbols[] },
): { readonly win: number; readonly ways: number }[] {
  const { lines = [] } = game.model;
  const whole = lines.filter((rows) => goesThrough(game, middle, rows));
  const single = lines.filter((rows) => !whole.includes(rows));
  const winOf = (of: Lines, first: Symbols, last: Symbols): number =>
    of.length === 0 ? 0 : sumOfWins(lineWins(game, [first, ...middle, last], of));
  // A win needs three reels, and so two of the middle.
  const [one = [], two = [], three = []] = middle;
  const fromLeft = single.filter(([, a = 0, b = 0]) => agree(game, one[a], two[b]));
  const fromRight = single.filter(([, , b = 0, c = 0]) => agree(game, two[b], three[c]));
  const firsts = classesOf(ends.firsts, whole, 0, (first) => winOf(fromLeft, first, NO_SYMBOLS));
  const lasts = classesOf(ends.lasts, whole, 4, (last) => winOf(fromRight, NO_SYMBOLS, last));
  const known = whole.map((): number[] => []);
  const winOfWhole = (first: Symbols, last: Symbols): number => {
    let sum = 0;
    for (const [at, rows] of whole.entries()) {
      const wins = known[at] ?? [];
      const key = (first[rows[0] ?? 0] ?? 0) * SYMBOLS + (last[rows[4] ?? 0] ?? 0);
      sum += wins[key] ??= winOf([rows], first, last);
    }
    return sum;
  };
  return firsts.flatMap((first) =>
    lasts.map((last) => ({
      win: first.win + last.win + winOfWhole(first.column, last.column),
      ways: first.ways * last.ways,
    })),
  );
}

function classesOf(
  columns: readonly Symbols[],
  whole: Lines,
  reel: number,
  winOf: (column: Symbols) => number,
): EndClass[] {
  const rows = [...new Set(whole.map((line) => line[reel] ?? 0))];
  const classes = new Map<number, EndClass>();
  for (const column of columns) {
    const win = winOf(column);
    const key = rows.reduce((so, row) => so * SYMBOLS + (column[row] ?? 0), win);
    const known = classes.get(key);
    if (known) known.ways += 1;
    else classes.set(key, { column, win, ways: 1 });
  }
  return [...classes.values()];
}

function agree(game: SlotGame, one: number | undefined, other: number | undefined): boolean {
  return one === other || one === game.wild || other === game.wild;
}

/** Whether one symbol, with wilds, is on all middle reels of a line. */
function goesThrough(game: SlotGame, middle: readonly Symbols[], rows: readonly number[]): boolean {
  let target = game.wild;
  for (const [at, column] of middle.entries()) {
    const symbol = column[rows[at + 1] ?? 0] ?? -1;
    if (symbol === game.wild) continue;
    if (target !== game.wild && target !== symbol) return false;
    target = symbol;
  }
  return true;
}
