// The Mark Six examples: draws by their parts, sides as words such as `sumOdd` or `greenBig`.
import { LHC } from '../../../lottery/families.ts';
import {
  prepareDraw,
  type Family,
  type Play,
  type PreparedDraw,
} from '../../../lottery/plays/play.ts';
import type { Selection } from '../../../lottery/slip/selection.ts';
import { isList, isObject, type Json, type JsonObject } from '../example.ts';
import { readSelection } from '../read-selection.ts';
import type { FamilyReader } from './reader.ts';

export const lhcReader: FamilyReader = {
  name: 'LHC',
  findPlay(example) {
    const play = LHC.plays.get(String(example.betType).replace(/\s*\(.*$/, ''));
    return play && { family: LHC, play };
  },
  readDraw,
  readSelection(play: Play, { selection }): Selection | undefined {
    if (play.form.kind === 'rows') {
      return readSelection(play.form, isList(selection) ? selection.map(sideOf) : null);
    }
    return isList(selection) ? { kind: 'lines', lines: selection.map(ballText) } : undefined;
  },
};

function readDraw(family: Family, { draw }: JsonObject): PreparedDraw | undefined {
  if (typeof draw === 'string') return prepareDraw(family, draw);
  if (!isObject(draw) || !isList(draw.normal)) return undefined;
  const balls = [...draw.normal, draw.special ?? null].map(ballText);
  return prepareDraw(family, `${balls.join(',')}@${String(draw.zodiacYear)}`);
}

function ballText(ball: Json): string {
  return String(ball).padStart(2, '0');
}

/** `sumOdd` is SUM_O, `greenBig` is GREEN_B, `bigOdd` is BO; any other word is unchanged. */
function sideOf(word: Json): string {
  const [, what, side] = /^([a-z]+)(Big|Small|Odd|Even)$/.exec(String(word)) ?? [];
  if (what === undefined || side === undefined) return String(word);
  const plain = what === 'big' || what === 'small';
  return (plain ? what.slice(0, 1) : `${what}_`).toUpperCase() + side.slice(0, 1);
}
