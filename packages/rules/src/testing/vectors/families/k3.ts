// The examples of three dice (lottery.md 4.2): faces also denote pairs and triples.
import { K3 } from '../../../lottery/families.ts';
import {
  prepareDraw,
  type Family,
  type Play,
  type PreparedDraw,
} from '../../../lottery/plays/play.ts';
import type { Selection } from '../../../lottery/slip/selection.ts';
import { isList, isObject, type Json, type JsonObject } from '../example.ts';
import type { FamilyReader } from './reader.ts';

/** Alternative spellings of play codes. */
export type Spellings = readonly (readonly [spelling: RegExp, code: string])[];

const SPELLINGS: Spellings = [
  [/^(SicBo|Single)/, 'SicBoNumber'],
  [/^BSOE.*Kill/, 'BSOE_TripleKill'],
  [/^BSOE/, 'BSOE'],
];

export const k3Reader: FamilyReader = {
  name: 'K3',
  findPlay: (example) => findPlayBySpelling(K3, example, SPELLINGS),
  readDraw: readJoined,
  readSelection: readFaces,
};

/** The play whose code the example states, directly or in an alternative spelling. */
export function findPlayBySpelling(family: Family, example: JsonObject, spellings: Spellings = []) {
  const stated = String(example.betType).replace(' ', '_');
  const other = spellings.find(([spelling]) => spelling.test(stated))?.[1] ?? '';
  const play = family.plays.get(stated) ?? family.plays.get(other);
  return play && { family, play };
}

/** A result written as a list or a word, printed without separators. */
export function readJoined(family: Family, example: JsonObject): PreparedDraw | undefined {
  const { draw } = example;
  return prepareDraw(family, isList(draw) ? draw.map(String).join('') : String(draw));
}

/** Faces, for plays whose symbols are `1`, `11`, `111`, or the single `ANY`. */
export function readFaces(play: Play, example: JsonObject): Selection | undefined {
  const raw = example.selection;
  const rows = isObject(raw) ? [raw.pair ?? [], raw.single ?? []] : [raw ?? []];
  if (play.form.kind !== 'rows' || rows.length !== play.form.rows.length) return undefined;
  const symbols = play.form.rows.map((row) => row.symbols);
  if (symbols[0]?.[0] === 'ANY') return { kind: 'rows', rows: [['ANY']] };
  return {
    kind: 'rows',
    rows: rows.map((row, at) => cells(row).map(spellLike(symbols[at] ?? []))),
  };
}

function cells(row: Json): string[] {
  return (isList(row) ? row : [row]).map((each) => String(each).replace('*', ''));
}

function spellLike(symbols: readonly string[]): (text: string) => string {
  return (text) =>
    symbols.find((symbol) => symbol === text || [...symbol].every((each) => each === text)) ?? text;
}
