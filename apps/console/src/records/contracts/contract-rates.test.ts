import { expect, test } from 'vitest';
import { ratesText } from './contract-rates.ts';

test('tiers are named by what they pay', () => {
  expect(ratesText([{ ratePct: '0.5' }, { ratePct: '1' }])).toBe('0.5 %, 1 %');
  expect(ratesText([{ winRatePct: '0.2', lossRatePct: '1' }])).toBe('0.2 / 1 %');
  expect(ratesText([{ fixedAmount: '88.0000' }])).toBe('88.0000');
});
