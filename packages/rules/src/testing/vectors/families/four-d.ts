// The examples of Malaysian and Singapore 4D.
import { parseRate } from '@fairhouse/values';
import { MY4D, SG4D } from '../../../lottery/families.ts';
import { prepareDraw } from '../../../lottery/play.ts';
import { decimal, isList, isObject, type Json } from '../example.ts';
import { readTerms } from '../run-bet.ts';
import type { FamilyReader } from './reader.ts';

const CODES: Readonly<Record<string, string>> = {
  'mBox/System': 'Big_System',
  mBox: 'Big_System',
  System: 'Big_System',
  'mBox/System Small': 'Small_System',
  '3D ABC': '3D_ABC',
  '3D A': '3D_A',
};

function codeOf(betType: string): string {
  if (/^i(Box|Perm)/.test(betType)) return /small/i.test(betType) ? 'Small_iBox' : 'Big_iBox';
  return CODES[betType] ?? betType.replace(/^SG /, '');
}

function numbersOf(value: Json | undefined): string[] {
  return isList(value) ? value.map(String) : [String(value ?? '')];
}

export const fourDReader: FamilyReader = {
  name: 'MY',
  findPlay(example) {
    const family = String(example.game).startsWith('SG') ? SG4D : MY4D;
    const play = family.plays.get(codeOf(String(example.betType)));
    return play && { family, play };
  },
  readDraw(family, { draw }) {
    if (typeof draw === 'string') return prepareDraw(family, draw);
    if (!isObject(draw)) return undefined;
    const ranks = [draw.first, draw.second, draw.third, draw.special, draw.consolation];
    return prepareDraw(family, ranks.flatMap(numbersOf).join(' '));
  },
  // Prizes are stated by rank, of the class of iBox that the number has.
  readTerms(play, example) {
    const stated = example.odds;
    if (!isObject(stated)) return readTerms(play, example, false);
    const odds = play.tiers.map(({ code }) => {
      const text = decimal(stated[code.replace(/\d+$/, '').toLowerCase()]);
      return text === undefined ? undefined : parseRate(text);
    });
    const known = odds.filter((each) => each !== undefined);
    return known.length === odds.length ? { style: 'FIXED', odds: known } : undefined;
  },
};
