import { expect, test } from 'vitest';
import { withdrawConditions } from './withdrawals/withdraw-conditions.ts';
import {
  maximumWithdrawal,
  previewWithdrawal,
  type WithdrawSettings,
} from './withdrawals/withdraw-preview.ts';

const SETTINGS: WithdrawSettings = {
  currency: 'PHP',
  open: true,
  hours: { from: '00:00', to: '00:00' },
  min: '100.0000',
  max: '50000.0000',
  available: '1000.0000',
  countToday: 0,
  countMax: 10,
  withdrawnToday: '0.0000',
  dayLimit: '200000.0000',
  turnoverLeft: '0.0000',
  turnoverShares: {
    RNG: '1',
    LIVE: '0.2',
    FISH: '1',
    PVP: '0',
    LOCAL: '0.25',
    SPORTS: '1',
    ESPORTS: '1',
  },
  contractOutstanding: '0.0000',
  debt: '0.0000',
  feeRate: '0.01',
  feeCap: '5.0000',
  feeRates: ['0.01'],
  lockedUntil: null,
  hasPaymentPassword: true,
  cards: [],
  medianPayoutSeconds: null,
};

test.each([
  ['300', { fee: '3.0000', net: '297.0000', left: '700.0000' }],
  ['1000', { fee: '5.0000', net: '995.0000', left: '0.0000' }],
  ['', 'empty'],
  ['99', 'limits'],
  ['50001', 'limits'],
  ['1000.01', 'balance'],
])('withdrawing %j shows %j', (typed, shown) => {
  expect(previewWithdrawal(SETTINGS, typed)).toEqual(shown);
});

test('the amount withdrawn today reduces the rest of the daily limit', () => {
  const busy = { ...SETTINGS, withdrawnToday: '199500.0000' };
  expect(previewWithdrawal(busy, '501')).toBe('day');
  expect(maximumWithdrawal(busy)).toBe('500.0000');
});

test('a new member sees the unmet conditions in order', () => {
  const fresh = { ...SETTINGS, hasPaymentPassword: false, available: '0.0000' };
  expect(withdrawConditions(fresh)).toEqual([
    { name: 'paymentPassword', met: false },
    { name: 'card', met: false },
    { name: 'turnover', met: true },
    { name: 'balance', met: false },
  ]);
});

test('closed hours and an exhausted daily limit are listed only when they apply', () => {
  const late = { ...SETTINGS, open: false, countToday: 10 };
  const unmet = withdrawConditions(late).filter(({ met }) => !met);
  expect(unmet.map(({ name }) => name)).toEqual(['hours', 'card', 'count']);
});

test('a debt is listed before conditions that do not resolve it', () => {
  const unmet = withdrawConditions({ ...SETTINGS, debt: '12.5000', available: '0.0000' }).filter(
    ({ met }) => !met,
  );
  expect(unmet.map(({ name }) => name)).toEqual(['debt', 'card', 'balance']);
});
