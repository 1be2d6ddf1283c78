import { player } from '@fairhouse/calls/player';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { draftOf, payFieldsOf, termsOf, type WireTerms } from './offer-terms.ts';

const tierOf = (minTurnover: string, pay: object) => ({
  minTurnover,
  minLoss: '0',
  minActive: 0,
  minDeposit: '0',
  ...pay,
});

const own = (tiers: WireTerms['tiers'], part: Partial<WireTerms> = {}): WireTerms => ({
  kind: 'DAILY_SALARY',
  basis: 'ALL',
  period: 'DAY',
  categories: ['LOTT'],
  activeMinBet: '100',
  tiers,
  ...part,
});

/** Whether the call takes the terms. */
const isTaken = (terms: WireTerms): boolean =>
  z.safeParse(player.agentContractOffer.request, { username: 'anna', terms }).success;

const paysOf = ({ tiers }: WireTerms) =>
  tiers.map(({ ratePct, winRatePct, lossRatePct, fixedAmount }) =>
    [ratePct, winRatePct, lossRatePct, fixedAmount].filter((each) => each !== undefined).join('/'),
  );

test('an offer begins with the own tiers, and pays as they do', () => {
  const rates = own([tierOf('0', { ratePct: '0.5' }), tierOf('100', { ratePct: '0.8' })]);
  expect(termsOf(rates, draftOf(rates))).toEqual(rates);
  const amounts = own([
    tierOf('0', { fixedAmount: '50.0000' }),
    tierOf('100', { fixedAmount: '80.5000' }),
  ]);
  expect(draftOf(amounts).isFixed).toBe(true);
  expect(paysOf(termsOf(amounts, draftOf(amounts)))).toEqual(['50', '80.5000']);
  const split = { winRatePct: '0.1', lossRatePct: '0.9' };
  const both = own([tierOf('0', split)], { basis: 'WIN_LOSS' });
  expect(paysOf(termsOf(both, draftOf(both)))).toEqual(['0.1/0.9']);
  for (const terms of [rates, amounts, both])
    expect(isTaken(termsOf(terms, draftOf(terms)))).toBe(true);
});

test('all tiers pay a rate, or all an amount, also of a contract that has both', () => {
  const mixed = own([tierOf('0', { ratePct: '0.5' }), tierOf('100', { fixedAmount: '80' })]);
  const draft = draftOf(mixed);
  expect(draft.isFixed).toBe(false);
  expect(paysOf(termsOf(mixed, draft))).toEqual(['0.5', '0']);
  expect(paysOf(termsOf(mixed, { ...draft, isFixed: true }))).toEqual(['0', '80']);
  expect(payFieldsOf(mixed, true)).toEqual(['fixedAmount']);
});

test('a real-time salary and a contract by wins and losses have no amounts', () => {
  const realtime = own([tierOf('0', { ratePct: '1' })], { kind: 'REALTIME_SALARY' });
  expect(payFieldsOf(realtime, true)).toEqual(['rate']);
  const both = own([], { basis: 'MEMBER_PL' });
  expect(payFieldsOf(both, true)).toEqual(['rate', 'lossRate']);
});
