import { player } from '@fairhouse/calls/player';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { draftOf, termsOf, type TierField, type WireTerms } from '../offer-terms.ts';
import { isReadable, tierFault } from './typed-faults.ts';

const tier = { minTurnover: '0', minLoss: '0', minActive: 0, minDeposit: '0' };
const own = {
  kind: 'HOUR_SALARY',
  basis: 'WIN_LOSS',
  period: 'HOUR',
  categories: ['LOTT'],
  activeMinBet: '0',
  tiers: [{ ...tier, winRatePct: '0.5', lossRatePct: '2' }],
} satisfies WireTerms;

const typedInto = (field: TierField, typed: string) => {
  const draft = draftOf(own);
  return { ...draft, tiers: draft.tiers.map((each) => ({ ...each, [field]: typed })) };
};

test.each([
  ['minActive', '12', undefined],
  ['minActive', '', undefined],
  ['minActive', '1000000', undefined],
  ['minActive', '1.5', 'count'],
  ['minActive', '-3', 'count'],
  ['minActive', '1e9', 'count'],
  ['minActive', '1000001', 'count'],
  ['rate', '0.8', undefined],
  ['rate', '1.2.3', 'percent'],
  ['lossRate', '1000', 'percent'],
  ['lossRate', '1,5', 'percent'],
  ['minTurnover', '10.1234', undefined],
  ['minTurnover', '10.123456', 'amount'],
  ['minTurnover', '10,000', 'amount'],
  ['minTurnover', '900000000001', 'amount'],
] as const)('%s of "%s" is marked where the call does not take it', (field, typed, fault) => {
  expect(tierFault(field, typed)).toBe(fault);
  const draft = typedInto(field, typed);
  expect(isReadable(own, draft, '')).toBe(fault === undefined);
  const { request } = player.agentContractOffer;
  const asked = { username: 'anna', terms: termsOf(own, draft) };
  expect(z.safeParse(request, asked).success).toBe(fault === undefined);
});

test('a coverage counts where the contract asks for it, and a field that is not shown never', () => {
  expect(isReadable(own, draftOf(own), '5..')).toBe(false);
  expect(isReadable({ ...own, basis: 'ALL' }, draftOf(own), '5..')).toBe(true);
  expect(isReadable(own, typedInto('minLoss', 'x'), '')).toBe(true);
});
