// The examples of 11x5 and PK10 (lottery.md 4.2): numbers are written without leading zero.
import { ELEVEN_FIVE, PK10 } from '../../../lottery/families.ts';
import { prepareDraw, type Family, type Play } from '../../../lottery/plays/play.ts';
import { isList, isObject, type Json } from '../example.ts';
import { readSelection } from '../read-selection.ts';
import type { FamilyReader } from './reader.ts';

const CODES: readonly (readonly [RegExp, string])[] = [
  [/^SumBSOE[ _]split$/i, 'SumBSOE_Split'],
  [/^SumBSOE[ _]tie11$/i, 'SumBSOE_Tie11'],
  [/^DragonTiger(\d+v\d+)$/, 'DragonTiger_$1'],
];

function makeReader(family: Family): FamilyReader {
  return {
    name: family.code,
    findPlay({ betType }) {
      const code = CODES.reduce((text, [from, to]) => text.replace(from, to), String(betType));
      const play = family.plays.get(code);
      return play && { family, play };
    },
    readDraw(_, { draw }) {
      const numbers = isList(draw) ? draw : String(draw).split(',');
      return prepareDraw(family, numbers.map(twoDigits).join(','));
    },
    readSelection: (play, { selection }) => readSelection(play.form, asPrinted(play, selection)),
  };
}

/** Numbers in the spelling of the play's symbols; any other value is unchanged. */
function asPrinted(play: Play, value: Json | undefined): Json {
  if (value === undefined) return null;
  if (isList(value)) return value.map((each) => asPrinted(play, each));
  if (isObject(value)) {
    const entries = Object.entries(value).map(([key, each]) =>
      key === 'pos' ? [key, each] : [key, asPrinted(play, each)],
    );
    return Object.fromEntries(entries) as Json;
  }
  const symbols = play.form.kind === 'rows' ? (play.form.rows[0]?.symbols ?? []) : [];
  return symbols.includes(twoDigits(value)) ? twoDigits(value) : value;
}

function twoDigits(value: Json): string {
  return String(value).padStart(2, '0');
}

export const elevenFiveReader: FamilyReader = makeReader(ELEVEN_FIVE);
export const pk10Reader: FamilyReader = makeReader(PK10);
