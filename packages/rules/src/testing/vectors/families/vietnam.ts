// The Vietnamese examples: bet types in their own spelling, prizes by name, and for đá the
// frequency of each number instead of a result.
import { RATE_ONE, rate } from '@fairhouse/values';
import { prizeLengths } from '../../../fair/numbers.ts';
import { VNN, VNS, VNS2 } from '../../../lottery/families.ts';
import { prepareDraw, type Family, type PreparedDraw } from '../../../lottery/plays/play.ts';
import { isList, isObject, type Json, type JsonObject } from '../example.ts';
import { readTerms } from '../run-bet.ts';
import type { FamilyReader } from './reader.ts';

const CODES: Readonly<Record<string, string>> = {
  lo2: 'Lo2',
  lo2_1k: 'Lo2_1K',
  lo2_head: 'LoHead2',
  lo2_head_1k: 'LoHead2_1K',
  lo3: 'Lo3',
  lo4: 'Lo4',
  xien2: 'Xien2',
  xien3: 'Xien3',
  xien4: 'Xien4',
  xien_quay: 'XienQuay',
  xienquay: 'XienQuay',
  truot4: 'Truot4',
  truot8: 'Truot8',
  truot10: 'Truot10',
  de: 'DeSpecial',
  de_special: 'DeSpecial',
  de_first: 'DeFirst',
  de_first_prize: 'DeFirst',
  de_head: 'DeHead',
  de_head_tail: 'DeHeadTail',
  de_any: 'DeAny',
  '3cang_special': 'Cang3Special',
  '3cang_head': 'Cang3Head',
  '3cang_head_tail': 'Cang3HeadTail',
  '3cang_any': 'Cang3Any',
  '4cang_special': 'Cang4Special',
  '4cang': 'Cang4Special',
  head_digit: 'TensSpecial',
  tail_digit: 'OnesSpecial',
};

/** The number of stations of a đá example, one or two; undefined for other examples. */
function stationsOf(betType: string): number | undefined {
  const pair = /^da([12])?\b/.exec(betType);
  return pair ? Number(pair[1] ?? 1) : undefined;
}

function familyOf(example: JsonObject): Family {
  if (stationsOf(String(example.betType)) === 2) return VNS2;
  return example.game === 'XSMB' ? VNN : VNS;
}

function codeOf(example: JsonObject): string {
  const betType = String(example.betType);
  if (stationsOf(betType) !== undefined) {
    return example.rule === 'ROUND_BONUS' ? 'Da_RoundBonus' : 'Da_MinPairs';
  }
  const name = betType.replace(/\s*\(.*$/, '').trim();
  return CODES[name.toLowerCase()] ?? name;
}

function texts(value: Json | undefined): string[] {
  return isList(value) ? value.map(String) : value === undefined ? [] : [String(value)];
}

/**
 * A result of the family in which the numbers have the given frequencies, and other chosen numbers
 * do not occur.
 */
function resultOf(family: Family, hits: JsonObject, chosen: readonly string[]): string {
  const tails = Object.entries(hits).flatMap(([number, times]) =>
    new Array<string>(Number(times)).fill(number),
  );
  const taken = new Set([...Object.keys(hits), ...chosen]);
  const other = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0')).find(
    (number) => !taken.has(number),
  );
  const lengths = prizeLengths(family.drawFormat.layout ?? '');
  return lengths.map((length, at) => (tails[at] ?? other ?? '').padStart(length, '0')).join(' ');
}

function readDraw(family: Family, { draw, selection }: JsonObject): PreparedDraw | undefined {
  if (typeof draw === 'string') return prepareDraw(family, draw);
  if (!isObject(draw)) return undefined;
  if (isObject(draw.hits)) {
    return prepareDraw(family, resultOf(family, draw.hits, texts(selection)));
  }
  if (!isObject(draw.prizes)) return undefined;
  return prepareDraw(family, Object.values(draw.prizes).flatMap(texts).join(' '));
}

export const vietnamReader: FamilyReader = {
  name: 'VN',
  findPlay(example) {
    const family = familyOf(example);
    const play = family.plays.get(codeOf(example));
    return play && { family, play };
  },
  readDraw,
  // The file states the prize of a round; a bonus is half of it.
  readTerms(play, example) {
    const stated = readTerms(play, example, false);
    if (play.code !== 'Da_RoundBonus' || stated?.style !== 'FIXED') return stated;
    const [round = RATE_ONE] = stated.odds;
    return { ...stated, odds: [round, rate(round / 2n)] };
  },
  // The file counts the rounds of a round bonus as wins, but not the half prizes.
  adjustResult(result, bet) {
    if (bet.play.code !== 'Da_RoundBonus') return result;
    const rounds = result.tiers?.find(({ tier }) => tier === 'ROUND');
    return { ...result, wins: rounds?.notes ?? 0 };
  },
};
