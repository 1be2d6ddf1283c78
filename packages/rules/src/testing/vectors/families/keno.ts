// The examples of keno (lottery.md 4.2).
import { KL8 } from '../../../lottery/families.ts';
import { prepareDraw, type Play } from '../../../lottery/plays/play.ts';
import type { Selection } from '../../../lottery/slip/selection.ts';
import { isList, type JsonObject } from '../example.ts';
import { findPlayBySpelling, type Spellings } from './k3.ts';
import type { FamilyReader } from './reader.ts';

/** Alternative words for the symbols of the plays on the board. */
const WORDS: Readonly<Record<string, string>> = {
  U: 'UP',
  TOP: 'UP',
  D: 'DOWN',
  BOTTOM: 'DOWN',
  M: 'MIDDLE',
  MID: 'MIDDLE',
  '810': 'EXACT',
  BIG: 'B',
  SMALL: 'S',
  ODD: 'O',
  EVEN: 'E',
};

const SPELLINGS: Spellings = [
  [/^Fun_(UpDown|TopBottom|TB)/, 'Fun_UD'],
  [/^Fun_(OE_?B|OddEven)/, 'Fun_OEBoard'],
  [/^Fun_(BSOE|Combo|Parlay)/, 'Fun_Parlay'],
  [/^Fun_Element/, 'Fun_WX'],
];

export const kenoReader: FamilyReader = {
  name: 'KL8',
  findPlay: (example) => findPlayBySpelling(KL8, example, SPELLINGS),
  readDraw(family, { draw }) {
    return isList(draw) ? prepareDraw(family, draw.map(ball).join(',')) : undefined;
  },
  readSelection,
};

function ball(value: unknown): string {
  return String(value).padStart(2, '0');
}

function readSelection({ form }: Play, { selection }: JsonObject): Selection | undefined {
  if (!isList(selection)) return undefined;
  if (form.kind === 'lines') return { kind: 'lines', lines: selection.map(ball) };
  return { kind: 'rows', rows: [selection.map((each) => symbolIn(form.rows[0]?.symbols, each))] };
}

/** A tie is 810 exactly, or ten balls in each half. */
function symbolIn(symbols: readonly string[] | undefined, value: unknown): string {
  const text = String(value);
  if (text === 'TIE') return symbols?.includes('EXACT') ? 'EXACT' : 'MIDDLE';
  return symbols?.includes(text) ? text : (WORDS[text.toUpperCase()] ?? text);
}
