// The Philippine examples: the games of the PCSO under its own names, and the TL side games.
import { findFamily } from '../../../lottery/families.ts';
import { prepareDraw, type Family, type Play } from '../../../lottery/plays/play.ts';
import type { Selection } from '../../../lottery/slip/selection.ts';
import type { Terms } from '../../../lottery/pricing/terms.ts';
import { isList, isObject, type Json, type JsonObject } from '../example.ts';
import { readSelection as readRows } from '../read-selection.ts';
import { readTerms as readOdds } from '../run-bet.ts';
import type { FamilyReader } from './reader.ts';

const isLotto = (family: string) => /^TL6\d\d$/.test(family);

/** Numbers of two digits separated by commas, or digits without separators. */
function readDraw(family: Family, { draw }: JsonObject) {
  const isApart = isLotto(family.code) || family.code.startsWith('TL2D');
  if (!isList(draw)) return prepareDraw(family, String(draw));
  return prepareDraw(family, isApart ? draw.map(twoDigits).join(',') : draw.map(String).join(''));
}

function twoDigits(number: Json): string {
  return String(number).padStart(2, '0');
}

/**
 * Entries as texts or as lists of their numbers; a flat list is one entry where entries are long.
 */
function readSelection(play: Play, { selection = null }: JsonObject): Selection | undefined {
  const { form } = play;
  if (form.kind === 'rows') return readRows(form, selection);
  const list = isList(selection) ? selection : [selection];
  const isNumber = (each: Json) => typeof each === 'number';
  const entries = list.every(isNumber) && form.length > 2 ? [list] : list;
  const width = form.parts?.width ?? 1;
  const text = (each: Json) => String(each).padStart(width, '0');
  return {
    kind: 'lines',
    lines: entries.map((entry) => (isList(entry) ? entry.map(text).join('') : text(entry))),
  };
}

/** Prizes of a lotto are stated for a play of 20 pesos. */
const LOTTO_UNIT = 20;

function readTerms(play: Play, example: JsonObject): Terms | undefined {
  const { odds, game } = example;
  if (!isObject(odds) || !String(game).startsWith('PCSO-6/')) return readOdds(play, example, false);
  const perUnit = Object.entries(odds).map(([tier, prize]) => [tier, Number(prize) / LOTTO_UNIT]);
  return readOdds(play, { ...example, odds: Object.fromEntries(perUnit) }, false);
}

/** `PCSO-3D` is TL3D, `PCSO-6/42` is TL642. */
export const pcsoReader: FamilyReader = {
  name: 'PH',
  findPlay({ game, betType }) {
    const family = findFamily(`TL${String(game).replace(/^PCSO-|\//g, '')}`);
    const play = family?.plays.get(`PCSO_${String(betType)}`);
    return family && play && { family, play };
  },
  readDraw,
  readSelection,
  readTerms,
};

/** The games of Vietlott, by the code of their family. */
export const vietlottReader: FamilyReader = {
  name: 'VL',
  games: ['VL645', 'VL655', 'MAX3D'],
  findPlay({ game, betType }) {
    const family = findFamily(String(game));
    const play = family?.plays.get(String(betType));
    return family && play && { family, play };
  },
  readDraw: (family, { draw }) => prepareDraw(family, String(draw)),
  readSelection,
};

const SIDE_GAMES = ['2D', '2D37', '3D', '4D', '6D', '642', '645', '649', '655', '658'];

export const sideGamesReader: FamilyReader = {
  name: 'SEA',
  games: SIDE_GAMES.map((game) => `TL${game}`),
  findPlay({ game, betType }) {
    const family = findFamily(String(game));
    const play = family?.plays.get(String(betType));
    return family && play && { family, play };
  },
  readDraw,
  readSelection,
};
