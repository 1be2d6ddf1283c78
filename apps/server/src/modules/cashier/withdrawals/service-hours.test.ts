import { expect, it } from 'vitest';
import { isWithinServiceHours } from './service-hours.ts';

it.each([
  ['00:00', '00:00', '13:30', true],
  ['09:00', '18:00', '09:00', true],
  ['09:00', '18:00', '18:00', false],
  ['09:00', '18:00', '08:59', false],
  ['22:00', '02:00', '23:59', true],
  ['22:00', '02:00', '01:59', true],
  ['22:00', '02:00', '02:00', false],
])('from %s to %s, %s is within: %s', (from, to, time, within) => {
  expect(isWithinServiceHours({ from, to }, time)).toBe(within);
});
