import { operator } from '@fairhouse/calls/operator';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { CHOICES, draftOf, termsOf, type Kind, type OfferDraft } from './offer-draft.ts';

const KINDS = Object.keys(CHOICES) as Kind[];

/** Whether the call takes the terms. */
const isTaken = (terms: unknown): boolean => {
  const { request } = operator.contractHouseOffer;
  return z.safeParse(request, { username: 'anna', terms, reason: 'as agreed' }).success;
};

const filled = (kind: Kind, part: Partial<OfferDraft> = {}): OfferDraft => {
  const draft = { ...draftOf(kind), ...part };
  const tiers = draft.tiers.map((tier) => ({ ...tier, rate: '1', lossRate: '2' }));
  return { ...draft, tiers };
};

test('each kind with each basis and period is what the call takes', () => {
  for (const kind of KINDS) {
    for (const basis of CHOICES[kind].bases) {
      for (const period of CHOICES[kind].periods) {
        const terms = termsOf(filled(kind, { basis, period }));
        expect(isTaken(terms), `${kind} ${basis} ${period}`).toBe(true);
      }
    }
  }
});

test('what is left empty is not agreed, and what a kind does not have is not sent', () => {
  const bare = termsOf(filled('DIVIDEND'));
  for (const name of ['periodCap', 'sellingDays', 'streak', 'rateCapPct']) {
    expect(bare).not.toHaveProperty(name);
  }
  const extra = { minPerDay: '10', requiredDays: '5', stopLimit: '9', roundUnit: '7' };
  expect(termsOf(filled('HOUR_SALARY', extra))).not.toHaveProperty('sellingDays');
  expect(termsOf(filled('HOUR_SALARY', extra))).not.toHaveProperty('stopLimit');
  expect(termsOf(filled('DAILY_SALARY', extra))).toMatchObject({ roundUnit: '7' });
  expect(termsOf(filled('DAILY_SALARY', { ...extra, basis: 'WIN_LOSS' }))).not.toHaveProperty(
    'roundUnit',
  );
  expect(termsOf(filled('REALTIME_SALARY', extra))).toMatchObject({ stopLimit: '9' });
  expect(termsOf(filled('HOUR_SALARY'))).not.toHaveProperty('minCoveragePct');
  const covered = { minCoveragePct: '5' };
  const hourly = termsOf(filled('HOUR_SALARY', covered));
  expect(hourly).toMatchObject(covered);
  expect(isTaken(hourly)).toBe(true);
  for (const [kind, part] of [
    ['HOUR_SALARY', { basis: 'ALL' }],
    ['DAILY_SALARY', { basis: 'WIN_LOSS' }],
    ['REALTIME_SALARY', { basis: 'WIN_LOSS' }],
  ] as const) {
    expect(termsOf(filled(kind, { ...covered, ...part })), kind).not.toHaveProperty(
      'minCoveragePct',
    );
  }
  expect(termsOf(filled('HOUR_SALARY', { minCoveragePct: 'half' }))).toBeUndefined();
});

test('a dividend has its days of sales, its streak and the cap of its rate', () => {
  const terms = termsOf(
    filled('DIVIDEND', {
      minPerDay: '1000',
      requiredDays: '7',
      streak: [{ periods: '3', addRatePct: '1' }],
      rateCapPct: '15',
      carryMode: 'PERMANENT',
      tierMetric: 'DAILY_AVERAGE',
      periodCap: '50000',
    }),
  );
  expect(terms).toMatchObject({
    sellingDays: { minPerDay: '1000', requiredDays: 7 },
    streak: [{ periods: 3, addRatePct: '1' }],
    rateCapPct: '15',
    carryMode: 'PERMANENT',
    tierMetric: 'DAILY_AVERAGE',
    periodCap: '50000',
  });
  expect(isTaken(terms)).toBe(true);
});

test('a tier pays a rate, two rates or an amount, and asks for what its kind measures', () => {
  const [tier] = draftOf('DIVIDEND').tiers;
  if (tier === undefined) throw new TypeError('a draft has a tier');
  const one = { ...tier, rate: '1', lossRate: '2', fixedAmount: '88' };
  const tiers = [{ ...one, minDeposit: '500', days5: '50', days15: '150', minLoss: '3' }];
  const first = (kind: Kind, part: Partial<OfferDraft> = {}) =>
    termsOf({ ...draftOf(kind), isFixed: true, ...part, tiers })?.tiers[0];
  expect(first('DIVIDEND')).toMatchObject({ fixedAmount: '88', minDeposit: '500', minLoss: '3' });
  expect(first('DAILY_SALARY', { basis: 'WIN_LOSS' })).toMatchObject({
    winRatePct: '1',
    lossRatePct: '2',
  });
  const rolling = first('REALTIME_SALARY');
  expect(rolling).toMatchObject({ ratePct: '1', days5: '50', days15: '150', minDeposit: '0' });
});

test('all tiers of an offer pay a rate, or all an amount', () => {
  const [tier] = draftOf('DIVIDEND').tiers;
  if (tier === undefined) throw new TypeError('a draft has a tier');
  const tiers = ['1', '2'].map((rate) => ({ ...tier, rate, fixedAmount: `${rate}00` }));
  const paysOf = (isFixed: boolean) =>
    termsOf({ ...draftOf('DIVIDEND'), tiers, isFixed })?.tiers.map(
      ({ ratePct, fixedAmount }) => ratePct ?? fixedAmount,
    );
  expect(paysOf(false)).toEqual(['1', '2']);
  expect(paysOf(true)).toEqual(['100', '200']);
});

test('what is missing or no number is not sent', () => {
  expect(termsOf(draftOf('DIVIDEND'))).toBeUndefined();
  const parts: readonly Partial<OfferDraft>[] = [
    { categories: [] },
    { activeMinBet: '' },
    { activeMinBet: '-1' },
    { periodCap: 'much' },
    { minPerDay: '10' },
    { requiredDays: '5' },
    { streak: [{ periods: '', addRatePct: '1' }] },
    { rateCapPct: 'x' },
    { tiers: [] },
  ];
  for (const part of parts) {
    expect(termsOf(filled('DIVIDEND', part)), JSON.stringify(part)).toBeUndefined();
  }
});
