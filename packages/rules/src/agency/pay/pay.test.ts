import fc from 'fast-check';
import { amount, formatAmount, sum, type Amount } from '@fairhouse/values';
import { describe, expect, it } from 'vitest';
import { money } from '../../testing/agency-figures.ts';
import { advanceDebt, outstandingOf, payDebts, type ContractDebt } from './contract-debt.ts';
import { payCascade, type CascadeBill, type CascadeRun } from './pay-cascade.ts';
import { payDifferences } from './pay-differences.ts';
import { DEFAULT_PAY_RULES, payerOf } from './payer.ts';

const sums = fc.bigInt({ min: 0n, max: 500n }).map((units) => amount(units * 100n));

/** A line of agents: each is paid by one before it, or by the platform. */
const runs = fc
  .array(
    fc.record({
      gross: sums,
      wallet: sums,
      upline: fc.nat(20),
      acceptedAt: fc.nat(3),
      owes: sums,
      creditor: fc.nat(20),
    }),
    { minLength: 1, maxLength: 9 },
  )
  .map((rows): CascadeRun<string> => {
    const name = (at: number) => `A${at}`;
    const bills = rows.map(({ gross, upline, acceptedAt }, at): CascadeBill<string> => ({
      agent: name(at),
      gross,
      payer: at === 0 || upline % 4 === 0 ? 'platform' : name(upline % at),
      acceptedAt,
    }));
    const debts = rows.flatMap(({ owes, creditor }, at): ContractDebt<string>[] => {
      const payee = creditor % 5 === 0 ? 'platform' : name(creditor % (rows.length + 1));
      if (owes === 0n || payee === name(at)) return [];
      return [{ id: `D${at}`, payer: name(at), payee, outstanding: owes }];
    });
    return {
      bills: bills.toReversed(),
      wallets: new Map(rows.map(({ wallet }, at) => [name(at), wallet])),
      debts,
    };
  });

describe('the payment of a run', () => {
  it('creates and loses no money, and leaves no wallet below zero', () => {
    fc.assert(
      fc.property(runs, (run) => {
        const result = payCascade(run);
        const repaid = result.debtPayments.filter(({ payee }) => payee === 'platform');
        const before = total(run.wallets.values()) + total(result.issued.values());
        const after = total(result.wallets.values()) + total(repaid.map((each) => each.amount));
        expect(after).toBe(before);
        for (const left of result.wallets.values()) expect(left).toBeGreaterThanOrEqual(0n);
      }),
      { numRuns: 500 },
    );
  });

  it('accounts for every bill: paid by the platform, or paid and outstanding by its upline', () => {
    fc.assert(
      fc.property(runs, (run) => {
        const { payments, issued } = payCascade(run);
        for (const { agent, gross, payer } of run.bills) {
          const found = payments.filter(({ payee }) => payee === agent);
          if (payer === 'platform') expect(issued.get(agent)).toBe(gross);
          else if (gross === 0n) expect(found).toEqual([]);
          else {
            expect(found.map((each) => each.payer)).toEqual([payer]);
            const [{ fromBill, fromWallet, outstanding, status }] = found as [(typeof found)[0]];
            const paid = fromBill + fromWallet;
            expect(paid + outstanding).toBe(gross);
            expect(status).toBe(
              outstanding === 0n ? 'issued' : paid > 0n ? 'part_paid' : 'insufficient',
            );
          }
        }
      }),
    );
  });

  it('leaves nothing to a payer that still owes', () => {
    fc.assert(
      fc.property(runs, (run) => {
        const { payments, wallets, debtPayments } = payCascade(run);
        // A debt that is paid after its payee was settled comes too late for the payee's directs.
        const late = new Set<string>(debtPayments.map(({ payee }) => payee));
        for (const { payer, outstanding } of payments) {
          if (outstanding > 0n && !late.has(payer)) expect(wallets.get(payer)).toBe(0n);
        }
      }),
    );
  });

  it('does not depend on the order of the bills', () => {
    fc.assert(
      fc.property(runs, (run) => {
        const other = payCascade({ ...run, bills: run.bills.toReversed() });
        const byAgent = (wallets: ReadonlyMap<string, Amount>) => Object.fromEntries(wallets);
        expect(byAgent(payCascade(run).wallets)).toEqual(byAgent(other.wallets));
      }),
    );
  });

  it('passes on a part that an upline paid: what it owes below comes out of it', () => {
    const { payments, wallets } = payCascade({
      bills: [
        { agent: 'A', gross: money('0'), payer: 'platform', acceptedAt: 0 },
        { agent: 'B', gross: money('600'), payer: 'A', acceptedAt: 0 },
        { agent: 'C', gross: money('100'), payer: 'B', acceptedAt: 0 },
      ],
      wallets: new Map([['A', money('250')]]),
      debts: [],
    });
    expect(payments).toMatchObject([
      { payee: 'B', fromBill: 0n, fromWallet: money('250'), outstanding: money('350') },
      { payee: 'C', fromBill: money('100'), outstanding: 0n },
    ]);
    expect(payments.map(({ status }) => status)).toEqual(['part_paid', 'issued']);
    expect(texts(wallets)).toEqual({ A: '0.0000', B: '150.0000', C: '100.0000' });
  });

  it('serves directs by the time of acceptance, then by name', () => {
    const bill = { gross: money('100'), payer: 'A' as const };
    const { payments } = payCascade({
      bills: [
        { agent: 'D', ...bill, acceptedAt: 5 },
        { agent: 'C', ...bill, acceptedAt: 5 },
        { agent: 'B', ...bill, acceptedAt: 9 },
      ],
      wallets: new Map([['A', money('150')]]),
      debts: [],
    });
    expect(payments.map(({ payee, status }) => `${payee} ${status}`)).toEqual([
      'C issued',
      'D part_paid',
      'B insufficient',
    ]);
  });

  it('pays old debts first, from the income and not from the wallet', () => {
    const { wallets, debts, debtPayments } = payCascade({
      bills: [
        { agent: 'A', gross: money('100'), payer: 'platform', acceptedAt: 0 },
        { agent: 'B', gross: money('50'), payer: 'A', acceptedAt: 0 },
      ],
      wallets: new Map([['A', money('40')]]),
      debts: [
        { id: 'old', payer: 'A', payee: 'platform', outstanding: money('70') },
        { id: 'new', payer: 'A', payee: 'C', outstanding: money('70') },
      ],
    });
    expect(debtPayments.map(({ debt, amount: paid }) => [debt, paid])).toEqual([
      ['old', money('70')],
      ['new', money('30')],
    ]);
    expect(debts).toMatchObject([{ id: 'new', outstanding: money('40') }]);
    expect(texts(wallets)).toEqual({ A: '0.0000', B: '40.0000', C: '30.0000' });
  });

  it('ends where payers form a circle', () => {
    const { payments } = payCascade({
      bills: [
        { agent: 'A', gross: money('1'), payer: 'B', acceptedAt: 0 },
        { agent: 'B', gross: money('1'), payer: 'A', acceptedAt: 0 },
      ],
      wallets: new Map([['A', money('1')]]),
      debts: [],
    });
    expect(payments).toHaveLength(2);
  });
});

