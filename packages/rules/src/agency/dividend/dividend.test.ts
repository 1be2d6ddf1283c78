import fc from 'fast-check';
import { AMOUNT_MAX, delta, formatAmount, type Delta } from '@fairhouse/values';
import { describe, expect, it } from 'vitest';
import { bp, money, signed, tierOf } from '../../testing/agency-figures.ts';
import type { CarryMode, DividendTerms } from '../contracts/contract.ts';
import { carryPeriod, type CarriedBase, type CarryState } from './carry.ts';
import { dividend, type DividendFigures } from './dividend.ts';

const terms: DividendTerms = {
  kind: 'dividend',
  basis: 'net_loss',
  period: 'half_month',
  carryMode: 'month',
  tierMetric: 'total',
  categories: ['LOTT'],
  activeMinBet: money('1000'),
  tiers: [
    tierOf([100_000, 0, 3], 500),
    tierOf([300_000, 0, 5], 1000),
    tierOf([1_000_000, 50_000, 10], 1500),
    tierOf([3_000_000, 200_000, 20], 2000),
  ],
};

const team: DividendFigures = {
  bet: money('1200000'),
  payout: money('1050000'),
  rebate: money('24000'),
  activity: money('6000'),
  salary: money('10000'),
  fees: money('0'),
  active: 12,
  deposit: money('0'),
  carryIn: money('0'),
  days: 15,
  dailyTurnover: [],
  qualifiedBefore: 0,
};

/** One tier of 12 %, on a loss of 60,000 with a turnover of 1,200,000. */
const flat = { ...terms, tiers: [tierOf([0, 0, 0], 1200)] };
const lost = { ...team, payout: money('1100000') };

describe('a dividend', () => {
  it('says which tier is next, and what was missing for it', () => {
    const found = dividend(terms, { ...team, payout: money('1120000') });
    expect([found.reached?.level, found.next?.level]).toEqual([2, 3]);
    expect(found.next?.missing).toMatchObject({ turnover: 0n, loss: money('10000'), active: 0 });
  });

  it('of a team that won is zero, and says how much more it had to lose', () => {
    const found = dividend(terms, { ...team, payout: money('1190000') });
    expect(found).toMatchObject({ status: 'not_reached', reason: 'no_loss', gross: 0n });
    expect(found.reached).toBeUndefined();
    expect(found.next?.missing.loss).toBe(money('30000.01'));
  });

  it('of a base of exactly zero is zero', () => {
    const found = dividend(terms, { ...team, carryIn: money('110000') });
    expect(found).toMatchObject({ base: 0n, gross: 0n, reason: 'no_loss' });
  });

  it('compares the daily average with the tiers where that is agreed', () => {
    const average = {
      ...terms,
      tierMetric: 'daily_average' as const,
      tiers: [tierOf([80_000, 0, 0], 1200), tierOf([80_001, 0, 0], 1500)],
    };
    const found = dividend(average, lost);
    expect(found).toMatchObject({ tierTurnover: money('80000'), gross: money('7200') });
  });

  it('has a higher rate after qualifying periods in a row, up to the cap', () => {
    const streak = [
      { periods: 3, addRate: bp(100) },
      { periods: 6, addRate: bp(300) },
    ];
    const gross = (qualifiedBefore: number, rateCap = bp(1400)) =>
      formatAmount(dividend({ ...flat, streak, rateCap }, { ...lost, qualifiedBefore }).gross);
    expect([gross(1), gross(2), gross(4)]).toEqual(['7200.0000', '7800.0000', '7800.0000']);
    expect([gross(5), gross(5, bp(2000))]).toEqual(['8400.0000', '9000.0000']);
  });

  it('needs its selling days', () => {
    const sellingDays = { minPerDay: money('1000'), requiredDays: 2 };
    const days = (texts: string[]) =>
      dividend({ ...flat, sellingDays }, { ...lost, dailyTurnover: texts.map(money) });
    expect(days(['1000', '999.9999', '1000'])).toMatchObject({ gross: money('7200') });
    expect(days(['1000', '999.9999'])).toMatchObject({
      gross: 0n,
      reason: 'selling_days',
      sellingDays: { qualified: 1, required: 2, isMet: false },
    });
  });

  it('is capped per period, and says what the cap took', () => {
    expect(dividend({ ...flat, periodCap: money('7000') }, lost)).toMatchObject({
      gross: money('7000'),
      uncapped: money('7200'),
      aboveCap: money('200'),
      isCapped: true,
    });
  });

  it('on turnover knows no carried loss and pays where the team won', () => {
    const found = dividend(
      { ...flat, basis: 'turnover' },
      { ...team, payout: money('2000000'), carryIn: money('5') },
    );
    expect(found).toMatchObject({ base: team.bet, carryIn: 0n, gross: money('144000') });
    const idle = dividend({ ...flat, basis: 'turnover' }, { ...team, bet: money('0') });
    expect(idle).toMatchObject({ gross: 0n, reason: 'no_tier' });
  });

  it('of a fixed amount does not depend on the base', () => {
    const fixed = {
      ...flat,
      tiers: [tierOf([0, 0, 0], { kind: 'fixed', amount: money('88.88') })],
    };
    expect(dividend(fixed, lost).gross).toBe(money('88.88'));
    expect(dividend(fixed, { ...lost, payout: AMOUNT_MAX }).gross).toBe(0n);
  });

  it('says when no tier was reached, and when the amount is below a hundredth', () => {
    expect(dividend(terms, { ...team, active: 2 })).toMatchObject({
      reason: 'no_tier',
      next: { level: 1, missing: { active: 1 } },
    });
    const little = { ...lost, carryIn: money('59999.92') };
    expect(dividend(flat, little)).toMatchObject({ gross: 0n, reason: 'nothing_counted' });
  });

  it('is never above base times the highest rate, and in whole hundredths', () => {
    const amounts = fc.bigInt({ min: 0n, max: 90_000_000_000n }).map((units) => units as Delta);
    fc.assert(
      fc.property(amounts, amounts, fc.nat(30), (bet, payout, active) => {
        const figures = { ...team, bet: bet as never, payout: payout as never, active };
        const { base, gross } = dividend(terms, figures);
        expect(gross % 100n).toBe(0n);
        expect(gross * 5n).toBeLessThanOrEqual(base > 0n ? base : 0n);
      }),
    );
  });
});

