import fc from 'fast-check';
import { amount, delta, formatAmount, rate, type Rate } from '@fairhouse/values';
import { describe, expect, it } from 'vitest';
import { bp, money, tierOf } from '../../testing/agency-figures.ts';
import type { DailySalaryTerms, HourSalaryTerms } from '../contracts/contract.ts';
import { creditSlot } from './credit-slot.ts';
import { dailySalary, type DayFigures } from './daily-salary.ts';
import { hourSalary, netAfterDirects } from './hour-salary.ts';
import { gateRate, type RateGate } from './rate-gate.ts';
import { realtimePayOf } from './realtime-pay.ts';
import { hasReachedStopLimit, realtimeLines, sumSlot, voidLines } from './realtime-salary.ts';
import { outcomeOf, splitMembers, splitStakes } from './stakes.ts';

const daily: DailySalaryTerms = {
  kind: 'daily_salary',
  basis: 'all',
  period: 'day',
  categories: ['LOTT'],
  activeMinBet: money('500'),
  tiers: [tierOf([0, 0, 0], 50), tierOf([100_000, 0, 3], 80), tierOf([500_000, 0, 10], 120)],
};

const day: DayFigures = {
  turnover: money('123456.78'),
  winStake: money('0'),
  lossStake: money('0'),
  loss: money('0'),
  active: 3,
  deposit: money('0'),
};

describe('a daily salary', () => {
  it('is a share of the turnover, with what was missing for the next tier', () => {
    const bill = dailySalary(daily, day);
    expect(bill).toMatchObject({ amount: money('987.65'), reached: { level: 2 } });
    expect(bill.next).toMatchObject({
      level: 3,
      missing: { turnover: money('376543.22'), active: 7 },
    });
  });

  it('on whole units counts nothing below one', () => {
    const bill = dailySalary(
      { ...daily, roundUnit: money('10000') },
      { ...day, turnover: money('9999.99') },
    );
    expect(bill).toMatchObject({
      counted: 0n,
      amount: 0n,
      status: 'not_reached',
      reason: 'nothing_counted',
    });
  });

  it('says when no tier was reached', () => {
    const bill = dailySalary({ ...daily, tiers: daily.tiers.slice(1) }, { ...day, active: 2 });
    expect(bill).toMatchObject({ reason: 'no_tier', next: { level: 2 - 1 } });
  });

  it('of fixed amounts pays nothing to a team without turnover', () => {
    const fixed = { ...daily, tiers: [tierOf([0, 0, 0], { kind: 'fixed', amount: money('5') })] };
    expect(dailySalary(fixed, day).amount).toBe(money('5'));
    expect(dailySalary(fixed, { ...day, turnover: money('0') }).amount).toBe(0n);
  });

  it('rises with the turnover, is capped, and is in whole hundredths', () => {
    const turnovers = fc.bigInt({ min: 0n, max: 20_000_000_000n }).map(amount);
    const capped = { ...daily, periodCap: money('6000') };
    fc.assert(
      fc.property(turnovers, turnovers, (one, other) => {
        const [less, more] = one < other ? [one, other] : [other, one];
        const pay = (turnover: typeof one) =>
          dailySalary(capped, { ...day, turnover, active: 10 }).amount;
        expect(pay(less)).toBeLessThanOrEqual(pay(more));
        expect(pay(more)).toBeLessThanOrEqual(money('6000'));
        expect(pay(more) % 100n).toBe(0n);
      }),
    );
  });
});

