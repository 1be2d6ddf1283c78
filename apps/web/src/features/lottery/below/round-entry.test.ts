import { expect, test } from 'vitest';
import { randomEntry, sealOf } from './round-entry.ts';

test('the seal is what is between the sum and the result, also past the last number', () => {
  expect(sealOf('12345', '12399')).toBe('00054');
  expect(sealOf('99999', '00001')).toBe('00002');
});

test('a random entry has five digits', () => {
  for (let tried = 0; tried < 100; tried += 1) expect(randomEntry()).toMatch(/^\d{5}$/);
});
