// What the bank knows of one payment or payout, and how an order changes; pure.
import type { Language } from '@fairhouse/values';

export type Status = 'PENDING' | 'PAID' | 'FAILED' | 'UNKNOWN';

/** One telling of how an order stands: repeated with growing pauses until it is heard. */
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
  /** What was paid in the end, as a decimal string. */
  readonly paid: string;
  /** When the order ends by itself, and how. */
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

/** What a visitor of the hosted page can make happen. */
export const CHOICES = ['pay', 'fail', 'late', 'twice', 'other'] as const;
export type Choice = (typeof CHOICES)[number];

/** Pauses before each further try of a telling, in milliseconds. */
const PAUSES_MS = [1_000, 2_000, 5_000, 15_000, 60_000, 300_000, 900_000];
const LATE_BY_MS = 3_000;

/** Whether a person can still decide: the page is open. */
export function isOpen(payment: Payment, now: number): boolean {
  return payment.status === 'PENDING' && payment.endsAt === undefined && now < payment.expiresAt;
}

/** The payment after a choice on its page; `other` is the amount for paying another one. */
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

/** The order once its own time has come; the same order before. */
export function endWhenDue(order: Order, now: number): Order {
  if (order.endsAt === undefined || order.endsAt > now || order.endsAs === undefined) return order;
  const { endsAt: _at, endsAs: status, ...rest } = order;
  const paid = status === 'PAID' ? order.amount : '0.0000';
  const soon: Delivery = { dueAt: now, tries: 0, done: false };
  return { ...rest, status, paid, deliveries: [...order.deliveries, soon] };
}

/** The order after one telling was heard, or was not. */
export function afterTelling(order: Order, index: number, heard: boolean, now: number): Order {
  const deliveries = order.deliveries.map((delivery, at): Delivery => {
    if (at !== index) return delivery;
    const pause = PAUSES_MS[delivery.tries];
    const done = heard || pause === undefined;
    return { dueAt: now + (pause ?? 0), tries: delivery.tries + 1, done };
  });
  return { ...order, deliveries };
}

/**
 * How a payout to an account ends: numbers that end in 0000 fail, in 1111 nobody knows for a while.
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