describe('an hourly salary', () => {
  const terms: HourSalaryTerms = {
    kind: 'hour_salary',
    basis: 'win_loss',
    period: 'hour',
    categories: ['LOTT'],
    activeMinBet: money('0'),
    tiers: [
      tierOf([0, 0, 0], { kind: 'split', winRate: bp(10), lossRate: bp(100) }),
      tierOf([50_000, 0, 2], { kind: 'split', winRate: bp(50), lossRate: bp(200) }),
    ],
  };
  const hour = {
    turnover: money('23530.5'),
    winStake: money('8200'),
    lossStake: money('15330.50'),
    previousDayTurnover: money('50000'),
    active: 2,
  };

  it('takes its tier from the turnover of the day before, not of the hour', () => {
    expect(hourSalary(terms, hour).amount).toBe(money('347.61'));
    const quiet = { ...hour, previousDayTurnover: money('49999.99'), turnover: money('900000') };
    expect(hourSalary(terms, quiet)).toMatchObject({
      amount: money('161.5'),
      reached: { level: 1 },
    });
  });

  it('leaves an agent its gross less what its directs get, which may be less than nothing', () => {
    const { net } = netAfterDirects(money('10'), [money('7'), money('5')]);
    expect(formatAmount(net)).toBe('-2.0000');
  });
});

describe('winning and losing stakes', () => {
  it('leave out even bets, low coverage and both sides', () => {
    expect(outcomeOf(money('10'), money('10'))).toBe('even');
    expect(outcomeOf(money('10'), money('10.0001'))).toBe('won');
    expect(outcomeOf(money('10'), money('9.9999'))).toBe('lost');
    const bet = { stake: money('10'), outcome: 'lost' } as const;
    const found = splitStakes(
      [
        { ...bet, id: 'lost' },
        { ...bet, id: 'won', outcome: 'won' },
        { ...bet, id: 'even', outcome: 'even' },
        { ...bet, id: 'both sides', isHedged: true },
        { ...bet, id: 'low', coverage: bp(499) },
        { ...bet, id: 'just', coverage: bp(500) },
      ],
      bp(500),
    );
    expect(found).toEqual({
      winStake: money('10'),
      lossStake: money('20'),
      excluded: ['both sides', 'low'],
    });
  });

  it('of members count the whole turnover of who won and who lost', () => {
    const days = [1n, -1n, 0n].map((result) => ({ turnover: money('10'), result }));
    expect(splitMembers(days)).toEqual({ winStake: money('10'), lossStake: money('10') });
  });
});

const stakes = fc.bigInt({ min: 0n, max: 1_000_000_000n }).map(amount);
const line = fc.uniqueArray(fc.integer({ min: 0, max: 210 }), { maxLength: 6 }).map((rates) =>
  rates.map((each, at) => ({
    id: `A${at}`,
    pay: { kind: 'rate' as const, rate: bp(each) },
    isStopped: at % 3 === 2,
  })),
);

describe('real-time salary', () => {
  it('of a bet is at most the highest rate of the path, and its void takes exactly that back', () => {
    fc.assert(
      fc.property(stakes, line, (stake, agents) => {
        const paid = realtimeLines({ id: 'b', stake, outcome: 'won' }, agents);
        const total = paid.lines.reduce((sum, each) => sum + each.amount, 0n);
        const top = agents.reduce((most, { pay }) => (pay.rate > most ? pay.rate : most), 0n);
        expect(total).toBeLessThanOrEqual((stake * top) / 1_000_000n);
        for (const each of sumSlot([paid, voidLines(paid)]).values()) expect(each).toBe(0n);
        for (const [at, { amount: got }] of paid.lines.entries()) {
          if (agents[at]?.isStopped) expect(got).toBe(0n);
        }
      }),
    );
  });

  it('by winning and losing stakes takes the rate of the outcome from each contract', () => {
    const agents = [
      { id: 'B', pay: { kind: 'split', winRate: bp(10), lossRate: bp(100) }, isStopped: false },
      { id: 'A', pay: { kind: 'split', winRate: bp(50), lossRate: bp(80) }, isStopped: false },
    ] as const;
    const of = (outcome: 'won' | 'lost' | 'even') =>
      realtimeLines({ id: 'b', stake: money('100'), outcome }, agents).lines.map((each) =>
        formatAmount(each.amount),
      );
    expect(of('won')).toEqual(['0.1000', '0.4000']);
    expect(of('lost')).toEqual(['1.0000', '0.0000']);
    expect(of('even')).toEqual(['0.0000', '0.0000']);
  });

  it('never debits: over many slots what is paid less what is carried is what was earned', () => {
    const totals = fc.array(fc.bigInt({ min: -1000n, max: 1000n }).map(delta), { maxLength: 20 });
    fc.assert(
      fc.property(totals, (slots) => {
        let [carried, paid] = [money('0'), 0n];
        for (const total of slots) {
          const credit = creditSlot(carried, total);
          expect(credit.paid === 0n || credit.carryNegative === 0n).toBe(true);
          paid += credit.paid;
          carried = credit.carryNegative;
        }
        expect(paid - carried).toBe(slots.reduce((sum, each) => sum + each, 0n));
      }),
    );
  });

  it('ends for the day when the team has bet as much as the limit', () => {
    const limit = money('9000000');
    expect(hasReachedStopLimit(money('8999999.9999'), limit)).toBe(false);
    expect(hasReachedStopLimit(limit, limit)).toBe(true);
    expect(hasReachedStopLimit(limit, undefined)).toBe(false);
  });
});

