import {
  amount,
  DAY_MS,
  instant,
  parseRate,
  type Amount,
  type Instant,
  type Rate,
} from '@fairhouse/values';
import { expect, it } from 'vitest';
import { findBrokenRules, type RiskFacts } from './risk-rules.ts';

const money = (units: bigint): Amount => amount(units * 10_000n);
const rules = {
  enabled: true,
  payAtOnce: false,
  min: money(100n),
  max: money(30_000n),
  dayTotalMax: money(30_000n),
  stakeMultipleMax: parseRate('10') as Rate,
  profitMultipleMax: parseRate('10') as Rate,
  notFirst: true,
  profitDayMax: money(30_000n),
  stakeMultipleMin: parseRate('1') as Rate,
  newRegionDays: 10,
  paymentPasswordDays: 10,
  winningDays: 7,
  noVendorMoves: true,
};
const now = instant(1_000 * DAY_MS);
const daysAgo = (days: number): Instant => instant(now - days * DAY_MS);
const calm: RiskFacts = {
  amount: money(500n),
  isFirst: false,
  dayTotal: money(500n),
  deposits: money(1_000n),
  stake: money(1_000n),
  profit: 0n,
  profitToday: 0n,
  winningDays: 6,
  newRegionAt: daysAgo(10),
  paymentPasswordAt: daysAgo(10),
  vendorMoves: 0,
  removedCards: 0,
  openFlags: 0,
};

it('a member who breaks no rule passes', () =>
  expect(findBrokenRules(calm, rules, now)).toEqual([]));

it.each<[string, Partial<RiskFacts>]>([
  ['amount', { amount: money(99n) }],
  ['amount', { amount: money(30_001n) }],
  ['day_total', { dayTotal: money(30_001n) }],
  ['first_withdrawal', { isFirst: true }],
  ['over_betting', { stake: money(10_001n) }],
  ['profit', { profit: money(10_001n) }],
  ['profit_today', { profitToday: money(30_001n) }],
  ['low_betting', { stake: money(999n) }],
  ['winning_days', { winningDays: 7 }],
  ['new_region', { newRegionAt: daysAgo(9) }],
  ['payment_password', { paymentPasswordAt: daysAgo(9) }],
  ['vendor_moves', { vendorMoves: 1 }],
  ['removed_card', { removedCards: 1 }],
  ['watch_list', { openFlags: 1 }],
])('an officer reviews because of %s', (rule, overrides) => {
  expect(findBrokenRules({ ...calm, ...overrides }, rules, now)).toEqual([rule]);
});

it('with automatic risk control off, every withdrawal goes to an officer', () => {
  expect(findBrokenRules(calm, { ...rules, enabled: false }, now)).toEqual(['switched_off']);
});

it('a rule of zero days is skipped, and so is one that is switched off', () => {
  const off = {
    ...rules,
    newRegionDays: 0,
    paymentPasswordDays: 0,
    winningDays: 0,
    noVendorMoves: false,
  };
  const wild = {
    ...calm,
    newRegionAt: now,
    paymentPasswordAt: now,
    winningDays: 30,
    vendorMoves: 9,
  };
  expect(findBrokenRules(wild, off, now)).toEqual([]);
});
