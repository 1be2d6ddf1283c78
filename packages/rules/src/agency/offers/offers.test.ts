import fc from 'fast-check';
import { DAY_MS, instant } from '@fairhouse/values';
import { describe, expect, it } from 'vitest';
import { bp, dividendOf, figuresOf, money, tierOf } from '../../testing/agency-figures.ts';
import { chooseTier } from '../contracts/choose-tier.ts';
import { findOrderProblem } from '../contracts/terms-problem.ts';
import { payFigures, type Tier } from '../contracts/tier.ts';
import { stateOfOffer, waitOfBill } from './approval.ts';
import { effectOfAccepting } from './auto-termination.ts';
import { contractStanding } from './contract-standing.ts';
import {
  changeContract,
  CONTRACT_ACTORS,
  CONTRACT_ACTS,
  CONTRACT_STATES,
  isContractPaid,
} from './contract-states.ts';
import { findDominanceProblem } from './dominance.ts';
import { findAcceptanceProblem, findOfferProblem, type OfferParties } from './offer-problem.ts';

const RULES = { allowsEqual: true, allowsCross: true, checksActive: true, checksLoss: true };

describe('the states of a contract', () => {
  /** Every change that is possible: state, act, actor, next state and when. */
  const POSSIBLE = `
    pending_approval approve admin pending now
    pending_approval refuse_approval admin rejected now
    pending_approval withdraw upline withdrawn now
    pending_approval expire system expired now
    pending_approval end admin admin_ended now
    pending accept downline active next_period
    pending reject downline rejected now
    pending withdraw upline withdrawn now
    pending expire system expired now
    pending end admin admin_ended now
    active supersede system superseded next_period
    active terminate upline terminating now
    active terminate downline terminated next_period
    active auto_terminate system auto_terminated next_period
    active end admin admin_ended now
    terminating supersede system superseded next_period
    terminating terminate downline terminated next_period
    terminating terminate system terminated after_full_period
    terminating consent downline terminated next_period
    terminating dissent downline active after_full_period
    terminating auto_terminate system auto_terminated next_period
    terminating end admin admin_ended now`
    .trim()
    .split('\n')
    .map((row) => row.trim());

  it('change only as listed, for every state, act and actor', () => {
    const found: string[] = [];
    for (const state of CONTRACT_STATES) {
      for (const act of CONTRACT_ACTS) {
        for (const actor of CONTRACT_ACTORS) {
          const answer = changeContract(state, act, actor);
          if (!answer.ok) continue;
          found.push([state, act, actor, answer.value.state, answer.value.effect].join(' '));
        }
      }
    }
    expect(found).toEqual(POSSIBLE);
  });

  it('are final once a contract has ended', () => {
    const open = new Set(POSSIBLE.map((row) => row.split(' ')[0]));
    expect(CONTRACT_STATES.filter((state) => !open.has(state))).toEqual([
      'rejected',
      'withdrawn',
      'expired',
      'superseded',
      'terminated',
      'auto_terminated',
      'admin_ended',
    ]);
    expect(CONTRACT_STATES.filter(isContractPaid)).toEqual(['active', 'terminating']);
  });

  it('refuse an act with who may do it, or with the state', () => {
    expect(changeContract('pending', 'accept', 'upline')).toEqual({
      ok: false,
      problem: { code: 'NOT_FOR_ACTOR', actors: ['downline'] },
    });
    expect(changeContract('terminated', 'accept', 'downline')).toEqual({
      ok: false,
      problem: { code: 'NOT_IN_STATE', state: 'terminated' },
    });
  });
});

const parties: OfferParties = {
  isFeatureOn: true,
  isByHouse: false,
  hasOwnContract: true,
  uplineDepth: 1,
  isDirect: true,
  hasLine: true,
  isFormal: true,
  hasPendingOffer: false,
};

