// Examples in every shape of lottery.md 4.2, generated from random slips and their enumerated
// notes.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SSC } from '../../lottery/families.ts';
import type { Play } from '../../lottery/plays/play.ts';
import type { Selection } from '../../lottery/slip/selection.ts';
import { plainNotes } from '../plain-notes.ts';
import { makeChance } from '../chance.ts';
import { randomBet } from '../random-slip.ts';
import type { Json, JsonObject } from './example.ts';
import { runExample } from './run-example.ts';

const PER_PLACE = new Set(['FixedPlace', 'BallNumber', 'BallBSOE']);

/** The selection as a vector file writes it. */
function written(play: Play, selection: Selection): Json {
  const plain = (symbol: string) => (/^\d+$/.test(symbol) ? Number(symbol) : symbol);
  const body: Json =
    selection.kind === 'lines'
      ? selection.lines
      : selection.rows.length === 1 && !/Com(120|24)$/.test(play.code)
        ? (selection.rows[0] ?? []).map(plain)
        : selection.rows.map((row) => row.map(plain));
  if (selection.places) return { mask: selection.places, pick: body };
  if (!PER_PLACE.has(play.code) || selection.kind === 'lines') return body;
  const used = selection.rows.flatMap((row, at) =>
    row.length > 0 ? [[at, row.map(plain)] as const] : [],
  );
  const [only] = used;
  return used.length === 1 && only
    ? { pos: only[0], pick: only[1] }
    : Object.fromEntries(used.map(([at, row]) => [String(at), row]));
}

describe('examples of every play', () => {
  it.each([...SSC.plays.values()].map((play) => [play.code, play] as const))('%s', (code, play) => {
    fc.assert(
      fc.property(fc.nat(2 ** 31), (seed) => {
        const chance = makeChance(seed);
        const { slip, bet } = randomBet(SSC, play, chance, { extraSymbols: 6, lines: 30 });
        const notes = plainNotes(slip, bet);
        const draw = Array.from({ length: 5 }, () => chance(10));
        const wins = notes.filter((note) => note.hits(draw)).length;
        const ties = notes.filter((note) => note.ties?.(draw)).length;
        const example: JsonObject = {
          family: 'SSC',
          betType: code.startsWith('DragonTigerRefund')
            ? `${code.replace('Refund', '')} (tie refund)`
            : code,
          selection: written(play, slip.selection),
          unitStake: 2,
          multiple: 3,
          prizeGroup: 2000,
          draw: chance(2) === 0 ? draw.join('') : draw,
          notes: notes.length,
          wins,
          stake: notes.length * 6,
          result: wins > 0 ? 'WIN' : ties > 0 ? 'TIE' : 'LOSE',
        };
        expect(runExample(example)).toEqual({ status: 'passed' });
        expect(runExample({ ...example, notes: notes.length + 1 }).status).toBe('failed');
      }),
      { numRuns: 8 },
    );
  });
});

const bet = { FixedPlace: { '4': [6] } };
const ticket = { family: 'TICKET', unitStake: 2, multiple: 1, prizeGroup: 1950 };

describe('examples of tickets', () => {
  it.each<[string, JsonObject]>([
    [
      'a chase by profit rate',
      {
        betType: 'chase.profitRate',
        selection: { bet, draws: 5, profitRate: 0.5, stopOnWin: true },
        draw: ['00001', '00001', '00001', '00001', '00006'],
        multiples: [1, 1, 1, 1, 1],
        statuses: ['LOSE', 'LOSE', 'LOSE', 'LOSE', 'WIN'],
        stake: 10,
        payout: 19.5,
        result: 'WIN',
      },
    ],
    [
      'a chase by profit amount',
      {
        betType: 'chase.profitAmount',
        selection: { bet, draws: 3, amount: 30, stopOnWin: false },
        draw: ['00001', '00001', '00001'],
        multiples: [2, 2, 3],
        stake: 14,
        payout: 0,
        result: 'LOSE',
      },
    ],
    [
      'a chase by a list',
      {
        betType: 'chase.custom',
        selection: { bet, multiples: [1, 3], stopOnWin: true },
        draw: ['00006', '00006'],
        statuses: ['WIN', 'CANCELLED_HIT'],
        stake: 2,
        payout: 19.5,
        result: 'WIN',
      },
    ],
    [
      'a commission',
      {
        betType: 'rebate.commission',
        selection: { stake: 100, memberGroup: 1956, uplineGroup: 1970 },
        draw: null,
        stake: 100,
        payout: 0.7,
        result: 'COMMISSION',
      },
    ],
    [
      'an import',
      {
        betType: 'import.text',
        selection: { play: 'Last3Straight_Single', text: '123, 456;123|12a\n7890 789' },
        draw: null,
        notes: 3,
        stake: 6,
        payout: 0,
        result: 'PARSED',
        kept: ['123', '456', '789'],
        duplicates: 1,
        invalid: ['12a', '7890'],
      },
    ],
    [
      'an import of bare text',
      {
        betType: 'text.import',
        selection: '12 34 12 5',
        draw: null,
        notes: 2,
        result: 'PARSED',
        kept: 2,
        duplicates: 1,
        invalid: 1,
      },
    ],
  ])('%s', (_, example) => {
    expect(runExample({ ...ticket, ...example })).toEqual({ status: 'passed' });
  });

  it.each(['DragonTiger_10T_T', 'DragonTiger_10T_1T', 'DragonTiger_0_1', 'DragonTiger_10T_1000'])(
    'parses %s as 万 against 千',
    (betType) => {
      const example = { family: 'SSC', betType, selection: ['D'], draw: '21000', result: 'WIN' };
      expect(runExample({ ...ticket, ...example })).toEqual({ status: 'passed' });
    },
  );

  it('skips unsupported examples', () => {
    expect(runExample({ family: 'DREAM' }).status).toBe('skipped');
    expect(runExample({ area: 'dividend' }).status).toBe('skipped');
    expect(runExample({ ...ticket, betType: 'group.buy' }).status).toBe('skipped');
  });
});
