// The examples of togel (lottery.md 4.2): selections such as `3`, `AS:4`, `EKOR:GANJIL` and two of
// them joined by `&`; terms as a prize with its discount and kei.
import { parseRate, rate, RATE_ONE } from '@fairhouse/values';
import { TOGEL } from '../../../lottery/families.ts';
import { prepareDraw, type Play } from '../../../lottery/plays/play.ts';
import type { Selection } from '../../../lottery/slip/selection.ts';
import type { Terms } from '../../../lottery/pricing/terms.ts';
import { decimal, isList, isObject, type Json, type JsonObject } from '../example.ts';
import type { FamilyReader } from './reader.ts';

const CODES: Readonly<Record<string, string>> = {
  colokBebas: 'ColokBebas',
  colokMacau: 'ColokMacau',
  colokNaga: 'ColokNaga',
  colokJitu: 'ColokJitu',
  '5050special': '5050Special',
  '5050umum': '5050Umum',
  silangHomo: 'SilangHomo',
  kombinasi: 'Kombinasi',
  shio: 'Shio',
};

const WORDS: Readonly<Record<string, string>> = { BESAR: 'B', KECIL: 'S', GANJIL: 'O', GENAP: 'E' };

const POSITIONS = ['AS', 'KOP', 'KEPALA', 'EKOR'];
const PAIRS = ['DEPAN', 'TENGAH', 'BELAKANG'];

/** Plays of different costs share a name in the file and are distinguished by their selection. */
function codeOf(betType: string, selection: string): string {
  if (betType === 'kembangKempis') return selection.endsWith('KEMBAR') ? 'Kembar' : 'KembangKempis';
  if (betType === 'dasar') return /BESAR|GANJIL/.test(selection) ? 'Dasar_BO' : 'Dasar_SE';
  return CODES[betType] ?? betType;
}

export const togelReader: FamilyReader = {
  name: 'ID',
  findPlay({ betType, selection }) {
    const play = TOGEL.plays.get(codeOf(String(betType), String(selection)));
    return play && { family: TOGEL, play };
  },
  readDraw(family, { draw, odds }) {
    const year = isObject(odds) ? odds.year : undefined;
    return prepareDraw(family, `${String(draw)}@${String(year ?? 'horse')}`);
  },
  readSelection: (play, { selection }) => readPicks(play, selection ?? null),
  readTerms,
};

function readPicks({ form }: Play, raw: Json): Selection | undefined {
  const parts = isList(raw) ? raw.map(String) : String(raw).split('&');
  if (form.kind === 'lines') return { kind: 'lines', lines: parts };
  const names = form.rows.length === PAIRS.length ? PAIRS : POSITIONS;
  const rows = form.rows.map((): string[] => []);
  for (const part of parts) {
    const [first = '', second] = part.split(':');
    const at = second === undefined ? 0 : names.indexOf(first);
    const word = second ?? first;
    if (at < 0) return undefined;
    rows[at]?.push(WORDS[word] ?? word);
  }
  return { kind: 'rows', rows };
}

function readTerms(play: Play, { odds: stated }: JsonObject): Terms | undefined {
  if (!isObject(stated)) return undefined;
  const odds = play.tiers.map((tier, at) => prizeOf(tier.code, at, play.code, stated));
  const known = odds.filter((each) => each !== undefined);
  const [discount, kei] = [partsOf(stated.discount), partsOf(stated.kei)];
  if (known.length !== odds.length || discount === undefined || kei === undefined) return undefined;
  return { style: 'FIXED', odds: known.map(rate), cost: rate(RATE_ONE - discount - kei) };
}

/** A prize by tier, or by a prefix of the tier's name; a single prize, or one per occurrence. */
function prizeOf(tier: string, at: number, play: string, stated: JsonObject): bigint | undefined {
  const { tiers, prize } = stated;
  if (!isObject(tiers)) {
    const one = partsOf(prize);
    return play === 'ColokBebas' && one !== undefined ? one * BigInt(at + 1) : one;
  }
  const beginning = tier.replace(/\d+$/, '').toLowerCase();
  const ofWord = play === 'Kembar' ? tiers.KEMBAR : tiers.KEMBANG;
  return partsOf(tiers[tier] ?? tiers[tier.slice(0, 1)] ?? tiers[beginning] ?? ofWord);
}

/** Parts of a million, possibly negative; undefined where nothing is stated. */
function partsOf(value: Json | undefined): bigint | undefined {
  const text = decimal(value) ?? '0';
  const parts = parseRate(text.replace('-', ''));
  return text.startsWith('-') && parts !== undefined ? -parts : parts;
}
