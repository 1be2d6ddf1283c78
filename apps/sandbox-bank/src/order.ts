// Orders (payments and payouts) and their transitions; pure.
import type { Language } from '@fairhouse/values';

export type Status = 'PENDING' | 'PAID' | 'FAILED' | 'UNKNOWN';

/** One callback about the status of an order, retried with growing delays until it is accepted. */
export interface Delivery {
  readonly dueAt: number;
  readonly tries: number;
  readonly done: boolean;
}

interface Common {
  readonly merchant: string;
  readonly order: string;
  readonly reference: string;
  readonly amount: string;
  readonly currency: string;
  readonly status: Status;
  /** The amount that was paid, as a decimal string. */
  readonly paid: string;
  /** The time and status of an automatic end. */
  readonly endsAt?: number;
  readonly endsAs?: 'PAID' | 'FAILED';
  readonly deliveries: readonly Delivery[];
}

export interface Payment extends Common {
  readonly kind: 'payment';
  readonly token: string;
  readonly method: string;
  readonly language: Language;
  readonly brand: string;
  readonly returnUrl: string;
  readonly expiresAt: number;
}

export interface Payout extends Common {
  readonly kind: 'payout';
  readonly bank: string;
  readonly accountTail: string;
  readonly holder: string;
}

export type Order = Payment | Payout;

/** The outcomes that a visitor of the hosted page can select. */
export const CHOICES = ['pay', 'fail', 'late', 'twice', 'other'] as const;
export type Choice = (typeof CHOICES)[number];

/** Delays before each retry of a callback, in milliseconds. */
const RETRY_DELAYS_MS = [1_000, 2_000, 5_000, 15_000, 60_000, 300_000, 900_000];
const LATE_BY_MS = 3_000;

/** Whether the visitor of the page can still select an outcome. */
export function isOpen(payment: Payment, now: number): boolean {
  return payment.status === 'PENDING' && payment.endsAt === undefined && now < payment.expiresAt;
}

/** The payment after a choice on its page; `other` is the amount of the choice `other`. */
export function choose(payment: Payment, choice: Choice, other: string, now: number): Payment {
  const soon: Delivery = { dueAt: now, tries: 0, done: false };
  switch (choice) {
    case 'pay':
      return { ...payment, status: 'PAID', paid: payment.amount, deliveries: [soon] };
    case 'twice':
      return { ...payment, status: 'PAID', paid: payment.amount, deliveries: [soon, soon] };
    case 'other':
      return { ...payment, status: 'PAID', paid: other, deliveries: [soon] };
    case 'fail':
      return { ...payment, status: 'FAILED', deliveries: [soon] };
    case 'late':
      return { ...payment, endsAs: 'PAID', endsAt: payment.expiresAt + LATE_BY_MS };
  }
}

/** The order after its automatic end if that is due, else the same order. */
export function endWhenDue(order: Order, now: number): Order {
  if (order.endsAt === undefined || order.endsAt > now || order.endsAs === undefined) return order;
  const { endsAt: _at, endsAs: status, ...rest } = order;
  const paid = status === 'PAID' ? order.amount : '0.0000';
  const soon: Delivery = { dueAt: now, tries: 0, done: false };
  return { ...rest, status, paid, deliveries: [...order.deliveries, soon] };
}

/** The order after an attempt of one callback. */
export function recordDelivery(order: Order, index: number, accepted: boolean, now: number): Order {
  const deliveries = order.deliveries.map((delivery, at): Delivery => {
    if (at !== index) return delivery;
    const delay = RETRY_DELAYS_MS[delivery.tries];
    const done = accepted || delay === undefined;
    return { dueAt: now + (delay ?? 0), tries: delivery.tries + 1, done };
  });
  return { ...order, deliveries };
}

/**
 * The outcome of a payout by account number: one that ends in 0000 fails, one that ends in 1111 has
 * an unknown status for a while.
 */
export function payoutEnd(
  account: string,
  waits: { readonly payoutMs: number; readonly unknownMs: number },
): { readonly status: Status; readonly endsAs: 'PAID' | 'FAILED'; readonly afterMs: number } {
  if (account.endsWith('0000')) {
    return { status: 'PENDING', endsAs: 'FAILED', afterMs: waits.payoutMs };
  }
  if (account.endsWith('1111')) {
    return { status: 'UNKNOWN', endsAs: 'PAID', afterMs: waits.unknownMs };
  }
  return { status: 'PENDING', endsAs: 'PAID', afterMs: waits.payoutMs };
}