describe('contract debts', () => {
  const debt: ContractDebt<string> = {
    id: '1',
    payer: 'A',
    payee: 'B',
    outstanding: money('30'),
  };

  it('are paid in their order, and what is left stays', () => {
    const list = [debt, { ...debt, id: '2', outstanding: money('20') }];
    fc.assert(
      fc.property(sums, (paid) => {
        const { payments, debts, rest } = payDebts(paid, list);
        expect(total(payments.map((each) => each.amount)) + rest).toBe(paid);
        const left = total(debts.map(({ outstanding }) => outstanding));
        expect(total(payments.map((each) => each.amount)) + left).toBe(money('50'));
        if (debts[0]?.id === '1') expect(payments.map((each) => each.debt)).not.toContain('2');
      }),
    );
    expect(outstandingOf(list, 'A')).toBe(money('50'));
    expect(outstandingOf(list, 'B')).toBe(0n);
  });

  it('are owed to the platform after it has advanced the money', () => {
    expect(advanceDebt(debt)).toEqual({ ...debt, payee: 'platform' });
  });
});

describe('who pays', () => {
  it('is the platform for top agents and real-time salary, else the upline', () => {
    expect(payerOf('dividend', 1, DEFAULT_PAY_RULES)).toBe('platform');
    expect(payerOf('dividend', 2, DEFAULT_PAY_RULES)).toBe('upline');
    expect(payerOf('daily_salary', 2, { ...DEFAULT_PAY_RULES, platformPayDepth: 2 })).toBe(
      'platform',
    );
    expect(payerOf('daily_salary', 1, { ...DEFAULT_PAY_RULES, platformPayDepth: 0 })).toBe(
      'upline',
    );
    expect(payerOf('realtime_salary', 5, DEFAULT_PAY_RULES)).toBe('platform');
    const mode = 'difference_platform' as const;
    expect(payerOf('dividend', 5, { ...DEFAULT_PAY_RULES, mode })).toBe('platform');
  });

  it('in the mode of differences is the platform, which pays the sum of what all earn net', () => {
    const bills = [
      { agent: 'A', gross: money('1000'), upline: undefined },
      { agent: 'B', gross: money('600'), upline: 'A' },
      { agent: 'C', gross: money('700'), upline: 'B' },
    ];
    const paid = payDifferences(bills);
    expect(paid.map((each) => formatAmount(each.amount))).toEqual([
      '400.0000',
      '0.0000',
      '700.0000',
    ]);
    expect(paid[1]?.shortfall).toBe(money('100'));
  });

  it('makes no difference to agents whose directs earn less than they', () => {
    fc.assert(
      fc.property(fc.array(sums, { minLength: 1, maxLength: 6 }), (figures) => {
        const falling = figures.toSorted((one, other) => (one < other ? 1 : -1));
        const names = falling.map((_, at) => `A${at}`);
        const net = payDifferences(
          falling.map((gross, at) => ({ agent: `A${at}`, gross, upline: names[at - 1] })),
        );
        const { wallets } = payCascade<string>({
          bills: falling.map((gross, at) => ({
            agent: `A${at}`,
            gross,
            payer: names[at - 1] ?? 'platform',
            acceptedAt: 0,
          })),
          wallets: new Map(),
          debts: [],
        });
        for (const each of net) expect(wallets.get(each.agent)).toBe(each.amount);
      }),
    );
  });
});

function total(amounts: Iterable<Amount>): bigint {
  return sum(amounts);
}

function texts(wallets: ReadonlyMap<string, Amount>): Record<string, string> {
  return Object.fromEntries([...wallets].map(([name, left]) => [name, formatAmount(left)]));
}
