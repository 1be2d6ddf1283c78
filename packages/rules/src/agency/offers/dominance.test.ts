// A downline's contract is not better than its upline's own, and so on down a line: random terms of
// every kind.
import { amount, delta, rate, type Amount, type Rate } from '@fairhouse/values';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomTerms, termsBelow, type Choose } from '../../testing/random-terms.ts';
import { CONTRACT_KINDS, type ContractTerms } from '../contracts/contract.ts';
import { findOrderProblem } from '../contracts/terms-problem.ts';
import { dividend } from '../dividend/dividend.ts';
import { dailySalary } from '../salary/daily-salary.ts';
import { hourSalary } from '../salary/hour-salary.ts';
import { realtimePayOf } from '../salary/realtime-pay.ts';
import { hasReachedStopLimit, realtimeLines } from '../salary/realtime-salary.ts';
import { splitStakes, type SettledStake } from '../salary/stakes.ts';
import { findBaseDifference } from './base-difference.ts';
import { findDominanceProblem, type DominanceRules } from './dominance.ts';

/** Whether an agent with its own terms could offer the others to a direct. */
const dominates = (own: ContractTerms, offered: ContractTerms, rules: DominanceRules): boolean =>
  findOrderProblem(offered.tiers) === undefined &&
  findBaseDifference(own, offered) === undefined &&
  findDominanceProblem(own.tiers, offered.tiers, rules) === undefined;

const choices = fc.infiniteStream(fc.nat(1000)).map(
  (stream): Choose =>
    (below) =>
      (stream.next().value ?? 0) % below,
);
const rulesOf = fc.record({
  allowsEqual: fc.boolean(),
  allowsCross: fc.boolean(),
  checksActive: fc.boolean(),
  checksLoss: fc.boolean(),
});
const RUNS = 4000;

describe.each(CONTRACT_KINDS)('a %s', (kind) => {
  it('that passes the check by one that passes it passes the check by the upline of both', () => {
    const found = { both: 0, one: 0, neither: 0 };
    fc.assert(
      fc.property(choices, rulesOf, (choose, rules) => {
        const own = randomTerms(kind, choose);
        const offered = termsBelow(own, choose);
        const below = termsBelow(offered, choose);
        const first = dominates(own.terms, offered.terms, rules);
        const second = dominates(offered.terms, below.terms, rules);
        found[first && second ? 'both' : first || second ? 'one' : 'neither'] += 1;
        if (first && second) expect(dominates(own.terms, below.terms, rules)).toBe(true);
      }),
      { numRuns: RUNS },
    );
    expect(Math.min(found.both, found.one, found.neither)).toBeGreaterThan(RUNS / 20);
  });

  it('that passes the check never pays more than the upline’s own for the same figures', () => {
    const found = { within: 0, paid: 0 };
    const rules = { allowsEqual: true, allowsCross: true, checksActive: true, checksLoss: true };
    fc.assert(
      fc.property(choices, (choose) => {
        const own = randomTerms(kind, choose);
        const { terms: offered } = termsBelow(own, choose);
        if (findOrderProblem(own.terms.tiers) || !dominates(own.terms, offered, rules)) return;
        const figures = randomFigures(choose);
        found.within += 1;
        if (payOf(offered, figures) > 0n) found.paid += 1;
        expect(payOf(offered, figures)).toBeLessThanOrEqual(payOf(own.terms, figures));
      }),
      { numRuns: RUNS },
    );
    expect(Math.min(found.within, found.paid)).toBeGreaterThan(RUNS / 20);
  });
});

interface Figures {
  readonly bet: Amount;
  readonly payout: Amount;
  readonly wins: Amount;
  readonly active: number;
  readonly deposit: Amount;
  readonly days5: Amount;
  readonly days15: Amount;
  readonly daily: readonly Amount[];
  /** The bets of an hour that won and lost, with what each covers. */
  readonly bets: readonly SettledStake<string>[];
}

function randomFigures(choose: Choose): Figures {
  const some = (most: number) => amount(BigInt(choose(most * 10)) * 1000n);
  const bet = some(12);
  return {
    bet,
    payout: amount((bet * BigInt(choose(4))) / 4n),
    wins: amount((bet * BigInt(choose(4))) / 4n),
    active: choose(6),
    deposit: some(6),
    days5: some(6),
    days15: some(6),
    daily: [some(3), some(3), some(3)],
    bets: Array.from({ length: choose(5) }, (_, at) => ({
      id: String(at),
      stake: some(6),
      outcome: choose(2) === 0 ? 'won' : 'lost',
      ...(choose(4) === 0 ? {} : { coverage: rate(BigInt(choose(11)) * 100_000n) }),
    })),
  };
}

/** What terms pay for figures; of a real-time salary for one bet, won or lost. */
function payOf(terms: ContractTerms, figures: Figures): bigint {
  const { bet, payout, wins, active, deposit, days5, days15, daily } = figures;
  const none = amount(0n);
  const stakes = { turnover: bet, winStake: wins, lossStake: amount(bet - wins) };
  switch (terms.kind) {
    case 'dividend': {
      const company = { bet, payout, rebate: none, activity: none, salary: none, fees: none };
      const others = { active, deposit, carryIn: none, days: 7, qualifiedBefore: 0 };
      return dividend(terms, { ...company, ...others, dailyTurnover: daily }).gross;
    }
    case 'daily_salary':
      return dailySalary(terms, { ...stakes, loss: amount(bet - payout), active, deposit }).amount;
    case 'hour_salary': {
      const counted = { ...stakes, ...splitStakes(figures.bets, terms.minCoverage) };
      return hourSalary(terms, { ...counted, previousDayTurnover: days5, active }).amount;
    }
    case 'realtime_salary': {
      const rules = { gates: [], step: 1n as Rate };
      const { pay } = realtimePayOf(terms, { active, days5, days15 }, rules);
      const isStopped = hasReachedStopLimit(bet, terms.stopLimit);
      const outcome = wins * 2n > bet ? 'won' : 'lost';
      const stake = { id: 'bet', stake: bet, outcome } as const;
      const { lines } = realtimeLines(stake, [{ id: 'agent', pay, isStopped }]);
      return lines[0]?.amount ?? delta(0n);
    }
  }
}
