import { describe, expect, it } from 'vitest';
import { makeChance } from '../../testing/chance.ts';
import {
  expectStatedChances,
  testFamilyProperties,
  preparedDraw,
} from '../../testing/family-properties.ts';
import { plainTogel, readTogel, togelNear } from '../../testing/plain/togel.ts';
import { ANY_SIZE, randomBet } from '../../testing/random-slip.ts';
import { inParts } from '../fraction.ts';
import { checkSlip } from '../slip/slip.ts';
import { defaultOdds, judgeTerms, returnToPlayer, type Terms } from '../pricing/terms.ts';
import { ZODIAC } from '../zodiac.ts';
import { TOGEL } from './index.ts';

const plays = [...TOGEL.plays.values()];

function defaultTerms(code: string): Terms {
  const play = TOGEL.plays.get(code);
  const odds = (play && defaultOdds(play)) ?? [];
  return { style: 'FIXED', odds, ...(play?.cost === undefined ? {} : { cost: play.cost }) };
}

testFamilyProperties({
  family: TOGEL,
  plainNotes: plainTogel,
  resultNear: togelNear,
  readResult: readTogel,
});

describe('the whole space of results', () => {
  const chance = makeChance(62);
  const drawOf = (number: number, year: string) => ({
    draw: preparedDraw(TOGEL, `${String(number).padStart(4, '0')}@${year}`),
    weight: 1n,
  });
  const space = Array.from({ length: 10_000 }, (_, number) => drawOf(number, 'horse'));
  it.each(plays.map((play) => [play.code, play] as const))(
    'matches the stated chances of %s',
    (_, play) => {
      for (const size of [undefined, ANY_SIZE]) {
        expectStatedChances(randomBet(TOGEL, play, chance, size).bet, space);
      }
    },
  );
  it.each(ZODIAC)('matches the stated chances of the signs in the year of the %s', (year) => {
    const backs = Array.from({ length: 100 }, (_, back) => drawOf(back, year));
    const shio = TOGEL.plays.get('Shio');
    if (shio) expectStatedChances(randomBet(TOGEL, shio, chance, ANY_SIZE).bet, backs);
    expect(shio).toBeDefined();
  });
});

/**
 * The returns of lottery.md 6.9, in hundredths of a per cent, by tier of the first kind of note.
 */
const RETURNS: readonly (readonly [code: string, parts: number, tier?: number])[] = [
  ['4D', 8955],
  ['3D', 9877],
  ['2D', 9929],
  ['2D_Depan', 9220],
  ['2D_Tengah', 9220],
  ['4D_Full', 9500],
  ['3D_Full', 9500],
  ['2D_Full', 9500],
  ['4D_BB', 8600],
  ['3D_BB', 9000],
  ['2D_BB', 9000],
  ['ColokBebas', 9822],
  ['ColokMacau', 9574],
  ['ColokNaga', 5897],
  ['ColokJitu', 9511],
  ['5050Umum', 9902],
  ['5050Special', 9902],
  ['SilangHomo', 9902],
  ['KembangKempis', 9794],
  ['Kembar', 9000],
  ['Kombinasi', 9565],
  ['Dasar_BO', 9900],
  ['Dasar_SE', 9500],
  ['Shio', 9000, 0],
  ['Shio', 8000, 1],
];

const returns = RETURNS.map(([code, parts, tier = 0]) => ({ code, parts, tier }));

it.each(returns)('matches the returns of the table for $code: $parts', ({ code, parts, tier }) => {
  const play = TOGEL.plays.get(code);
  expect(play).toBeDefined();
  if (!play) return;
  const millionths = inParts(returnToPlayer(play, tier, defaultTerms(code)), 1_000_000n);
  expect(Math.round(Number(millionths) / 100)).toBe(parts);
});

it('may be sold at its default odds', () => {
  for (const play of plays) {
    expect(judgeTerms(play, defaultTerms(play.code)), play.code).toBe('fine');
  }
});

it('refuses equal digits in plays of any order, and two legs on one position', () => {
  const lines = (play: string, line: string) =>
    checkSlip(TOGEL, { play, selection: { kind: 'lines', lines: [line] } });
  const problem = { name: 'bad_line', problem: 'all_equal' };
  for (const [play, line] of [
    ['4D_BB', '7777'],
    ['2D_BB', '00'],
    ['ColokMacau', '33'],
  ] as const) {
    expect(lines(play, line)).toMatchObject({ problem });
  }
  expect(lines('ColokNaga', '333')).toMatchObject({ ok: true });
  const rows = [['B', 'O'], [], [], []];
  const selection = { kind: 'rows', rows } as const;
  expect(checkSlip(TOGEL, { play: 'Kombinasi', selection })).toMatchObject({
    problem: { name: 'no_notes' },
  });
});

it('accepts a result in its printed form with the sign of its year only', () => {
  expect(TOGEL.prepare('4321@horse')).toBeDefined();
  for (const text of ['', '4321', '4321@', '4321@Horse', '4321@cat', '432@horse', '43210@horse'])
    expect(TOGEL.prepare(text), text).toBeUndefined();
});