const step = rate(1000n);

describe('the rates of a day', () => {
  const tier = (days5: string, win: number, loss: number) => ({
    ...tierOf([0, 0, 2], { kind: 'split' as const, winRate: bp(win), lossRate: bp(loss) }),
    rolling: { days5: money(days5), days15: money('0') },
  });
  const terms = {
    kind: 'realtime_salary',
    basis: 'win_loss',
    period: 'slot_5m',
    categories: ['LOTT'],
    activeMinBet: money('0'),
    tiers: [tier('100', 50, 120), tier('200', 60, 180)],
  } as const;
  const gates = [{ rate: bp(170), days5: money('300'), days15: money('0'), active: 0 }];
  const at = (days5: string, active: number) =>
    realtimePayOf(terms, { days5: money(days5), days15: money('0'), active }, { gates, step });

  it('are those of the tier, each capped by its own gate', () => {
    expect(at('300', 2).pay).toEqual({ kind: 'split', winRate: bp(60), lossRate: bp(180) });
    const capped = at('200', 2);
    expect(capped.pay).toEqual({ kind: 'split', winRate: bp(60), lossRate: bp(160) });
    expect(capped.gated.map(({ isCapped }) => isCapped)).toEqual([false, true]);
    expect(capped.gated[1]?.missed?.missing.days5).toBe(money('100'));
  });

  it('are zero where no tier is reached, and name what was missing', () => {
    const none = at('99', 1);
    expect(none.pay).toEqual({ kind: 'rate', rate: 0n });
    expect(none.next).toMatchObject({ level: 1, missing: { days5: money('1'), active: 1 } });
  });
});

describe('the gate of a rate', () => {
  const gates: readonly RateGate[] = [
    { rate: bp(180), days5: money('3000000'), days15: money('7500000'), active: 10 },
    { rate: bp(170), days5: money('250000'), days15: money('1000000'), active: 3 },
  ];
  const at = (wanted: number, turnover: string, active: number) =>
    gateRate(bp(wanted), gates, { days5: money(turnover), days15: money('8000000'), active }, step);

  it('that is missed caps the rate to the highest of which the gate is met', () => {
    expect(at(180, '3000000', 10)).toEqual({ rate: bp(180), isCapped: false, missed: undefined });
    const capped = at(190, '2999999', 50);
    expect(capped).toMatchObject({ rate: bp(170), isCapped: true });
    expect(capped.missed).toMatchObject({
      gate: { rate: bp(180) },
      missing: { days5: money('1'), days15: 0n, active: 0 },
    });
    expect(at(200, '249999', 10)).toMatchObject({
      rate: bp(160),
      missed: { gate: { rate: bp(180) } },
    });
    expect(at(160, '0', 0)).toEqual({ rate: bp(160), isCapped: false, missed: undefined });
  });

  it('at zero lets nothing through that misses it', () => {
    const all = [{ rate: 0n as Rate, days5: money('1'), days15: money('0'), active: 0 }];
    const idle = { days5: money('0'), days15: money('0'), active: 0 };
    expect(gateRate(bp(100), all, idle, step)).toMatchObject({ rate: 0n, isCapped: true });
  });
});
