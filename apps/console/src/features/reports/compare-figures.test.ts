import { expect, test } from 'vitest';
import { changePercent, dayOf } from './compare-figures.ts';

test.each([
  ['150.0000', '100.0000', 50],
  ['50.5000', '100.0000', -49],
  [3, 2, 50],
  ['0.0000', '-10.0000', 100],
  ['-20.0000', '-10.0000', -100],
  ['9007199254740993.0000', '9007199254740993.0000', 0],
  ['5.0000', '0.0000', undefined],
])('%s is compared with %s', (now, before, percent) => {
  expect(changePercent(now, before)).toBe(percent);
});

test('the day of a moment is that of the merchant’s zone', () => {
  expect(dayOf(Date.parse('2026-11-22T18:00:00Z'), 'Asia/Manila')).toBe('2026-11-23');
});
