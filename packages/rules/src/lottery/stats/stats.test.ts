import { describe, expect, it } from 'vitest';
import { makeChance } from '../../testing/chance.ts';
import { trendRow } from '../ssc/trend.ts';
import { hotAndCold } from './hot-cold.ts';
import { measureOmission, omissionRun } from './omission.ts';
import { beadPlate, bigRoad, type RoadCell } from './roads.ts';
import { longStreaks, currentStreak } from './streaks.ts';

const places = (cells: readonly RoadCell[]) =>
  cells
    .map(({ column, row, side, ties }) => `${side}${column}.${row}${'*'.repeat(ties)}`)
    .join(' ');

describe('omission', () => {
  it('counts draws since the last hit, the longest gap, and draws for each hit', () => {
    const came = [false, false, true, false, true, true, false];
    expect(measureOmission(came)).toEqual({ current: 1, average: 7 / 3, most: 2, hits: 3 });
    expect(omissionRun(came)).toEqual([1, 2, 0, 1, 0, 0, 1]);
    expect(measureOmission([true]).current).toBe(0);
    expect(measureOmission([false, false])).toEqual({
      current: 2,
      average: undefined,
      most: 2,
      hits: 0,
    });
  });
});

describe('hot and cold', () => {
  it('ranks by hits, then by the lower omission, a third each', () => {
    const draws = [
      ['1', '2'],
      ['1', '3'],
      ['1', '2'],
      ['4', '3'],
    ];
    const heats = hotAndCold(['1', '2', '3', '4', '5', '6'], draws, 50);
    expect(heats.map((each) => each.symbol).join('')).toBe('132456');
    expect(heats.map((each) => each.heat)).toEqual(['hot', 'hot', 'mild', 'mild', 'cold', 'cold']);
    expect(hotAndCold(['1', '4'], draws, 1).map((each) => each.hits)).toEqual([1, 0]);
  });
});

describe('road maps', () => {
  it('fill the bead plate downward, six to a column', () => {
    expect(places(beadPlate([...'BBSHBSB']))).toBe('B0.0 B0.1 S0.2 H0.3 B0.4 S0.5 B1.0');
  });

  it('begin a column on change and mark ties on the cell before', () => {
    expect(places(bigRoad([...'HDDHHTTDH']))).toBe('D0.0 D0.1** T1.0 T1.1 D2.0*');
  });

  it('turn right at the bottom, and at a tail in the way', () => {
    expect(places(bigRoad([...'DDDDDDDD']))).toBe('D0.0 D0.1 D0.2 D0.3 D0.4 D0.5 D1.5 D2.5');
    const second = places(bigRoad([...'DDDDDDDDTTTTTTT']))
      .split(' ')
      .slice(8)
      .join(' ');
    expect(second).toBe('T1.0 T1.1 T1.2 T1.3 T1.4 T2.4 T3.4');
    const third = places(bigRoad([...'DDDDDDDDTTTTTTTDDDDDD']))
      .split(' ')
      .slice(15)
      .join(' ');
    expect(third).toBe('D2.0 D2.1 D2.2 D2.3 D3.3 D4.3');
  });

  it('never put two outcomes in one cell, nor leave the six rows', () => {
    const chance = makeChance(3);
    for (let round = 0; round < 200; round += 1) {
      const sides = Array.from({ length: 120 }, () =>
        chance(round % 7 === 0 ? 12 : 3) > 0 ? 'D' : 'T',
      );
      const cells = bigRoad(sides);
      expect(cells.map((cell) => cell.side)).toEqual(sides);
      expect(new Set(cells.map((cell) => `${cell.column} ${cell.row}`)).size).toBe(120);
      expect(cells.every((cell) => cell.row >= 0 && cell.row < 6)).toBe(true);
    }
  });
});

describe('streaks', () => {
  it('continue over ties and are listed longest first', () => {
    const streaks = [
      currentStreak('a', [...'DTTHTH']),
      currentStreak('b', [...'BB']),
      currentStreak('c', [...'SOOOO']),
    ];
    expect(streaks[0]).toEqual({ subject: 'a', side: 'T', length: 3 });
    expect(longStreaks(streaks, 3).map((each) => each.subject)).toEqual(['c', 'a']);
    expect(currentStreak('none', []).length).toBe(0);
  });
});

describe('a row of the trend chart', () => {
  it('contains sums, spans, types and ratios', () => {
    expect(trendRow('11352')).toMatchObject({
      all: {
        sum: 12,
        span: 4,
        type: 'Com60',
        ratios: { bigSmall: '1:4', oddEven: '4:1', prime: '5:0' },
      },
      first3: { type: 'THREE', sum: 5 },
      mid3: { type: 'SIX', oddEven: 'OOO' },
      last3: { digits: [3, 5, 2], bigSmall: 'SBS' },
      first2: { type: 'PAIR' },
      last2: { type: 'TWO', sum: 7 },
      first4: { type: 'Com12' },
      dragonTiger: 'T',
    });
    const typeOf = (numbers: string) => trendRow(numbers)?.all.type;
    expect(['12345', '11234', '11223', '11123', '11122', '11112', '11111'].map(typeOf)).toEqual([
      'Com120',
      'Com60',
      'Com30',
      'Com20',
      'Com10',
      'Com5',
      'LEOPARD',
    ]);
    expect(trendRow('90142')?.shapes[0]).toBe('STRAIGHT');
    expect(trendRow('1234')).toBeUndefined();
  });
});