describe('an offer', () => {
  const range = { editDepth: { min: 0, max: 2 }, membersMaySign: false };

  it('is possible between an upline with a contract and its direct', () => {
    expect(findOfferProblem(parties, range)).toBeUndefined();
    const house = { ...parties, isByHouse: true, hasOwnContract: false, uplineDepth: 0 };
    expect(findOfferProblem(house, range)).toBeUndefined();
    const member = { ...parties, hasLine: false };
    expect(findOfferProblem(member, { ...range, membersMaySign: true })).toBeUndefined();
  });

  it.each<[string, Partial<OfferParties>]>([
    ['FEATURE_OFF', { isFeatureOn: false }],
    ['NO_OWN_CONTRACT', { hasOwnContract: false }],
    ['DEPTH_NOT_ALLOWED', { uplineDepth: 3 }],
    ['NOT_DIRECT', { isDirect: false }],
    ['NOT_AGENT', { hasLine: false }],
    ['NOT_FORMAL', { isFormal: false }],
    ['OFFER_PENDING', { hasPendingOffer: true }],
  ])('is refused with %s', (code, wrong) => {
    expect(findOfferProblem({ ...parties, ...wrong }, range)).toBe(code);
  });

  it('is accepted by its receiver in time, and with the list of what ends confirmed', () => {
    const acceptance = {
      state: 'pending' as const,
      isOwn: true,
      offerExpiresAt: instant(1000),
      now: instant(999),
      terminations: [],
      isConfirmed: false,
    };
    const ending = [{ member: 'C', tiers: [], problem: undefined }];
    const problem = (wrong: object) => findAcceptanceProblem({ ...acceptance, ...wrong })?.code;
    expect(problem({})).toBeUndefined();
    expect(problem({ isOwn: false })).toBe('NOT_OWN');
    expect(problem({ state: 'active' })).toBe('NOT_PENDING');
    expect(problem({ now: instant(1000) })).toBe('OFFER_EXPIRED');
    expect(findAcceptanceProblem({ ...acceptance, terminations: ending })).toEqual({
      code: 'CONFIRM_TERMINATIONS',
      terminations: ending,
    });
    expect(problem({ terminations: ending, isConfirmed: true })).toBeUndefined();
  });
});

describe('approvals', () => {
  const offered = (rates: number[], isByHouse = false) => ({
    isByHouse,
    tiers: rates.map((each) => tierOf([0, 0, 0], each)),
  });

  it('are needed for offers of the house and for high ones', () => {
    expect(stateOfOffer(offered([500, 1000]), bp(1000))).toBe('pending');
    expect(stateOfOffer(offered([500, 1010]), bp(1000))).toBe('pending_approval');
    expect(stateOfOffer(offered([9000]), undefined)).toBe('pending');
    expect(stateOfOffer(offered([1], true), undefined)).toBe('pending_approval');
    const split = tierOf([0, 0, 0], { kind: 'split', winRate: bp(1), lossRate: bp(1001) });
    expect(stateOfOffer({ isByHouse: false, tiers: [split] }, bp(1000))).toBe('pending_approval');
  });

  it('of bills are given by an operator, by the payer, or by a day of silence', () => {
    const rules = { approvesPlatform: false, paysForUpline: true };
    const bill = { isPayable: true, payer: 'upline', age: DAY_MS } as const;
    expect(waitOfBill(bill, rules)).toBe('ready');
    expect(waitOfBill({ ...bill, age: DAY_MS - 1 }, rules)).toBe('wait_payer');
    expect(waitOfBill(bill, { ...rules, paysForUpline: false })).toBe('wait_payer');
    expect(waitOfBill({ ...bill, payer: 'platform' }, rules)).toBe('wait_approval');
    const free = { ...rules, approvesPlatform: true };
    expect(waitOfBill({ ...bill, payer: 'platform' }, free)).toBe('ready');
    expect(waitOfBill({ ...bill, isPayable: false }, free)).toBe('not_reached');
  });

  it('and other answers that wait for the agent come first in its standing', () => {
    expect(contractStanding(false, ['active'])).toBe('off');
    expect(contractStanding(true, ['superseded', 'pending_approval'])).toBe('none');
    expect(contractStanding(true, ['active'])).toBe('active');
    expect(contractStanding(true, ['active', 'pending'])).toBe('offered');
    expect(contractStanding(true, ['terminating', 'pending'])).toBe('termination_asked');
  });
});

const small = fc.integer({ min: 0, max: 5 });
const tiers = fc.array(
  fc
    .tuple(fc.tuple(small, small, small), fc.integer({ min: 1, max: 20 }))
    .map(([thresholds, percent]) => tierOf(thresholds, percent * 100)),
  { minLength: 1, maxLength: 4 },
);

