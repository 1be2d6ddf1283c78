import { expect, test } from 'vitest';
import { randomEntry, roundSeal } from './round-seal.ts';

test('the seal is the difference between result and sum, modulo the range', () => {
  expect(roundSeal('12345', '12399')).toBe('00054');
  expect(roundSeal('99999', '00001')).toBe('00002');
});

test('a random entry has five digits', () => {
  for (let tried = 0; tried < 100; tried += 1) expect(randomEntry()).toMatch(/^\d{5}$/);
});
