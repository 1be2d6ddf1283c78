import { expect, it } from 'vitest';
import { groupText, ratesText } from './group-text.ts';

it('shows a group with its point, and rates in per cent', () => {
  expect(groupText(1956)).toBe('1956 (7.8%)');
  expect(ratesText({ LIVE: '0.008', RNG: '0.012' })).toBe('LIVE 0.8%, RNG 1.2%');
  expect(ratesText({})).toBe('–');
});
