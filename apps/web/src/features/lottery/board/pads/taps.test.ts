import type { LinesForm } from '@fairhouse/rules/lottery';
import { expect, test } from 'vitest';
import { pressTap, tapsOf } from './taps.ts';

const pair = (repeats: boolean): LinesForm => ({
  kind: 'lines',
  length: 4,
  sorted: !repeats,
  parts: { width: 2, first: 1, last: 31, repeats },
});

test('entries of several numbers use a tap pad, digits and single numbers do not', () => {
  expect(tapsOf(pair(true))).toMatchObject({ count: 2 });
  expect(tapsOf(pair(true))?.numbers).toHaveLength(31);
  expect(tapsOf(pair(true))?.numbers.slice(0, 2)).toEqual(['01', '02']);
  expect(tapsOf({ kind: 'lines', length: 4, sorted: false })).toBeUndefined();
  const single = { width: 2, first: 1, last: 49, repeats: false };
  expect(tapsOf({ kind: 'lines', length: 2, sorted: false, parts: single })).toBeUndefined();
  const digits = { width: 1, first: 0, last: 9, repeats: true };
  expect(tapsOf({ kind: 'lines', length: 4, sorted: false, parts: digits })).toBeUndefined();
});

test('the last number of an entry appends it to the others', () => {
  const unfinished = pressTap(pair(true), { unfinished: [], text: '0105' }, '12');
  expect(unfinished).toEqual({ unfinished: ['12'], text: '0105' });
  expect(pressTap(pair(true), unfinished, '07')).toEqual({ unfinished: [], text: '0105\n1207' });
});

test('a repeated number is an entry only where the form allows it', () => {
  const unfinished = { unfinished: ['12'], text: '' };
  expect(pressTap(pair(true), unfinished, '12')).toEqual({ unfinished: [], text: '1212' });
  expect(pressTap(pair(false), unfinished, '12')).toEqual({ unfinished: [], text: '' });
});
