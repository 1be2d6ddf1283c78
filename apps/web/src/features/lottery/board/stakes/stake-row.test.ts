import { describe, expect, test } from 'vitest';
import type { Board } from '../controls.ts';
import {
  formatOwnStakes,
  multipleRow,
  parseOwnStakes,
  readTypedRow,
  stakeRow,
} from './stake-row.ts';

const board = {
  units: [{ mode: 'yuan', unit: '2.0000' }],
  limits: { maxMultiple: 50, maxStake: '10000.0000' },
} as Board;

describe('the row of stakes', () => {
  test('begins with multiples of the base note, and with the multiples that are allowed', () => {
    expect(stakeRow('amounts', board)).toEqual(['2', '10', '20', '100', '200']);
    expect(stakeRow('multiples', board)).toEqual(['1', '2', '5', '10', '50']);
  });

  test('is the player’s own once it was kept, without multiples that a board does not take', () => {
    const own = parseOwnStakes(formatOwnStakes({ amounts: ['0.5', '7'], multiples: ['3', '80'] }));
    expect(stakeRow('amounts', board, own)).toEqual(['0.5', '7']);
    expect(multipleRow(50, own)).toEqual(['3']);
  });

  test('has the defaults again when nothing is kept', () => {
    expect(formatOwnStakes({})).toBe('');
    expect(parseOwnStakes('')).toEqual({});
  });

  test.each([
    null,
    '[',
    'null',
    '7',
    '[]',
    '{"amounts":[]}',
    '{"amounts":["5","5"]}',
    '{"amounts":[5]}',
    '{"amounts":["-5"]}',
    '{"amounts":["0"]}',
    '{"amounts":["1e9"]}',
    '{"amounts":["1","2","3","4","5","6"]}',
    '{"multiples":["1.5"]}',
    '{"multiples":["0"]}',
    '{"multiples":{"length":3}}',
    '{"__proto__":{"amounts":["1"]}}',
  ])('does not take the stored text %s', (text) => {
    expect(parseOwnStakes(text)).toEqual({});
  });
});

describe('a row that is typed', () => {
  test('leaves empty fields out and keeps the order', () => {
    expect(readTypedRow('amounts', ['20', '', ' 5.50 '], '100')).toEqual({
      stakes: ['20', '5.5'],
      problems: [undefined, undefined, undefined],
    });
  });

  test('marks the fields that are no stake, too large, or there twice', () => {
    expect(readTypedRow('amounts', ['x', '0', '101', '5', '5.0'], '100').problems).toEqual([
      'notAStake',
      'notAStake',
      'overMost',
      undefined,
      'twice',
    ]);
    expect(readTypedRow('multiples', ['1.5', '60', '2'], '50').problems).toEqual([
      'notAStake',
      'overMost',
      undefined,
    ]);
  });
});
