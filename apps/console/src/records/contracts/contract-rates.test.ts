import { expect, test } from 'vitest';
import { rateTexts } from './contract-rates.ts';

test('tiers are named by what they pay', () => {
  const { ratesText } = rateTexts('EN');
  expect(ratesText([{ ratePct: '0.5' }, { ratePct: '1' }])).toBe('0.5 % · 1 %');
  expect(ratesText([{ winRatePct: '0.2', lossRatePct: '1' }])).toBe('0.2 / 1 %');
  expect(ratesText([{ fixedAmount: '1088.0000' }])).toBe('1,088.00');
});

test('rates are written as the language does, with all that they have', () => {
  expect(rateTexts('VI').ratesText([{ ratePct: '0.0125' }, { fixedAmount: '88.0000' }])).toBe(
    '0,0125 % · 88,00',
  );
});
