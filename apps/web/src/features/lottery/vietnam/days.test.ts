import { expect, test } from 'vitest';
import { requestedDay, vietnamDay } from './days.ts';

test('a day begins at midnight in Vietnam', () => {
  expect(vietnamDay(Date.parse('2026-11-20T16:59:59Z'))).toBe('2026-11-20');
  expect(vietnamDay(Date.parse('2026-11-20T17:00:00Z'))).toBe('2026-11-21');
});

test.each([
  [undefined, '2026-11-21'],
  ['2026-11-19', '2026-11-19'],
  ['2026-11-22', '2026-11-21'],
  ['2026-13-45', '2026-11-21'],
  ['yesterday', '2026-11-21'],
])('of the address %s the page shows %s', (asked, day) => {
  expect(requestedDay(asked, '2026-11-21')).toBe(day);
});
