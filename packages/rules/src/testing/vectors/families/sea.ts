// The examples of the quick games (lottery.md 1.13, 4.2): one family in the file, with a reader per
// game.
import { findFamily } from '../../../lottery/families.ts';
import { prepareDraw, type Family, type Play } from '../../../lottery/plays/play.ts';
import { BAU_CUA } from '../../../lottery/sea/dice-symbols.ts';
import type { Selection } from '../../../lottery/slip/selection.ts';
import { isList, isObject, type Json, type JsonObject } from '../example.ts';
import { readSelection } from '../read-selection.ts';
import { findPlayBySpelling, readFaces, readJoined, type Spellings } from './k3.ts';
import type { FamilyReader } from './reader.ts';

/** Reads the examples of one game. */
export type GameReader = Omit<FamilyReader, 'name' | 'games'>;

/** The play of a family that the example names. */
function ofFamily(
  code: string,
  spellings: Spellings = [],
): Pick<FamilyReader, 'findPlay' | 'readDraw'> {
  return {
    findPlay(example) {
      const family = findFamily(code);
      return family && findPlayBySpelling(family, example, spellings);
    },
    readDraw: readJoined,
  };
}

/** A result of words, each of which denotes a face. */
function facesOf(words: readonly string[]) {
  return (family: Family, { draw }: JsonObject) => {
    const list = isList(draw) ? draw.map(String) : [...String(draw)];
    return prepareDraw(family, list.map((word) => words.indexOf(word) + 1).join(''));
  };
}

/** Cards or places, padded to the width of the highest. */
function picksOf(width: number) {
  return (family: Family, { draw }: JsonObject) => {
    const list = isList(draw) ? draw : [draw ?? ''];
    return prepareDraw(family, list.map((each) => String(each).padStart(width, '0')).join(','));
  };
}

/** Places by index from 0, or `{pos, pick}`. */
function readPlaces(play: Play, { selection }: JsonObject): Selection | undefined {
  const read = readSelection(play.form, selection ?? null);
  if (read?.kind !== 'rows' || play.form.kind !== 'rows') return undefined;
  const width = play.form.rows[0]?.symbols[0]?.length ?? 1;
  return {
    kind: 'rows',
    rows: read.rows.map((row) => row.map((each) => each.padStart(width, '0'))),
  };
}

/** `PositionC` is the third row of `Position`, `PositionC_BSOE` of `PositionBSOE`. */
const PLACED = /^Position(BSOE)?_?([A-E])_?(BSOE)?$/;

const FIVE_D: GameReader = {
  findPlay(example) {
    const family = findFamily('5D');
    const betType = String(example.betType).replace(PLACED, 'Position$1$3');
    return family && findPlayBySpelling(family, { ...example, betType });
  },
  readDraw: readJoined,
  readSelection(play, { betType, selection }) {
    const place = PLACED.exec(String(betType))?.[2];
    const raw: Json =
      place === undefined
        ? (selection ?? null)
        : { pos: 'ABCDE'.indexOf(place), pick: selection ?? [] };
    return readSelection(play.form, raw);
  },
};

/** The cup's total as the result. */
const FAN_TAN: GameReader = {
  ...ofFamily('FANTAN'),
  readDraw(family, { draw }) {
    const total = isObject(draw) ? draw.total : draw;
    return prepareDraw(family, String(total).padStart(2, '0'));
  },
  // Two adjacent fans, in any order and with any separator.
  readSelection(play, { selection }) {
    const read = readSelection(play.form, selection ?? null);
    if (play.code !== 'Kwok' || play.form.kind !== 'rows' || !isList(selection)) return read;
    const symbols = play.form.rows[0]?.symbols ?? [];
    const fansOf = (value: Json) => String(value).replaceAll(/\D/g, '').split('').sort().join('');
    const pairs = selection.every((each) => typeof each === 'number') ? [selection] : selection;
    const named = pairs.map((pair) => symbols.find((each) => fansOf(each) === fansOf(pair)) ?? '');
    return { kind: 'rows', rows: [named] };
  },
};

const WIN_GO = ofFamily('WGG', [
  [/^(BS|Size)/, 'BigSmall'],
  [/^Num/, 'Number'],
]);
const RACE = {
  ...ofFamily('SEAPK10', [[/^(Rank|Position|Fixed)/, 'Ranking']]),
  readDraw: picksOf(2),
  readSelection: readPlaces,
};
/** Cards by their number in the shoe; a tie is a bet on equal hands. */
function baccarat(code: string): GameReader {
  return {
    ...ofFamily(code, [
      [/Pair/, 'Pair'],
      [/Six/, 'SuperSix'],
      [/^(Banker|Player|Tie)/, 'Main'],
    ]),
    readDraw: picksOf(3),
    readSelection(_, { selection }) {
      const words = isList(selection) ? selection.map(String) : [];
      return { kind: 'rows', rows: [words.map((word) => (word === 'TIE' ? 'EQUAL' : word))] };
    },
  };
}

const RED_WHITE = ['R', 'W'];

/** Every game that can be run, by its name in the examples. */
const GAMES: Readonly<Record<string, GameReader>> = {
  VTX: ofFamily('VTX', [[/^(BS|Big)/, 'BS']]),
  VXD: { ...ofFamily('VXD'), readDraw: facesOf(RED_WHITE) },
  VBC: { ...ofFamily('VBC'), readDraw: facesOf(BAU_CUA) },
  CLR: ofFamily('CLR'),
  WINGO: WIN_GO,
  WGG: WIN_GO,
  '5D': FIVE_D,
  SEAK3: { ...ofFamily('SEAK3'), readSelection: readFaces },
  SEAPK10: RACE,
  FANTAN: FAN_TAN,
  FANTAN5D: ofFamily('FANTAN5D'),
  FANTANK3: ofFamily('FANTANK3'),
  BCR: baccarat('BCR'),
  BCB: baccarat('BCB'),
};

function gameOf(example: JsonObject): GameReader | undefined {
  return GAMES[String(example.game)];
}

export const seaReader: FamilyReader = {
  name: 'SEA',
  games: Object.keys(GAMES),
  findPlay: (example) => gameOf(example)?.findPlay(example),
  readDraw: (family, example) => gameOf(example)?.readDraw(family, example),
  readSelection(play, example) {
    const game = gameOf(example);
    return game?.readSelection
      ? game.readSelection(play, example)
      : readSelection(play.form, example.selection ?? null);
  },
};
