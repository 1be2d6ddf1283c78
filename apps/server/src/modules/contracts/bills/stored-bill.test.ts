// What is stored of a bill is what the schemas that read it would have written.
import { wireFigures } from '@fairhouse/calls/player';
import { amount, delta, rate } from '@fairhouse/values';
import * as z from 'zod';
import { expect, test } from 'vitest';
import { computeBill, NO_HISTORY } from './compute-bill.ts';
import {
  BILL_DECISION,
  decisionOf,
  readDecision,
  readFigures,
  storeDecision,
  storeFigures,
} from './stored-bill.ts';

const tier = (turnover: bigint, pay: bigint) => ({
  minTurnover: amount(turnover),
  minLoss: amount(0n),
  minActive: 2,
  minDeposit: amount(0n),
  pay: { kind: 'rate' as const, rate: rate(pay) },
});

const terms = {
  kind: 'dividend' as const,
  basis: 'net_loss' as const,
  period: 'half_month' as const,
  carryMode: 'none' as const,
  tierMetric: 'total' as const,
  categories: ['LOTT' as const],
  activeMinBet: amount(1_000_000n),
  tiers: [tier(10_000_000n, 50_000n), tier(900_000_001n, 100_000n)],
};

const row = (bet: bigint, payout: bigint) => ({
  agent_id: 'nobody' as never,
  bet,
  win_stake: 1_234_567n,
  loss_stake: bet - 1_234_567n,
  payout,
  bet_rebate: 99n,
  agent_rebate: 1n,
  activity: 0n,
  salary: -120_001n,
  fees: 5n,
  deposit: 70_000n,
  active: 3n,
  won_turnover: 0n,
  lost_turnover: 0n,
  narrow_stake: 0n,
});

test.each([
  ['a tier is reached, and one is next', row(123_456_789n, 23_456_789n)],
  ['the highest tier is reached', row(999_999_999n, 1n)],
  ['the team won', row(123_456_789n, 223_456_789n)],
])('figures and decision where %s', (_, figures) => {
  const bill = computeBill(terms, figures, NO_HISTORY);
  const stored: unknown = JSON.parse(storeFigures(bill.figures));
  expect(stored).toEqual(z.encode(wireFigures, bill.figures));
  expect(readFigures(stored)).toEqual(bill.figures);
  expect(bill.figures.companyWin).toBe(delta(figures.bet - figures.payout - 100n - 5n));
  const decision = decisionOf(bill);
  const storedDecision: unknown = JSON.parse(storeDecision(decision));
  expect(storedDecision).toEqual(z.encode(BILL_DECISION, decision));
  expect(readDecision(storedDecision)).toEqual(decision);
});

test('a bill that was stored before bets were left out for their coverage has left out none', () => {
  const { figures } = computeBill(terms, row(123_456_789n, 1n), NO_HISTORY);
  const { narrowStake, ...older } = z.encode(wireFigures, figures);
  expect(narrowStake).toBe('0.0000');
  expect(readFigures(older)).toEqual(figures);
});
