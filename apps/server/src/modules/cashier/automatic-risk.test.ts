import { amount, parseRate, type Amount, type Rate } from '@fairhouse/values';
import { expect, it } from 'vitest';
import { brokenRules, type RiskFacts } from './automatic-risk.ts';

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
};
const calm: RiskFacts = {
  amount: money(500n),
  isFirst: false,
  dayTotal: money(500n),
  deposits: money(1_000n),
  stake: money(1_000n),
  profit: 0n,
  profitToday: 0n,
  removedCards: 0,
  openFlags: 0,
};

it('a calm member passes', () => expect(brokenRules(calm, rules)).toEqual([]));

it.each<[string, Partial<RiskFacts>]>([
  ['amount', { amount: money(99n) }],
  ['amount', { amount: money(30_001n) }],
  ['day_total', { dayTotal: money(30_001n) }],
  ['first_withdrawal', { isFirst: true }],
  ['over_betting', { stake: money(10_001n) }],
  ['profit', { profit: money(10_001n) }],
  ['profit_today', { profitToday: money(30_001n), deposits: money(100_000n) }],
  ['removed_card', { removedCards: 1 }],
  ['watch_list', { openFlags: 1 }],
])('an officer looks because of %s', (rule, more) => {
  expect(brokenRules({ ...calm, ...more }, rules)).toEqual([rule]);
});

it('switched off, everything goes to an officer', () => {
  expect(brokenRules(calm, { ...rules, enabled: false })).toEqual(['switched_off']);
});
