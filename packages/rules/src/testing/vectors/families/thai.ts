// The examples of the Thai lottery and games with the same rules.
import { HANOI, LAO, STOCK, TH, YEEKEE } from '../../../lottery/families.ts';
import { prepareDraw, type Family } from '../../../lottery/plays/play.ts';
import { isList, isObject, type Json } from '../example.ts';
import type { FamilyReader } from './reader.ts';

const FAMILIES: Readonly<Record<string, Family>> = {
  THAI_GOV: TH,
  HANOI,
  LAO,
  STOCK,
  YEEKEE,
};

const CODES: Readonly<Record<string, string>> = {
  '3top': 'Top3',
  '3tod': 'Tod3',
  '3front': 'Front3',
  '3back': 'Back3',
  '2top': 'Top2',
  '2bottom': 'Bottom2',
  '2tod': 'Tod2',
  '4top': 'Top4',
  '4tod': 'Tod4',
  runTop: 'RunTop',
  runBottom: 'RunBottom',
};

/** The fields of a draw in printed order. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  TH: ['first', 'front3', 'back3', 'last2'],
  HANOI: ['special', 'first'],
  LAO: ['result'],
  STOCK: ['index', 'change'],
  YEEKEE: ['result'],
};

function texts(value: Json | undefined): string[] {
  return isList(value) ? value.map(String) : value === undefined ? [] : [String(value)];
}

export const thaiReader: FamilyReader = {
  name: 'TH',
  findPlay({ game, betType }) {
    const family = FAMILIES[String(game)];
    const play = family?.plays.get(CODES[String(betType)] ?? String(betType));
    return family && play && { family, play };
  },
  readDraw(family, { draw }) {
    if (!isObject(draw)) return prepareDraw(family, String(draw));
    const fields = FIELDS[family.code] ?? [];
    return prepareDraw(family, fields.flatMap((field) => texts(draw[field])).join(' '));
  },
};
