import { assert } from '@fairhouse/values';
import { describe, expect, it, test } from 'vitest';
import { makeChance, oneOf, randomBet } from '../../testing/index.ts';
import { findFamily, listFamilies } from '../families.ts';
import { prepareDraw, type Family } from '../plays/play.ts';
import { randomResult } from '../random-result.ts';
import { readBet } from '../slip/slip.ts';
import { judgePartial } from './judge-partial.ts';
import { listCompletions, resultSoFar, resultSteps } from './result-steps.ts';

function familyOf(code: string): Family {
  const family = findFamily(code);
  assert(family !== undefined, `there is a family ${code}`);
  return family;
}

/** The state of one bet after each number of a result. */
function statesOf(code: string, [play, pick]: readonly [string, string], numbers: string) {
  const family = familyOf(code);
  const bet = readBet(family, play, pick);
  assert(bet.ok, `${play} ${pick} is legal`);
  return resultSteps(family.drawFormat, numbers).map(
    (_, index) => judgePartial(family, [bet.value], { numbers, fallen: index + 1 })[0],
  );
}

describe('a result as it falls', () => {
  it.each([
    ['SSC', '48271', ['4', '8', '2', '7', '1']],
    ['PK10', '02,08,10,07,04,03,09,05,06,01', '02 08 10 07 04 03 09 05 06 01'.split(' ')],
    ['LHC', '06,07,08,21,33,45,12@horse', '06 07 08 21 33 45 12'.split(' ')],
    ['FANTAN', '37', ['37']],
    ['HANOI', '12345 67890', ['12345', '67890']],
    ['K3', '446', ['4', '4', '6']],
  ])('%s %s has its numbers in printed order', (code, numbers, steps) => {
    const { drawFormat } = familyOf(code);
    expect(resultSteps(drawFormat, numbers)).toEqual(steps);
    expect(resultSoFar(drawFormat, numbers, steps.length)).toBe(numbers.split('@')[0]);
    expect(resultSoFar(drawFormat, numbers, 0)).toBe('');
  });

  it('lists what can follow, and keeps the mark', () => {
    const lhc = familyOf('LHC').drawFormat;
    const all = listCompletions(lhc, '06,07,08,21,33,45,12@horse', { fallen: 6, most: 100 });
    expect(all).toHaveLength(43);
    expect(all).toContain('06,07,08,21,33,45,12@horse');
    expect(all).not.toContain('06,07,08,21,33,45,45@horse');
  });

  it('says nothing where too much can follow, or the result comes from outside', () => {
    const ssc = familyOf('SSC').drawFormat;
    expect(listCompletions(ssc, '48271', { fallen: 0, most: 10_000 })).toBeUndefined();
    expect(listCompletions(ssc, '48271', { fallen: 1, most: 10_000 })).toHaveLength(10_000);
    const stock = familyOf('STOCK').drawFormat;
    expect(listCompletions(stock, '1345.67 +2.10', { fallen: 1, most: 10_000 })).toBeUndefined();
    expect(listCompletions(stock, '1345.67 +2.10', { fallen: 2, most: 10_000 })).toHaveLength(1);
  });
});

describe('a bet while the result is incomplete', () => {
  it.each([
    // The first digit decides a bet on the first position; 1,000 rests are tried, 10,000 are not.
    ['SSC', ['FixedPlace', '4||||'], '48271', 'open won won won won'],
    ['SSC', ['FixedPlace', '5||||'], '48271', 'open lost lost lost lost'],
    ['SSC', ['FixedPlace', '||||1'], '48271', 'open open open open won'],
    ['SSC', ['FixedPlace', '5||||1'], '48271', 'open open open open won'],
    // A sum is decided early where no rest can change it.
    ['K3', ['Sum', '3'], '446', 'lost lost lost'],
    ['K3', ['Sum', '14'], '446', 'open open won'],
    // 720 orders of the last six places are tried, 5,040 of the last seven are not.
    [
      'PK10',
      ['Top1', '02'],
      '02,08,10,07,04,03,09,05,06,01',
      'open open open won won won won won won won',
    ],
  ] as const)('%s %s in %s', (code, bet, numbers, states) => {
    expect(statesOf(code, bet, numbers)).toEqual(states.split(' '));
  });
});

test('no bet of any family is ever judged otherwise than the whole result does', () => {
  const chance = makeChance(20_261_124);
  for (const family of listFamilies()) {
    const numbers = randomResult(family.drawFormat, chance);
    const isResult = numbers !== undefined && prepareDraw(family, numbers) !== undefined;
    if (!isResult) continue;
    const plays = [...family.plays.values()];
    const bets = Array.from({ length: 12 }, () => {
      return randomBet(family, oneOf(chance, plays), chance).bet;
    });
    const steps = resultSteps(family.drawFormat, numbers).length;
    const final = judgePartial(family, bets, { numbers, fallen: steps });
    expect(final, family.code).not.toContain('open');
    for (let fallen = Math.max(0, steps - 4); fallen < steps; fallen += 1) {
      const states = judgePartial(family, bets, { numbers, fallen });
      const wrong = states.filter((state, at) => state !== 'open' && state !== final[at]);
      expect(wrong, `${family.code} ${numbers} after ${fallen}`).toEqual([]);
    }
  }
});
