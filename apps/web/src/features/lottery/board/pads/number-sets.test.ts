import type { LinesForm } from '@fairhouse/rules/lottery';
import { describe, expect, test } from 'vitest';
import { texts } from '../../../../i18n/en/number-sets.ts';
import { pressSet, setKindsOf, type SetKind } from './number-sets.ts';

const entries = (length: number): LinesForm => ({ kind: 'lines', length, sorted: false });

function kindOf(family: string, length: number, kind: string): SetKind {
  const found = setKindsOf(family, entries(length)).find((each) => each.kind === kind);
  if (found === undefined) throw new Error(kind);
  return found;
}

function readBy(kind: SetKind, text: string): string[] {
  if (kind.how !== 'typed') throw new Error(kind.kind);
  return kind.read(text);
}

describe('a typed set', () => {
  test('kéo takes three numbers of the play’s length', () => {
    const kind = kindOf('VNN', 2, 'stepping');
    expect(readBy(kind, '10/20keo90')).toHaveLength(9);
    expect(readBy(kind, '10 20 90')).toEqual(readBy(kind, '10/20keo90'));
    expect(readBy(kind, '100 200 900')).toEqual([]);
    expect(readBy(kindOf('VNS', 3, 'stepping'), '100 200 900')).toHaveLength(9);
    expect(readBy(kind, '10 20')).toEqual([]);
  });

  test('dàn takes two digits, with doubles or without', () => {
    expect(readBy(kindOf('VNN', 2, 'range'), '0-2')).toHaveLength(9);
    expect(readBy(kindOf('VNN', 2, 'rangeNoDoubles'), '02')).toHaveLength(6);
    expect(readBy(kindOf('VNN', 2, 'range'), '7')).toEqual([]);
  });

  test('win permutes digits to the play’s length', () => {
    expect(readBy(kindOf('TH', 2, 'win'), '123')).toHaveLength(6);
    expect(readBy(kindOf('TH', 2, 'winDoubles'), '123')).toHaveLength(9);
    expect(readBy(kindOf('LAO', 3, 'win'), '1234')).toHaveLength(24);
    expect(readBy(kindOf('TH', 2, 'win'), 'abc')).toEqual([]);
  });
});

test('a set is added, and removed only if it is selected completely', () => {
  expect(pressSet(new Set(['11']), ['11', '22'])).toBe('11 22');
  expect(pressSet(new Set(['07', '11', '22']), ['11', '22'])).toBe('07');
});

test('entries in any order and games of other countries have no sets', () => {
  expect(setKindsOf('VNN', { ...entries(2), sorted: true })).toEqual([]);
  expect(setKindsOf('SSC', entries(2))).toEqual([]);
});

test('every kind and every chip has a name', () => {
  for (const family of ['VNN', 'TH']) {
    for (const kind of [2, 3, 4].flatMap((length) => setKindsOf(family, entries(length)))) {
      expect(texts).toHaveProperty([kind.kind]);
      if (kind.how === 'typed') expect(texts).toHaveProperty([`hint.${kind.kind}`]);
      if (kind.how !== 'chips') continue;
      for (const { name } of kind.sets) {
        if (!/^\d$/.test(name)) expect(texts).toHaveProperty([name]);
      }
    }
  }
});
