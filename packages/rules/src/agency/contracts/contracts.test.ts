import fc from 'fast-check';
import { amount, rate, type Amount, type Rate } from '@fairhouse/values';
import { describe, expect, it } from 'vitest';
import { bp, figuresOf, money, tierOf } from '../../testing/agency-figures.ts';
import { chooseTier, isReached, missingFor } from './choose-tier.ts';
import type { DailySalaryTerms, DividendTerms, HourSalaryTerms } from './contract.ts';
import { DEFAULT_KIND_RULES } from './kind-rules.ts';
import { findTermsProblem } from './terms-problem.ts';
import { payFigures, type Tier } from './tier.ts';

/** The ladder of agency.md 2.4. */
const LADDER = [
  tierOf([100_000, 0, 3], 500),
  tierOf([300_000, 0, 5], 1000),
  tierOf([1_000_000, 50_000, 10], 1500),
  tierOf([3_000_000, 200_000, 20], 2000),
];

const small = fc.integer({ min: 0, max: 9 });
const anyTier = fc
  .tuple(fc.tuple(small, small, small), fc.integer({ min: 1, max: 30 }))
  .map(([thresholds, percent]) => tierOf(thresholds, percent * 100));
const anyFigures = fc.tuple(small, small, small).map((figures) => figuresOf(...figures));

describe('the choice of a tier', () => {
  it('is the highest pay of which all thresholds are met', () => {
    fc.assert(
      fc.property(fc.array(anyTier, { maxLength: 6 }), anyFigures, (tiers, figures) => {
        const met = tiers.filter(
          (tier) =>
            figures.turnover >= tier.minTurnover &&
            figures.loss >= tier.minLoss &&
            figures.active >= tier.minActive,
        );
        const most = met.reduce((best, tier) => max(best, payOf(tier)), -1n);
        const { reached } = chooseTier(tiers, figures);
        expect(reached ? payOf(reached.tier) : -1n).toBe(most);
        if (reached) expect(tiers[reached.level - 1]).toBe(reached.tier);
      }),
    );
  });

  it('names what is missing for the next: with that more, the next or a better one is reached', () => {
    fc.assert(
      fc.property(
        fc.array(anyTier, { minLength: 1, maxLength: 6 }),
        anyFigures,
        (tiers, figures) => {
          const { reached, next } = chooseTier(tiers, figures);
          if (!next) {
            expect(reached && payOf(reached.tier)).toBe(tiers.map(payOf).reduce(max));
            return;
          }
          const { turnover, loss, active } = next.missing;
          expect(isReached(next.missing)).toBe(false);
          const more = {
            ...figures,
            turnover: money(String((figures.turnover + turnover) / 10_000n)),
            loss: money(String((figures.loss + loss) / 10_000n)),
            active: figures.active + active,
          };
          const then = chooseTier(tiers, more).reached;
          expect(then && payOf(then.tier) >= payOf(next.tier)).toBe(true);
        },
      ),
    );
  });

  it('rounds what is missing up to a hundredth, also of rolling turnover and deposits', () => {
    const tier: Tier = {
      ...tierOf([10, 0, 2], 100),
      minDeposit: money('5'),
      rolling: { days5: money('100'), days15: money('300') },
    };
    const figures = {
      turnover: money('9.9999'),
      loss: money('0'),
      active: 1,
      deposit: money('4.991'),
      rolling: { days5: money('100'), days15: money('299.5') },
    };
    expect(missingFor(tier, figures)).toEqual({
      turnover: money('0.01'),
      loss: 0n,
      active: 1,
      deposit: money('0.01'),
      days5: 0n,
      days15: money('0.5'),
    });
  });

  it('asks for every threshold: a tier is reached exactly where nothing is missing', () => {
    const few = fc.bigInt(0n, 3n).map(amount);
    const anyCase = fc.record({
      tier: fc.record({ turnover: few, loss: few, active: fc.nat(3), deposit: few, days5: few }),
      team: fc.record({ turnover: few, loss: few, active: fc.nat(3), deposit: few, days5: few }),
    });
    const rollingOf = (days5: Amount) => ({ rolling: { days5, days15: money('0') } });
    fc.assert(
      fc.property(anyCase, ({ tier: asked, team: { days5, ...team } }) => {
        const tier: Tier = {
          minTurnover: asked.turnover,
          minLoss: asked.loss,
          minActive: asked.active,
          minDeposit: asked.deposit,
          ...rollingOf(asked.days5),
          pay: { kind: 'fixed', amount: money('1') },
        };
        const figures = { ...team, ...rollingOf(days5) };
        const { reached } = chooseTier([tier], figures);
        expect(reached !== undefined).toBe(isReached(missingFor(tier, figures)));
      }),
    );
  });

  it('has no next above the highest', () => {
    const { reached, next } = chooseTier(LADDER, figuresOf(3_000_000, 200_000, 20));
    expect([reached?.level, next]).toEqual([4, undefined]);
    expect(chooseTier([], figuresOf(1, 1, 1))).toEqual({ reached: undefined, next: undefined });
  });
});