function fold(mode: CarryMode, wins: readonly Delta[]): CarriedBase[] {
  let state: CarryState | undefined;
  return wins.map((companyWin, at) => {
    const month = `2026-${String(Math.floor(at / 2) + 1).padStart(2, '0')}`;
    const found = carryPeriod(mode, state, { month, companyWin });
    state = found.next;
    return found;
  });
}

describe('carried losses', () => {
  const wins = fc.array(fc.bigInt({ min: -1_000_000n, max: 1_000_000n }).map(delta), {
    maxLength: 12,
  });
  const paidBase = (found: readonly CarriedBase[]) =>
    found.reduce((total, { base }) => total + (base > 0n ? base : 0n), 0n);

  it('for ever: the paid bases are the highest that the sum of all periods has been', () => {
    fc.assert(
      fc.property(wins, (periods) => {
        let [total, highest] = [0n, 0n];
        for (const win of periods) {
          total += win;
          if (total > highest) highest = total;
        }
        expect(paidBase(fold('permanent', periods))).toBe(highest);
      }),
    );
  });

  it('never raise a base, and a longer memory never pays more', () => {
    fc.assert(
      fc.property(wins, (periods) => {
        for (const mode of ['none', 'previous', 'month', 'permanent'] as const) {
          for (const [at, { carryIn, base }] of fold(mode, periods).entries()) {
            expect(carryIn).toBeGreaterThanOrEqual(0n);
            expect(base + carryIn).toBe(periods[at]);
          }
        }
        const [none, month, permanent] = (['none', 'month', 'permanent'] as const).map((mode) =>
          paidBase(fold(mode, periods)),
        );
        expect(none).toBeGreaterThanOrEqual(month ?? 0n);
        expect(month).toBeGreaterThanOrEqual(permanent ?? 0n);
      }),
    );
  });

  it('of a month end with it', () => {
    const periods = ['-10', '-5', '20', '-7', '9', '3'].map(signed);
    expect(fold('month', periods).map(({ carryIn }) => formatAmount(carryIn))).toEqual([
      '0.0000',
      '10.0000',
      '0.0000',
      '0.0000',
      '0.0000',
      '0.0000',
    ]);
  });
});
