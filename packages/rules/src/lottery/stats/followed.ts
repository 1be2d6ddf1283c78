// What of a family's draws is followed in roads and streaks: two sides of a play, so that whatever
// is followed can be bet on, and a draw takes the side that it pays (lottery.md 3).
import { K3 } from '../k3/index.ts';
import { prepareDraw, type Counts, type Family, type Play, type PreparedDraw } from '../play.ts';
import { countWins } from '../settle.ts';

/** A row of a play with two sides against each other, the one that is shown warmer first. */
export interface Followed {
  /** Such as `BallBSOE.0.B`. */
  readonly subject: string;
  readonly play: Play;
  readonly row: number;
  readonly sides: readonly [string, string];
}

/** The side of a draw that neither of two sides won, or that gave both their stake back. */
export const TIED = 'H';

/** Which plays are followed, in the order in which they are chosen; `#` is any pair of places. */
const FOLLOWED_PLAYS: Readonly<Record<string, string>> = {
  SSC: 'TotalBSOE BallBSOE DragonTiger_#',
  '3D': 'TotalBSOE BallBSOE DragonTiger_#',
  P5: 'TotalBSOE BallBSOE DragonTiger_#',
  '11X5': 'SumBSOE SumTailBS BallBSOE DragonTiger_#',
  PK10: 'PlaceBSOE DragonTiger_# SumBSOE_Tie11',
  K3: 'BSOE_TripleKill',
  SEAK3: 'BSOE_TripleKill',
  PC28: 'BSOE BallBSOE DragonTiger',
  LHC: 'SpecialTwoSide TotalBSOE',
  KL8: 'Fun_BS Fun_OE Fun_OEBoard',
  VTX: 'TaiXiu BS',
  VXD: 'XocDia',
  WGG: 'BigSmall Color',
  '5D': 'SumBSOE PositionBSOE',
  SEAPK10: 'PlaceBS PlaceOE',
  FANTAN: 'BSOE',
  FANTAN5D: 'BSOE',
  FANTANK3: 'BSOE',
  BCR: 'Main',
  BCB: 'Main',
  VNN: 'SpecialBSOE',
  VNS: 'SpecialBSOE',
  ID: '5050Umum 5050Special',
  TL3D: 'BSOE',
  TL4D: 'BSOE',
  TL6D: 'BSOE',
};

/** Families that sell no two sides of their own and are followed by those of another. */
const BORROWED: ReadonlyMap<string, Family> = new Map([['SEAK3', K3]]);

/** Symbols that stand against each other. */
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

/** What is followed of a family; nothing where its players follow no sides. */
export function followedOf(family: Family): readonly Followed[] {
  const { plays } = BORROWED.get(family.code) ?? family;
  const codes = FOLLOWED_PLAYS[family.code]?.split(' ') ?? [];
  return codes.flatMap((code) => {
    const named = code.endsWith('#')
      ? [...plays.keys()].filter((each) => each.startsWith(code.slice(0, -1)))
      : [code];
    return named.flatMap((each) => sidesOfPlay(plays.get(each)));
  });
}

/** The draws among results, oldest first; texts that are no results of the family are left out. */
export function followableDraws(family: Family, results: readonly string[]): PreparedDraw[] {
  const read = BORROWED.get(family.code) ?? family;
  return results.flatMap((numbers) => prepareDraw(read, numbers) ?? []);
}

/** The side that each draw took, as its play pays it; `H` where it took neither. */
export function sidesOf({ play, row, sides }: Followed, draws: readonly PreparedDraw[]): string[] {
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

function sidesOfPlay(play: Play | undefined): Followed[] {
  if (play?.form.kind !== 'rows') return [];
  return play.form.rows.flatMap(({ symbols }, row) =>
    OPPOSITES.filter((sides) => sides.every((side) => symbols.includes(side))).map((sides) => ({
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
