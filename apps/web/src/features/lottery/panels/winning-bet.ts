// A small selection of a play that wins in a given draw: starts with everything that could win and
// removes parts as long as the bet still wins.
import {
  checkSlip,
  countWins,
  type Bet,
  type Family,
  type LinesForm,
  type Play,
  type PreparedDraw,
  type RowsForm,
} from '@fairhouse/rules/lottery';
import { setBits, draftSelection, type Draft } from '../board/draft.ts';

/** The resulting legal bet; undefined if this search finds none for the draw. */
export function winningBet(family: Family, play: Play, draw: PreparedDraw): Bet | undefined {
  const { form } = play;
  return form.kind === 'rows'
    ? winningRows(family, play, form, draw)
    : winningLines(family, play, form, draw);
}

function winningRows(
  family: Family,
  play: Play,
  form: RowsForm,
  draw: PreparedDraw,
): Bet | undefined {
  let rows = form.rows.map(({ symbols }) => 2 ** symbols.length - 1);
  let places = form.places === undefined ? 0 : 2 ** form.places.count - 1;
  const counts = countsOf(play);
  const wins = (picks: Omit<Draft, 'text'>): boolean =>
    isWon(play, countWins({ play, picks: { ...picks, lines: '' } }, draw, counts), counts);
  if (!wins({ rows, places })) return undefined;
  form.rows.forEach(({ least }, row) => {
    for (const symbol of setBits(rows[row] ?? 0)) {
      const fewer = rows.map((mask, at) => (at === row ? mask & ~(1 << symbol) : mask));
      if (setBits(fewer[row] ?? 0).length >= least && wins({ rows: fewer, places })) rows = fewer;
    }
  });
  for (const place of setBits(places)) {
    const fewer = places & ~(1 << place);
    const isEnough = setBits(fewer).length >= (form.places?.least ?? 0);
    if (isEnough && wins({ rows, places: fewer })) places = fewer;
  }
  const selection = draftSelection(form, { rows, places, text: '' }, []);
  const bet = checkSlip(family, { play: play.code, selection });
  return bet.ok ? bet.value : undefined;
}

function winningLines(
  family: Family,
  play: Play,
  form: LinesForm,
  draw: PreparedDraw,
): Bet | undefined {
  const counts = countsOf(play);
  const places = form.places === undefined ? 0 : 2 ** form.places.count - 1;
  const betOn = (lines: readonly string[]): Bet | undefined => {
    const selection = draftSelection(form, { rows: [], places, text: '' }, lines);
    const bet = checkSlip(family, { play: play.code, selection });
    if (!bet.ok) return undefined;
    return isWon(play, countWins(bet.value, draw, counts), counts) ? bet.value : undefined;
  };
  let lines = linesIn(form, draw.numbers).slice(0, form.most ?? MAX_TRIED);
  if (form.least === undefined) {
    return lines.map((line) => betOn([line])).find((bet) => bet !== undefined);
  }
  let found = betOn(lines);
  for (const line of found === undefined ? [] : lines) {
    const fewer = lines.filter((each) => each !== line);
    const bet = betOn(fewer);
    if (bet !== undefined) [lines, found] = [fewer, bet];
  }
  return found;
}

/** The maximum count of a result's numbers that are tried together. */
const MAX_TRIED = 40;

/** Every entry that occurs in a printed result, the ends of its prizes first. */
function linesIn(form: LinesForm, numbers: string): string[] {
  const width = form.parts?.width ?? 1;
  const count = form.length / width;
  const [drawn = ''] = numbers.split('@');
  const windows = drawn.split(' ').flatMap((prize) => {
    const parts = prize.includes(',') ? prize.split(',') : (prize.match(/\d/g) ?? []);
    const taken = prize.includes(',') ? count : form.length;
    return Array.from({ length: Math.max(0, parts.length - taken + 1) }, (_, at) => {
      const window = parts.slice(parts.length - taken - at, parts.length - at);
      return { at, line: (form.sorted ? window.toSorted() : window).join('') };
    });
  });
  const endsFirst = windows.toSorted((one, other) => one.at - other.at);
  return [...new Set(endsFirst.map(({ line }) => line))];
}

function countsOf(play: Play): number[] {
  return [...play.tiers.map(() => 0), 0];
}

/** Whether a note has won; a tie has not. */
function isWon(play: Play, any: boolean, counts: readonly number[]): boolean {
  return any && counts.slice(0, play.tiers.length).some((count) => count > 0);
}
