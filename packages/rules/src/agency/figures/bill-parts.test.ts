import { amount, rate, ZERO } from '@fairhouse/values';
import { expect, test } from 'vitest';
import type { ContractTerms } from '../contracts/contract.ts';
import {
  addParts,
  countedParts,
  countsLoss,
  countsStakes,
  leastCoverage,
  lossOfParts,
  NO_PARTS,
  partsOfBet,
  restOfParts,
  stakesOfMember,
} from './bill-parts.ts';
import { outcomeOf, splitStakes } from '../salary/stakes.ts';

const tier = {
  minTurnover: ZERO,
  minLoss: ZERO,
  minActive: 0,
  minDeposit: ZERO,
  pay: { kind: 'rate' as const, rate: rate(8000n) },
};
const common = { categories: ['LOTT' as const], activeMinBet: ZERO, tiers: [tier] };
const daily = { ...common, kind: 'daily_salary' as const, period: 'day' as const };
const terms = (basis: 'all' | 'win_loss' | 'member_pl'): ContractTerms => ({ ...daily, basis });

test('days and what was raised add up to the period, in which nothing is below zero', () => {
  const days = [
    { ...NO_PARTS, bet: 100n, payout: 30n, rebate: 2n },
    { ...NO_PARTS, bet: 50n, payout: 80n, rebate: -5n, salary: 4n },
  ];
  const sum = addParts(days);
  const counted = countedParts(sum);
  expect([sum.rebate, counted.rebate, counted.bet]).toEqual([-3n, 0n, 150n]);
  const raised = restOfParts(counted, days);
  expect(raised).toEqual({ ...NO_PARTS, rebate: 3n });
  const all = raised === undefined ? days : [...days, raised];
  expect(all.reduce((loss, day) => loss + lossOfParts(day), 0n)).toBe(lossOfParts(counted));
  expect(restOfParts(counted, all)).toBeUndefined();
});

test('a contract counts the loss where it pays by it or a tier asks for it', () => {
  expect(countsLoss(terms('all'))).toBe(false);
  expect(countsLoss({ ...daily, basis: 'all', tiers: [{ ...tier, minLoss: amount(1n) }] })).toBe(
    true,
  );
  expect([terms('all'), terms('win_loss'), terms('member_pl')].map(countsStakes)).toEqual([
    false,
    true,
    true,
  ]);
});

test('a stake is on the side of its bet, or of its member where members are counted', () => {
  const member = { ...NO_PARTS, bet: 30n, payout: 40n, winStake: 10n, lossStake: 20n };
  expect(stakesOfMember(terms('win_loss'), member)).toEqual(member);
  const sides = stakesOfMember(terms('member_pl'), member);
  expect([sides.winStake, sides.lossStake]).toEqual([30n, 0n]);
  const bets = [
    { stake: 10n, payout: 40n, rebate: 0n, coverage: undefined, isHedged: true },
    { stake: 20n, payout: 0n, rebate: 0n, coverage: rate(1n), isHedged: false },
  ];
  for (const basis of ['win_loss', 'member_pl'] as const) {
    const whole = stakesOfMember(terms(basis), member);
    const parts = bets.map((bet) => partsOfBet(terms(basis), bet, whole));
    expect([basis, restOfParts(whole, parts)]).toEqual([basis, undefined]);
  }
});

test('a bet below the coverage, or hedged, is in neither stake, and in a part of its own', () => {
  const coverages = [undefined, rate(0n), rate(49_999n), rate(50_000n), rate(1_000_000n)];
  const pays = [0n, 10n, 40n];
  const bets = coverages.flatMap((coverage) =>
    pays.flatMap((payout) =>
      [false, true].map((isHedged) => ({ stake: 10n, payout, rebate: 0n, coverage, isHedged })),
    ),
  );
  const hour = { ...common, kind: 'hour_salary' as const, period: 'hour' as const };
  for (const minCoverage of [undefined, rate(50_000n)]) {
    const asked = minCoverage === undefined ? {} : { minCoverage };
    const own: ContractTerms = { ...hour, basis: 'win_loss', ...asked };
    expect(leastCoverage(own)).toBe(minCoverage);
    const sum = addParts(bets.map((bet) => partsOfBet(own, bet, NO_PARTS)));
    const split = splitStakes(
      bets.map((bet, id) => ({
        id: String(id),
        stake: amount(bet.stake),
        outcome: outcomeOf(amount(bet.stake), amount(bet.payout)),
        ...(bet.coverage === undefined ? {} : { coverage: bet.coverage }),
        isHedged: bet.isHedged && minCoverage !== undefined,
      })),
      minCoverage,
    );
    const narrow = minCoverage === undefined ? 0n : 140n;
    expect(sum).toMatchObject({ winStake: split.winStake, lossStake: split.lossStake });
    expect(sum).toMatchObject({ bet: 300n, winStake: 100n - narrow / 2n, narrowStake: narrow });
  }
});
