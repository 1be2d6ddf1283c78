// Random legal slips of any play, for property tests, the bench and the load driver.
import { assert } from '@fairhouse/values';
import { lineText, readLine } from '../lottery/slip/lines.ts';
import type { Family, Play } from '../lottery/plays/play.ts';
import type { Form, LinesForm, PartsForm, RowForm, Selection } from '../lottery/slip/selection.ts';
import { checkSlip, type Bet, type Slip } from '../lottery/slip/slip.ts';
import { oneOf, someOf, type Chance } from './chance.ts';

/** Bounds of a random selection: symbols above the minimum of a row, and entry lines. */
export interface SlipSize {
  readonly extraSymbols: number;
  readonly lines: number;
}

/** The selections of ordinary players: a few symbols, a few lines. */
export const SMALL: SlipSize = { extraSymbols: 2, lines: 5 };
export const ANY_SIZE: SlipSize = { extraSymbols: 10, lines: 400 };

/** A random legal slip of the play: retried until it has notes. */
export function randomSlip(family: Family, play: Play, chance: Chance, size = SMALL): Slip {
  return randomBet(family, play, chance, size).slip;
}

/** A random legal slip with its bet; larger than requested where the play has no bet that small. */
export function randomBet(
  family: Family,
  play: Play,
  chance: Chance,
  size = SMALL,
): { slip: Slip; bet: Bet } {
  for (let tries = 0; tries < 1000; tries += 1) {
    const enough = tries < 200 ? size : ANY_SIZE;
    const slip = { play: play.code, selection: randomSelection(play.form, chance, enough) };
    const bet = checkSlip(family, slip);
    if (bet.ok) return { slip, bet: bet.value };
  }
  assert(false, `no legal slip of ${play.code} in a thousand tries`);
}

/** A random play of the family, and a random legal slip of it. */
export function randomSlipOf(family: Family, chance: Chance, size = SMALL): Slip {
  return randomSlip(family, oneOf(chance, [...family.plays.values()]), chance, size);
}

function randomSelection(form: Form, chance: Chance, size: SlipSize): Selection {
  const places = form.places ? { places: randomPlaces(form.places, chance) } : {};
  if (form.kind === 'lines') {
    return { kind: 'lines', lines: randomLines(form, chance, size), ...places };
  }
  return { kind: 'rows', rows: form.rows.map((row) => randomRow(row, chance, size)), ...places };
}

function randomPlaces(places: { count: number; least: number }, chance: Chance): number[] {
  const all = Array.from({ length: places.count }, (_, place) => place);
  return someOf(chance, all, places.least + chance(places.count - places.least + 1));
}

function randomRow(row: RowForm, chance: Chance, size: SlipSize): string[] {
  const most = Math.min(row.most, row.least + size.extraSymbols);
  return someOf(chance, row.symbols, row.least + chance(most - row.least + 1));
}

function randomLines(form: LinesForm, chance: Chance, size: SlipSize): string[] {
  const { least = 1, most = 10 ** form.length } = form;
  const wanted = Math.min(
    most,
    least + chance(Math.min(size.lines, 10 ** form.length, 2 * least + 12)),
  );
  const lines = new Set<string>();
  for (let tries = 0; lines.size < wanted && tries < 50 * wanted; tries += 1) {
    const line = form.parts ? randomParts(form, form.parts, chance) : plainLine(form, chance);
    if (typeof readLine(form, line) === 'number') lines.add(line);
  }
  return [...lines];
}

function plainLine(form: LinesForm, chance: Chance): string {
  return lineText(form, chance(10 ** form.length));
}

function randomParts(form: LinesForm, parts: PartsForm, chance: Chance): string {
  const count = form.length / parts.width;
  return Array.from({ length: count }, () =>
    String(parts.first + chance(parts.last - parts.first + 1)).padStart(parts.width, '0'),
  ).join('');
}
