import { describe, expect, it } from 'vitest';
import { recordDelivery, choose, endWhenDue, isOpen, payoutEnd, type Payment } from './order.ts';

const payment: Payment = {
  kind: 'payment',
  merchant: 'manila',
  order: 'D100001',
  reference: 'P1',
  token: 't',
  amount: '500.0000',
  currency: 'PHP',
  method: 'GCASH',
  language: 'EN',
  brand: 'Manila Casino',
  returnUrl: 'http://localhost/',
  expiresAt: 1000,
  status: 'PENDING',
  paid: '0.0000',
  deliveries: [],
};

describe('a payment', () => {
  it('is open until its outcome is selected or it expires', () => {
    expect(isOpen(payment, 999)).toBe(true);
    expect(isOpen(payment, 1000)).toBe(false);
    for (const choice of ['pay', 'fail', 'late', 'twice'] as const) {
      expect(isOpen(choose(payment, choice, '', 10), 11)).toBe(false);
    }
  });

  it('has one callback, or two for the choice `twice`', () => {
    expect(choose(payment, 'pay', '', 10)).toMatchObject({ status: 'PAID', paid: '500.0000' });
    expect(choose(payment, 'pay', '', 10).deliveries).toHaveLength(1);
    expect(choose(payment, 'twice', '', 10).deliveries).toHaveLength(2);
    expect(choose(payment, 'other', '1.0000', 10)).toMatchObject({ paid: '1.0000' });
    expect(choose(payment, 'fail', '', 10)).toMatchObject({ status: 'FAILED', paid: '0.0000' });
  });

  it('with the choice `late` is paid after it has expired', () => {
    const late = choose(payment, 'late', '', 10);
    expect(endWhenDue(late, 3_999)).toBe(late);
    const ended = endWhenDue(late, 4_000);
    expect(ended).toMatchObject({ status: 'PAID', paid: '500.0000' });
    expect(endWhenDue(ended, 9_000)).toBe(ended);
  });
});

describe('a callback', () => {
  it('that is not accepted is retried with growing delays, and then given up', () => {
    let order = choose(payment, 'pay', '', 0);
    let last = 0;
    const pauses = [];
    while (order.deliveries[0]?.done === false) {
      order = recordDelivery(order, 0, false, last) as Payment;
      const next = order.deliveries[0]?.dueAt ?? 0;
      pauses.push(next - last);
      last = next;
    }
    expect(pauses).toEqual([1_000, 2_000, 5_000, 15_000, 60_000, 300_000, 900_000, 0]);
  });

  it('that is accepted is done, independently of others', () => {
    const order = recordDelivery(choose(payment, 'twice', '', 0), 1, true, 5);
    expect(order.deliveries.map((delivery) => delivery.done)).toEqual([false, true]);
  });
});

it.each([
  ['12340000', 'PENDING', 'FAILED', 5],
  ['12341111', 'UNKNOWN', 'PAID', 9],
  ['12345678', 'PENDING', 'PAID', 5],
])('a payout to %s is %s and ends as %s', (account, status, endsAs, afterMs) => {
  expect(payoutEnd(account, { payoutMs: 5, unknownMs: 9 })).toEqual({ status, endsAs, afterMs });
});
