import { describe, expect, it } from 'vitest';
import { nineteenDoors, reverse, numbersByDigit, win } from './numbers.ts';
import { yeekeeResult } from './yeekee.ts';

describe('sets of numbers from a few digits', () => {
  it('contain all orders of a number without duplicates', () => {
    expect(reverse('123')).toEqual(['123', '132', '213', '231', '312', '321']);
    expect(reverse('335')).toEqual(['335', '353', '533']);
    expect(reverse('12')).toEqual(['12', '21']);
    expect(reverse('77')).toEqual(['77']);
  });

  it('contain nineteen numbers for a digit (19 doors)', () => {
    const doors = nineteenDoors('5');
    expect(doors).toHaveLength(19);
    expect(doors.every((number) => number.includes('5'))).toBe(true);
    expect(numbersByDigit('5', 'front')).toContain('59');
    expect(numbersByDigit('5', 'back')).toContain('95');
  });

  it('contain the arrangements of a set of digits with and without doubles', () => {
    expect(win('123', 2, false)).toEqual(['12', '13', '21', '23', '31', '32']);
    expect(win('12', 2, true)).toEqual(['11', '12', '21', '22']);
    expect(win('1234', 3, false)).toHaveLength(24);
    expect(win('1234', 3, true)).toHaveLength(64);
    expect(win('1123', 2, false)).toHaveLength(6);
  });
});

describe('a round of yeekee', () => {
  const entries = Array.from({ length: 20 }, (_, at) => (at + 1) * 1000);

  it('is the sum of all entries less the sixteenth', () => {
    // 1000 + 2000 + … + 20000 is 210000; less 16000 it is 194000.
    expect(yeekeeResult(entries)).toBe('94000');
    expect(yeekeeResult([...entries.slice(0, 15), 99_999, ...entries.slice(16)])).toBe('94000');
    expect(yeekeeResult([99_999, ...entries.slice(1)])).toBe('92999');
    expect(yeekeeResult(entries.map(() => 0))).toBe('00000');
  });

  it('is void with fewer than twenty entries, and rejects numbers of more than five digits', () => {
    expect(yeekeeResult(entries.slice(1))).toBeUndefined();
    expect(() => yeekeeResult([...entries, 100_000])).toThrow('no entry');
  });
});
