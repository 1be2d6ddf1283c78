// How the two-sided plays of a family are laid out: which symbols face each other, and which plays
// share a list of rows.
import { oppositesIn, type Family, type Play } from '@fairhouse/rules/lottery';

/** A symbol of a row, by its index, and the colour of its side on the road. */
export interface Side {
  readonly symbol: number;
  readonly tone: 'warm' | 'cool' | 'tie' | 'plain';
}

/** A row of a play: pairs of opposite sides with what lies between them, and other symbols. */
export interface SideRow {
  readonly play: Play;
  readonly row: number;
  readonly duels: readonly (readonly Side[])[];
  readonly rest: readonly Side[];
}

/** `panels`: one row, large. `rows`: several rows of a play, or of plays alike, as a list. */
export interface SideSection {
  readonly look: 'panels' | 'rows';
  readonly play: Play;
  readonly rows: readonly SideRow[];
}

/** What neither of two sides wins on. */
const TIES: ReadonlySet<string> = new Set(['H', 'EQUAL']);

/** Sides that stand on the left although the road names them second. */
const LEFT: ReadonlySet<string> = new Set(['PLAYER', 'EVEN']);

/** The sections of a skin's plays, in their order; plays of one menu and form share a list. */
export function sideSections(family: Family, codes: readonly string[]): SideSection[] {
  const sections: SideSection[] = [];
  for (const code of codes) {
    const play = family.plays.get(code);
    if (play?.form.kind !== 'rows') continue;
    const rows = play.form.rows.map((_, row) => sideRow(play, row));
    const before = sections.at(-1);
    if (before !== undefined && rows.length === 1 && isAlike(before.play, play)) {
      sections[sections.length - 1] = { ...before, look: 'rows', rows: [...before.rows, ...rows] };
    } else sections.push({ look: rows.length === 1 ? 'panels' : 'rows', play, rows });
  }
  return sections;
}

/** Duels of different places, such as the first against the tenth. */
function isAlike(left: Play, right: Play): boolean {
  return left.menu === right.menu && left.code.startsWith('DragonTiger');
}

function sideRow(play: Play, row: number): SideRow {
  const symbols = play.form.kind === 'rows' ? (play.form.rows[row]?.symbols ?? []) : [];
  const pairs = oppositesIn(symbols);
  const tie = symbols.findIndex((symbol) => TIES.has(symbol));
  const between: readonly Side[] = tie < 0 ? [] : [{ symbol: tie, tone: 'tie' }];
  const duels = pairs.map(([warm, cool]) => {
    const sides: readonly [Side, Side] = [
      { symbol: symbols.indexOf(warm), tone: 'warm' },
      { symbol: symbols.indexOf(cool), tone: 'cool' },
    ];
    const [left, right] = LEFT.has(cool) ? [sides[1], sides[0]] : sides;
    return [left, ...(pairs.length === 1 ? between : []), right];
  });
  const placed = new Set(duels.flat().map(({ symbol }) => symbol));
  const rest = symbols.flatMap((_, symbol): Side[] =>
    placed.has(symbol) ? [] : [{ symbol, tone: 'plain' }],
  );
  return { play, row, duels, rest };
}
