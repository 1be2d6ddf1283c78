// The examples of Malaysian and Singapore 4D.
import { parseRate } from '@fairhouse/values';
import { MY4D, SG4D } from '../../../lottery/families.ts';
import { prepareDraw, type Family, type Play } from '../../../lottery/plays/play.ts';
import { decimal, isList, isObject, type Json, type JsonObject } from '../example.ts';
import { readTerms } from '../run-bet.ts';
import type { FamilyReader } from './reader.ts';

/** Characters other than letters and digits are ignored in a bet type. */
function plainName(name: string): string {
  return name
    .replace(/\(.*$/, '')
    .replace(/[^a-z0-9]/gi, '')
    .toLowerCase();
}

/** System and iBox use the small prizes where the name says so or no special is stated. */
function isSmall({ betType, odds }: JsonObject): boolean {
  return /small/i.test(String(betType)) || (isObject(odds) && odds.special === undefined);
}

function findPlay(family: Family, example: JsonObject): Play | undefined {
  const name = plainName(String(example.betType)).replace(/^sg/, '');
  const size = isSmall(example) ? 'Small' : 'Big';
  if (/i(box|perm|bet)/.test(name)) return family.plays.get(`${size}_iBox`);
  if (/mbox|system/.test(name)) return family.plays.get(`${size}_System`);
  return [...family.plays.values()].find(({ code }) => plainName(code) === name);
}

/** The three prizes of 3D and 2D by the letters that players use. */
const LETTERS: Readonly<Record<string, string>> = { FIRST: 'A', SECOND: 'B', THIRD: 'C' };

function numbersOf(value: Json | undefined): string[] {
  return isList(value) ? value.map(String) : [String(value ?? '')];
}

export const fourDReader: FamilyReader = {
  name: 'MY',
  findPlay(example) {
    const family = String(example.game).startsWith('SG') ? SG4D : MY4D;
    const play = findPlay(family, example);
    return play && { family, play };
  },
  readDraw(family, { draw }) {
    if (typeof draw === 'string') return prepareDraw(family, draw);
    if (!isObject(draw)) return undefined;
    const ranks = [draw.first, draw.second, draw.third, draw.special, draw.consolation];
    return prepareDraw(family, ranks.flatMap(numbersOf).join(' '));
  },
  // Prizes are stated by rank, for the iBox class of the number.
  readTerms(play, example) {
    const stated = example.odds;
    if (!isObject(stated)) return readTerms(play, example, false);
    const odds = play.tiers.map(({ code }) => {
      const rank = code.replace(/\d+$/, '');
      const text = decimal(stated[rank.toLowerCase()] ?? stated[LETTERS[rank] ?? '']);
      return text === undefined ? undefined : parseRate(text);
    });
    const known = odds.filter((each) => each !== undefined);
    return known.length === odds.length ? { style: 'FIXED', odds: known } : undefined;
  },
};
