import { listFamilies, type LinesForm } from '@fairhouse/rules/lottery';
import { expect, test } from 'vitest';
import { isEnteredByDigits, pressDigit, removeNumber, type DigitEntry } from './digit-entry.ts';
import { gridOf } from './grid.ts';
import { tapsOf } from './taps.ts';

const three: LinesForm = { kind: 'lines', length: 3, sorted: false };
const tod: LinesForm = { ...three, sorted: true };

function press(form: LinesForm, text: string, digits: string): DigitEntry {
  const start: DigitEntry = { unfinished: '', text };
  return [...digits].reduce((entry, digit) => pressDigit(form, entry, digit), start);
}

test('the last digit adds the number, and the next one begins another', () => {
  expect(press(three, '', '70')).toEqual({ unfinished: '70', text: '' });
  expect(press(three, '', '701')).toEqual({ unfinished: '', text: '701' });
  expect(press(three, '', '7012')).toEqual({ unfinished: '2', text: '701' });
  expect(press(three, '123\n', '007')).toEqual({ unfinished: '', text: '123 007' });
});

test('a number that is no bet is not added, and the reason is told', () => {
  expect(press(tod, '', '777')).toEqual({ unfinished: '', text: '', problem: 'all_equal' });
  expect(press(tod, '123', '321')).toEqual({ unfinished: '', text: '123', problem: 'duplicate' });
  expect(press({ ...three, most: 1 }, '123', '321')).toMatchObject({ problem: 'full' });
  expect(press({ ...tod, orders: 3 }, '', '123')).toMatchObject({ problem: 'wrong_orders' });
});

test('a chip removes its number, however the others were typed', () => {
  expect(removeNumber('123,456\n789', '456')).toBe('123 789');
  expect(removeNumber('123', '123')).toBe('');
});

test('every play of whole numbers has exactly one pad of buttons', () => {
  for (const family of listFamilies()) {
    for (const { code, form } of family.plays.values()) {
      if (form.kind !== 'lines') continue;
      const pads = [
        gridOf(form) !== undefined,
        tapsOf(form) !== undefined,
        isEnteredByDigits(form),
      ];
      expect(pads.filter(Boolean), `${family.code} ${code}`).toHaveLength(1);
      const isOfDigits = form.parts === undefined || form.parts.width === 1;
      if (isEnteredByDigits(form)) expect(isOfDigits, `${family.code} ${code}`).toBe(true);
      if (isOfDigits && form.length === 2) expect(gridOf(form), code).toBeDefined();
    }
  }
});