const terms: DividendTerms = {
  kind: 'dividend',
  basis: 'net_loss',
  period: 'half_month',
  carryMode: 'month',
  tierMetric: 'total',
  categories: ['LOTT'],
  activeMinBet: money('1000'),
  tiers: LADDER,
};
const rules = DEFAULT_KIND_RULES.dividend;

const daily: DailySalaryTerms = {
  kind: 'daily_salary',
  basis: 'win_loss',
  period: 'day',
  categories: ['LOTT'],
  activeMinBet: money('500'),
  tiers: [tierOf([0, 0, 0], { kind: 'split', winRate: bp(30), lossRate: bp(150) })],
};

describe('terms of a contract', () => {
  it('within the rules are accepted', () => {
    expect(findTermsProblem(terms, rules)).toBeUndefined();
    expect(findTermsProblem(daily, DEFAULT_KIND_RULES.daily_salary)).toBeUndefined();
  });

  it.each<[object, Partial<DividendTerms>]>([
    [{ code: 'NO_CATEGORIES' }, { categories: [] }],
    [{ code: 'NO_TIERS' }, { tiers: [] }],
    [{ code: 'TOO_MANY_TIERS', max: 10 }, { tiers: Array<Tier>(11).fill(tierOf([1, 1, 1], 100)) }],
    [{ code: 'RATE_OUT_OF_RANGE', tier: 1, range: rules.rate }, { tiers: [tierOf([1, 0, 0], 0)] }],
    [
      { code: 'RATE_OUT_OF_RANGE', tier: 2, range: rules.rate },
      { tiers: [tierOf([1, 0, 0], 100), tierOf([2, 0, 0], 4010)] },
    ],
    [
      { code: 'RATE_STEP', tier: 1, step: rules.step },
      { tiers: [tierOf([1, 0, 0], { kind: 'rate', rate: rate(10_550n) })] },
    ],
    [
      { code: 'THRESHOLD_OUT_OF_RANGE', tier: 1, field: 'active', range: rules.active },
      { tiers: [tierOf([1, 0, -1], 100)] },
    ],
    [
      { code: 'THRESHOLD_OUT_OF_RANGE', tier: 1, field: 'active', range: rules.active },
      { tiers: [tierOf([1, 0, 1.5], 100)] },
    ],
    [
      { code: 'THRESHOLD_OUT_OF_RANGE', tier: 1, field: 'turnover', range: rules.turnover },
      { tiers: [tierOf([2_000_000_000, 0, 0], 100)] },
    ],
    [
      { code: 'THRESHOLD_OUT_OF_RANGE', tier: 1, field: 'loss', range: rules.loss },
      { tiers: [tierOf([0, 2_000_000_000, 0], 100)] },
    ],
    [
      { code: 'TIER_NOT_ASCENDING', tier: 2 },
      { tiers: [tierOf([1, 0, 0], 200), tierOf([2, 0, 0], 200)] },
    ],
    [
      { code: 'TIER_NOT_ASCENDING', tier: 2 },
      { tiers: [tierOf([1, 0, 0], 200), tierOf([2, 0, 0], 100)] },
    ],
    // Also where the amount is the greater number, and where the tier before pays the amount.
    [
      { code: 'PAY_MIXED', tier: 2 },
      {
        tiers: [tierOf([1, 0, 0], 200), tierOf([2, 0, 0], { kind: 'fixed', amount: money('900') })],
      },
    ],
    [
      { code: 'PAY_MIXED', tier: 2 },
      {
        tiers: [
          tierOf([1, 0, 0], { kind: 'fixed', amount: money('0.01') }),
          tierOf([2, 0, 0], 200),
        ],
      },
    ],
    [
      { code: 'TIER_EASIER_THAN_BEFORE', tier: 2 },
      { tiers: [tierOf([2, 0, 1], 100), tierOf([2, 0, 1], 200)] },
    ],
    [
      { code: 'PAY_DOES_NOT_FIT', tier: 1, allowed: ['rate', 'fixed'] },
      { tiers: [tierOf([1, 0, 0], { kind: 'split', winRate: bp(100), lossRate: bp(100) })] },
    ],
    [{ code: 'PERIOD_CAP' }, { periodCap: money('0') }],
    [{ code: 'SELLING_DAYS' }, { sellingDays: { minPerDay: money('1'), requiredDays: 0 } }],
    [{ code: 'SELLING_DAYS' }, { sellingDays: { minPerDay: money('1'), requiredDays: 32 } }],
    [{ code: 'STREAK' }, { streak: [{ periods: 0, addRate: bp(100) }] }],
    [
      { code: 'STREAK' },
      {
        streak: [
          { periods: 3, addRate: bp(100) },
          { periods: 3, addRate: bp(200) },
        ],
      },
    ],
    [{ code: 'STREAK' }, { streak: [{ periods: 3, addRate: 0n as Rate }] }],
  ])('are refused with %o', (problem, wrong) => {
    expect(findTermsProblem({ ...terms, ...wrong }, rules)).toEqual(problem);
  });

  it('of a split pay may leave out wins or losses, and not both', () => {
    const split = (winRate: Rate, lossRate: Rate) => ({
      ...daily,
      tiers: [tierOf([0, 0, 0], { kind: 'split', winRate, lossRate })],
    });
    const salary = DEFAULT_KIND_RULES.daily_salary;
    const none = rate(0n);
    expect(findTermsProblem(split(none, bp(100)), salary)).toBeUndefined();
    expect(findTermsProblem(split(none, none), salary)).toMatchObject({
      code: 'RATE_OUT_OF_RANGE',
    });
    expect(findTermsProblem(split(none, bp(201)), salary)).toMatchObject({
      code: 'RATE_OUT_OF_RANGE',
    });
  });

  it('count whole units of the turnover alone', () => {
    const salary = DEFAULT_KIND_RULES.daily_salary;
    const all = { ...daily, basis: 'all', tiers: [tierOf([0, 0, 0], 100)] } as const;
    const roundUnit = money('10000');
    expect(findTermsProblem({ ...all, roundUnit }, salary)).toBeUndefined();
    expect(findTermsProblem({ ...daily, roundUnit }, salary)).toEqual({ code: 'ROUND_UNIT' });
    expect(findTermsProblem({ ...all, roundUnit: money('0') }, salary)).toEqual({
      code: 'ROUND_UNIT',
    });
    const high = { ...salary, minActiveBet: money('501') };
    expect(findTermsProblem(all, high)).toEqual({ code: 'ACTIVE_BET_TOO_LOW', min: money('501') });
  });

  it('ask for a share of the combinations where they pay by winning and losing stakes', () => {
    const rules = DEFAULT_KIND_RULES.hour_salary;
    const pay = { kind: 'split', winRate: bp(50), lossRate: bp(200) } as const;
    const hour: HourSalaryTerms = {
      ...daily,
      kind: 'hour_salary',
      basis: 'win_loss',
      period: 'hour',
      tiers: [tierOf([0, 0, 0], pay)],
    };
    const problem = (part: Partial<HourSalaryTerms>) =>
      findTermsProblem({ ...hour, ...part }, rules);
    expect(problem({ minCoverage: bp(500) })).toBeUndefined();
    expect(problem({ minCoverage: rate(1n) })).toBeUndefined();
    expect(problem({ minCoverage: rate(1_000_000n) })).toBeUndefined();
    const range = { code: 'MIN_COVERAGE_RANGE', max: rate(1_000_000n) };
    expect(problem({ minCoverage: rate(0n) })).toEqual(range);
    expect(problem({ minCoverage: rate(1_000_001n) })).toEqual(range);
    const all = { basis: 'all', tiers: [tierOf([0, 0, 0], 100)] } as const;
    expect(problem({ ...all, minCoverage: bp(500) })).toEqual({ code: 'MIN_COVERAGE_BASIS' });
    expect(problem(all)).toBeUndefined();
  });

  it('ask only for figures that are known when a contract of the kind is settled', () => {
    const problem = (kind: object, tier: Partial<Tier>) =>
      findTermsProblem(
        {
          ...daily,
          basis: 'all',
          ...kind,
          tiers: [{ ...tierOf([0, 0, 1], 100), ...tier }],
        } as never,
        DEFAULT_KIND_RULES.daily_salary,
      );
    const hour = { kind: 'hour_salary', period: 'hour' };
    const realtime = { kind: 'realtime_salary', period: 'slot_5m' };
    const rolling = { days5: money('1'), days15: money('1') };
    expect(problem(hour, { minTurnover: money('1') })).toBeUndefined();
    expect(problem({ ...realtime, categories: ['SLOT'] }, { rolling })).toEqual({
      code: 'LOTTERY_REQUIRED',
    });
    expect(problem({ ...realtime, categories: ['SLOT', 'LOTT'] }, { rolling })).toBeUndefined();
    expect(problem(realtime, { rolling })).toBeUndefined();
    const refused = (field: string, ...allowed: string[]) => ({
      code: 'THRESHOLD_NOT_MEASURED',
      tier: 1,
      field,
      allowed,
    });
    const ofDay = ['turnover', 'loss', 'active', 'deposit'];
    expect(problem({}, { rolling })).toEqual(refused('rolling', ...ofDay));
    const ofHour = ['turnover', 'active'];
    expect(problem(hour, { minLoss: money('1') })).toEqual(refused('loss', ...ofHour));
    expect(problem(hour, { minDeposit: money('1') })).toEqual(refused('deposit', ...ofHour));
    const found = problem(realtime, { minTurnover: money('1') });
    expect(found).toEqual(refused('turnover', 'active', 'rolling'));
  });

  it('of a real-time salary pay rates, not amounts', () => {
    const fixed = tierOf([0, 0, 0], { kind: 'fixed', amount: money('1') });
    const realtime = {
      ...daily,
      kind: 'realtime_salary',
      period: 'slot_5m',
      basis: 'all',
      tiers: [fixed],
    } as const;
    expect(findTermsProblem(realtime, DEFAULT_KIND_RULES.realtime_salary)).toEqual({
      code: 'PAY_DOES_NOT_FIT',
      tier: 1,
      allowed: ['rate'],
    });
    expect(findTermsProblem({ ...terms, tiers: [fixed] }, rules)).toBeUndefined();
  });
});

function payOf(tier: Tier): bigint {
  return payFigures(tier.pay)[0] ?? 0n;
}

function max(one: bigint, other: bigint): bigint {
  return one > other ? one : other;
}
