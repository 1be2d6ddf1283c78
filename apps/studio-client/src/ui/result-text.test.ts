import { expect, test } from 'vitest';
import { EN } from '../i18n/en.ts';
import { resultText } from './result-text.ts';

const said = (round: { stake: number; payout: number; refunded?: boolean }, isFree = false) =>
  resultText(EN, round, isFree, String);

test.each([
  [{ stake: 10, payout: 0 }, ''],
  [{ stake: 10, payout: 4 }, 'Returned 4 of 10'],
  [{ stake: 10, payout: 10 }, 'Returned 10 of 10'],
  [{ stake: 10, payout: 25 }, 'Won 25'],
  [{ stake: 10, payout: 10, refunded: true }, 'The stake was given back.'],
])('%j reads "%s"', (round, text) => {
  expect(said(round)).toBe(text);
});

test('nothing was staked in a free round, so that what it pays is won', () => {
  expect(said({ stake: 10, payout: 4 }, true)).toBe('Won 4');
});