describe('tiers that pass the check by the upline’s', () => {
  it('never pay more than those, whatever the team reaches', () => {
    let accepted = 0;
    fc.assert(
      fc.property(tiers, tiers, small, small, small, (own, offered, turnover, loss, active) => {
        if (findDominanceProblem(own, offered, RULES)) return;
        accepted += 1;
        const figures = figuresOf(turnover, loss, active);
        expect(paid(offered, figures)).toBeLessThanOrEqual(paid(own, figures));
      }),
      { numRuns: 3000 },
    );
    expect(accepted).toBeGreaterThan(100);
  });

  it('and those that do not would pay more for some team', () => {
    fc.assert(
      fc.property(tiers, tiers, (own, offered) => {
        const problem = findDominanceProblem(own, offered, RULES);
        const tier = problem && offered[problem.tier - 1];
        if (!tier) return;
        const figures = {
          turnover: tier.minTurnover,
          loss: tier.minLoss,
          active: tier.minActive,
          deposit: tier.minDeposit,
        };
        expect(paid(offered, figures)).toBeGreaterThan(paid(own, figures));
      }),
      { numRuns: 1000 },
    );
  });

  it('are less than the upline’s where equal is not allowed', () => {
    const own = [tierOf([1, 0, 0], 1000)];
    const strict = { ...RULES, allowsEqual: false };
    expect(findDominanceProblem(own, [tierOf([1, 0, 0], 1000)], strict)).toEqual({
      code: 'RATE_ABOVE_UPLINE',
      tier: 1,
      own: [bp(1000)],
    });
    expect(findDominanceProblem(own, [tierOf([1, 0, 0], 990)], strict)).toBeUndefined();
  });

  it('do not exceed its lowest where crossing is not allowed', () => {
    const own = [tierOf([1, 0, 0], 500), tierOf([2, 0, 0], 1000)];
    const offered = [tierOf([2, 0, 0], 600)];
    expect(findDominanceProblem(own, offered, RULES)).toBeUndefined();
    expect(findDominanceProblem(own, offered, { ...RULES, allowsCross: false })).toEqual({
      code: 'RATE_CROSSES',
      tier: 1,
      own: [bp(500)],
    });
  });

  it('are compared by active members and loss only where the merchant says so', () => {
    const own = [tierOf([1, 5, 5], 500)];
    const offered = [tierOf([1, 0, 0], 500)];
    expect(findDominanceProblem(own, offered, RULES)?.code).toBe('THRESHOLD_BELOW_UPLINE');
    const loose = { ...RULES, checksActive: false, checksLoss: false };
    expect(findDominanceProblem(own, offered, loose)).toBeUndefined();
  });

  it('pay in the same way, and of two rates neither is higher', () => {
    const split = (winRate: number, lossRate: number) =>
      tierOf([0, 0, 0], { kind: 'split', winRate: bp(winRate), lossRate: bp(lossRate) });
    expect(findDominanceProblem([split(10, 100)], [tierOf([0, 0, 0], 10)], RULES)?.code).toBe(
      'PAY_DIFFERS',
    );
    expect(findDominanceProblem([split(10, 100)], [split(20, 50)], RULES)?.code).toBe(
      'RATE_ABOVE_UPLINE',
    );
    expect(findDominanceProblem([split(10, 100)], [split(10, 100)], RULES)).toBeUndefined();
    const strict = { ...RULES, allowsEqual: false };
    expect(findDominanceProblem([split(0, 100)], [split(0, 90)], strict)).toBeUndefined();
    const rising = [split(10, 100), split(20, 100)];
    expect(findOrderProblem(rising)?.code).toBe('TIER_EASIER_THAN_BEFORE');
    expect(findOrderProblem([split(10, 100), split(20, 90)])?.code).toBe('TIER_NOT_ASCENDING');
  });
});

it('contracts below end with the subtree of a direct that would have more, and no others', () => {
  const flat = (percent: number) => dividendOf([tierOf([0, 0, 0], percent * 100)]);
  const line = {
    directs: new Map([
      ['B', ['C', 'D', 'P']],
      ['C', ['E', 'Q']],
      ['Q', ['F']],
    ]),
    terms: new Map([
      ['C', flat(9)],
      ['D', flat(6)],
      ['E', flat(5)],
      ['F', flat(3)],
    ]),
  };
  const lowered = effectOfAccepting('B', flat(7), line, RULES);
  expect(lowered.terminated.map(({ member }) => member)).toEqual(['C', 'E', 'F']);
  expect(lowered.terminated.map(({ problem }) => problem?.code)).toEqual([
    'RATE_ABOVE_UPLINE',
    undefined,
    undefined,
  ]);
  expect(lowered).toMatchObject({ kept: ['D'], needsConfirmation: true });
  const same = effectOfAccepting('B', flat(9), line, RULES);
  expect(same).toEqual({ terminated: [], kept: ['C', 'D'], needsConfirmation: false });
  // The rates are those of before, and something else of the contract is less.
  const capped = effectOfAccepting('B', { ...flat(9), periodCap: money('100') }, line, RULES);
  expect(capped.terminated.map(({ member }) => member)).toEqual(['C', 'E', 'F', 'D']);
  expect(capped.terminated[0]?.problem).toEqual({ code: 'TERMS_DIFFER', field: 'periodCap' });
});

function paid(offered: readonly Tier[], figures: ReturnType<typeof figuresOf>): bigint {
  const { reached } = chooseTier(offered, figures);
  return reached ? (payFigures(reached.tier.pay)[0] ?? 0n) : 0n;
}
