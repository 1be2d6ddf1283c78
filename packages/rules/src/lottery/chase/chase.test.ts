import { amount, formatAmount, parseAmount, parseRate, rate, ZERO } from '@fairhouse/values';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SSC } from '../families.ts';
import { prepareDraw } from '../plays/play.ts';
import { readBet } from '../slip/slip.ts';
import { settleChase } from './settle-chase.ts';
import { planChase, type ChaseMethod } from './plan-chase.ts';

const money = (text: string) => parseAmount(text) ?? ZERO;
const bet = { stake: money('2'), prize: money('19.5') };

function multiples(way: ChaseMethod): readonly number[] | string {
  const plan = planChase(way, bet);
  return plan.ok ? plan.value.multiples : `${plan.problem.name} ${JSON.stringify(plan.problem)}`;
}

describe('a chase plan', () => {
  it('grows by its method', () => {
    expect(multiples({ way: 'same', draws: 3, multiple: 2 })).toEqual([2, 2, 2]);
    expect(multiples({ way: 'doubling', draws: 5, start: 1, every: 2, times: 2 })).toEqual([
      1, 1, 2, 2, 4,
    ]);
    expect(multiples({ way: 'custom', multiples: [3, 1, 2] })).toEqual([3, 1, 2]);
  });

  it('uses the smallest multiples that yield the requested profit', () => {
    const draws = 12;
    const profits = fc.record({
      percent: fc.integer({ min: 0, max: 400 }),
      flat: fc.integer({ min: 0, max: 999 }),
    });
    fc.assert(
      fc.property(profits, ({ percent, flat }) => {
        const share = rate(BigInt(percent) * 10_000n);
        const profit = amount(BigInt(flat) * 10_000n);
        const holds = {
          profit_rate: (won: bigint, spent: bigint) =>
            won * 1_000_000n >= spent * (1_000_000n + share),
          profit_amount: (won: bigint, spent: bigint) => won - spent >= profit,
        };
        for (const way of ['profit_rate', 'profit_amount'] as const) {
          const plan = planChase({ way, draws, rate: share, profit }, bet);
          if (!plan.ok) continue;
          let spent = 0n;
          for (const multiple of plan.value.multiples) {
            const after = (m: number) =>
              holds[way](bet.prize * BigInt(m), spent + bet.stake * BigInt(m));
            expect(after(multiple)).toBe(true);
            if (multiple > 1) expect(after(multiple - 1)).toBe(false);
            spent += bet.stake * BigInt(multiple);
          }
          expect(plan.value.stake).toBe(spent);
        }
      }),
    );
  });

  it('reports the draw at which it becomes infeasible', () => {
    const unprofitable = { stake: money('20'), prize: money('19.5') };
    const way = { way: 'profit_rate', draws: 3, rate: parseRate('0.1') ?? rate(0n) } as const;
    expect(planChase(way, unprofitable)).toMatchObject({
      ok: false,
      problem: { name: 'infeasible', draw: 0 },
    });
    expect(planChase({ ...way, draws: 120, rate: rate(5_000_000n) }, bet)).toMatchObject({
      problem: { name: 'infeasible' },
    });
    expect(multiples({ way: 'same', draws: 121, multiple: 1 })).toContain('too_many_draws');
    expect(multiples({ way: 'same', draws: 0, multiple: 1 })).toContain('no_draws');
    expect(multiples({ way: 'custom', multiples: [1, 0] })).toContain('bad_multiple');
    expect(multiples({ way: 'doubling', draws: 60, start: 1, every: 1, times: 3 })).toContain(
      'bad_multiple',
    );
  });
});

it('refunds void draws and continues, and stops with the status of its stop rule', () => {
  const read = readBet(SSC, 'FixedPlace', '||||6');
  if (!read.ok) throw new Error(read.problem.name);
  const terms = { style: 'GROUP', group: 1950 } as const;
  const one = { ...read.value, unit: money('2'), multiple: 1, terms };
  const draws = ['00001', undefined, '00006', '00006'].map(
    (each) => each && prepareDraw(SSC, each),
  );
  const given = draws.map((draw) => draw || undefined);
  const followed = settleChase(one, [1, 2, 3, 4], 'on_shown', given);
  expect(followed.statuses).toEqual(['LOSE', 'VOID', 'WIN', 'CANCELLED_SHOWN']);
  expect([followed.charged, followed.released, followed.payout].map(formatAmount)).toEqual([
    '8.0000',
    '12.0000',
    '58.5000',
  ]);
});
