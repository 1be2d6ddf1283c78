// The subjects of a family's roads and streaks. A subject is a row of a play with two opposite
// sides, so that it can be bet on; a draw takes the side that it pays (lottery.md 3).
import { K3 } from '../k3/index.ts';
import {
  prepareDraw,
  type Counts,
  type Family,
  type Play,
  type PreparedDraw,
} from '../plays/play.ts';
import { countWins } from '../settling/settle.ts';
import { FOLLOWED_PLAYS } from './followed-plays.ts';

/** A row of a play with two opposite sides; the side shown in the warmer colour comes first. */
export interface RoadSubject {
  /** Such as `BallBSOE.0.B`. */
  readonly subject: string;
  readonly play: Play;
  readonly row: number;
  readonly sides: readonly [string, string];
}

/** The side of a draw in which neither side won, or both were refunded. */
export const TIED = 'H';

/** Families without two-sided plays of their own, which use the subjects of another family. */
const BORROWED: ReadonlyMap<string, Family> = new Map([['SEAK3', K3]]);

/** Pairs of opposite symbols. */
const OPPOSITES: readonly (readonly [string, string])[] = [
  ['B', 'S'],
  ['O', 'E'],
  ['D', 'T'],
  ['SUM_B', 'SUM_S'],
  ['SUM_O', 'SUM_E'],
  ['TAIL_B', 'TAIL_S'],
  ['TENGAH', 'TEPI'],
  ['TAI', 'XIU'],
  ['ODD', 'EVEN'],
  ['BANKER', 'PLAYER'],
  ['red', 'green'],
];

/** The pairs of opposite symbols among those of a row, the warmer side first. */
export function oppositesIn(symbols: readonly string[]): readonly (readonly [string, string])[] {
  return OPPOSITES.filter((sides) => sides.every((side) => symbols.includes(side)));
}

/** The road subjects of a family; empty where its players do not follow roads. */
export function listRoadSubjects(family: Family): readonly RoadSubject[] {
  const { plays } = BORROWED.get(family.code) ?? family;
  const codes = FOLLOWED_PLAYS[family.code]?.split(' ') ?? [];
  return codes.flatMap((code) => {
    const named = code.endsWith('#')
      ? [...plays.keys()].filter((each) => each.startsWith(code.slice(0, -1)))
      : [code];
    return named.flatMap((each) => sidesOfPlay(plays.get(each)));
  });
}

/** Prepares the draws of results, oldest first; invalid results are skipped. */
export function readRoadDraws(family: Family, results: readonly string[]): PreparedDraw[] {
  const read = BORROWED.get(family.code) ?? family;
  return results.flatMap((numbers) => prepareDraw(read, numbers) ?? []);
}

/** The side of each draw, as its play pays it; `H` where neither side won. */
export function readSides(
  { play, row, sides }: RoadSubject,
  draws: readonly PreparedDraw[],
): string[] {
  const [one, other] = sides.map((side) => ({ play, picks: alone(play, row, side) }));
  const counts: Counts = [...play.tiers.map(() => 0), 0];
  const wins = (bet: typeof one, draw: PreparedDraw): boolean =>
    bet !== undefined &&
    countWins(bet, draw, counts) &&
    counts.slice(0, play.tiers.length).some((count) => count > 0);
  return draws.map((draw) => {
    const [isOne, isOther] = [wins(one, draw), wins(other, draw)];
    return isOne === isOther ? TIED : sides[isOne ? 0 : 1];
  });
}

function sidesOfPlay(play: Play | undefined): RoadSubject[] {
  if (play?.form.kind !== 'rows') return [];
  return play.form.rows.flatMap(({ symbols }, row) =>
    oppositesIn(symbols).map((sides) => ({
      subject: `${play.code}.${row}.${sides[0]}`,
      play,
      row,
      sides,
    })),
  );
}

/** The picks of one symbol of one row. */
function alone(play: Play, row: number, symbol: string) {
  const rows = play.form.kind === 'rows' ? play.form.rows : [];
  const masks = rows.map(({ symbols }, at) => (at === row ? 1 << symbols.indexOf(symbol) : 0));
  return { rows: masks, places: 0, lines: '' };
}
