import { findFamily, type Play } from '@fairhouse/rules/lottery';
import { describe, expect, it } from 'vitest';
import { emptyDraft } from '../../draft.ts';
import {
  addNumbers,
  numbersOf,
  numbersOfEntry,
  refusesAll,
  removeFrom,
  toggleChosen,
  type EntryMode,
} from './keypad-entry.ts';

const family = findFamily('LAO');
if (family === undefined) throw new Error('no family');

function play(code: string): Play {
  const found = family?.plays.get(code);
  if (found === undefined) throw new Error(`no play ${code}`);
  return found;
}

const added = (code: string, ...entries: readonly string[][]) =>
  entries.reduce(
    (draft, numbers) => addNumbers(play(code), draft, numbers),
    emptyDraft(play(code).form),
  );

describe('the plays of the keypad', () => {
  it.each([
    [['Top3'], 'Tod3', ['Top3', 'Tod3']],
    [['Top3', 'Tod3'], 'Top3', ['Tod3']],
    [['Top3', 'Tod3'], 'Bottom2', ['Bottom2']],
    [['Bottom2'], 'Top2', ['Bottom2', 'Top2']],
    [['Bottom2'], 'Bottom2', ['Bottom2']],
    [['Bottom2', 'Top2'], 'RunTop', ['RunTop']],
  ])('chosen %j, pressed %s: %j', (chosen, pressed, next) => {
    expect(toggleChosen(family, chosen, pressed)).toEqual(next);
  });
});

describe('an entry of the keypad', () => {
  const mode = (length: number, more: Partial<EntryMode> = {}): EntryMode => ({
    length,
    isTurned: false,
    helper: undefined,
    ...more,
  });

  it.each([
    [mode(3), '12', undefined],
    [mode(3), '123', '123'],
    [mode(1), '7', '7'],
    [mode(3, { isTurned: true }), '123', '123 132 213 231 312 321'],
    [mode(3, { isTurned: true }), '335', '335 353 533'],
    [mode(2, { isTurned: true }), '12', '12 21'],
    [mode(2, { isTurned: true }), '77', '77'],
    [mode(2, { helper: 'front' }), '4', '40 41 42 43 44 45 46 47 48 49'],
    [mode(2, { helper: 'back' }), '4', '04 14 24 34 44 54 64 74 84 94'],
  ] as const)('in mode %j of %s is %s', (of, digits, numbers) => {
    expect(numbersOfEntry(of, digits)?.join(' ')).toBe(numbers);
  });

  it('of nineteen doors has nineteen numbers with the digit', () => {
    const doors = numbersOfEntry(mode(2, { helper: 'doors' }), '5') ?? [];
    expect(new Set(doors).size).toBe(19);
    expect(doors.every((number) => number.includes('5'))).toBe(true);
  });
});

describe('the numbers of a play', () => {
  it('are kept once, in their order', () => {
    expect(numbersOf(play('Top3'), added('Top3', ['321'], ['123', '321']))).toEqual(['321', '123']);
  });

  it('in any order are one number for all orders, and never three alike', () => {
    expect(numbersOf(play('Tod3'), added('Tod3', ['321', '123', '777']))).toEqual(['321']);
    expect(refusesAll(play('Tod3'), ['777'])).toBe(true);
    expect(refusesAll(play('Top3'), ['777'])).toBe(false);
  });

  it('of running digits are the digits', () => {
    const draft = added('RunTop', ['7'], ['2'], ['7']);
    expect(numbersOf(play('RunTop'), draft)).toEqual(['2', '7']);
    expect(numbersOf(play('RunTop'), removeFrom(play('RunTop'), draft, '7'))).toEqual(['2']);
    expect(removeFrom(play('RunTop'), draft, 'x')).toEqual(draft);
  });

  it('are left without one that is removed', () => {
    const draft = added('Top2', ['12', '21']);
    expect(numbersOf(play('Top2'), removeFrom(play('Top2'), draft, '12'))).toEqual(['21']);
  });
});
