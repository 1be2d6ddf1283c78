// Asks the payment provider; what it answers is read by schemas, and a silence is said to be one.
import { insideFetch } from '@fairhouse/tls';
import { parseAmount, type Amount, type Language } from '@fairhouse/values';
import * as z from 'zod';
import type { House } from '../../../ground/house.ts';
import { readJson } from '../../../ground/read-json.ts';
import { bankSecret, signMessage } from './bank-message.ts';

/** What the house calls this provider. */
export const BANK = 'sandbox';

const ANSWER_MS_MAX = 5_000;

const money = z.string().transform((text, context): Amount => {
  const value = parseAmount(text);
  if (value !== undefined) return value;
  context.addIssue({ code: 'custom', message: 'not an amount' });
  return z.NEVER;
});

const payment = z.object({
  reference: z.string().max(64),
  status: z.enum(['PENDING', 'PAID', 'FAILED']),
  paid: money,
});
const openedPayment = payment.extend({ url: z.url(), qr: z.string().max(500) });
const payout = z.object({
  reference: z.string().max(64),
  status: z.enum(['PENDING', 'PAID', 'FAILED', 'UNKNOWN']),
});

/** What a callback says: of a payment in or a payout, by the order's number. */
export const bankNews = z.strictObject({
  kind: z.enum(['payment', 'payout']),
  merchant: z.string().max(40),
  order: z.string().max(40),
  reference: z.string().max(64),
  status: z.enum(['PENDING', 'PAID', 'FAILED', 'UNKNOWN']),
  paid: money,
  currency: z.string().max(8),
});

export type PaymentAnswer = z.output<typeof payment>;
export type OpenedPayment = z.output<typeof openedPayment>;
export type PayoutAnswer = z.output<typeof payout>;

export interface PaymentAsk {
  readonly merchant: string;
  readonly order: string;
  readonly amount: string;
  readonly currency: string;
  readonly method: string;
  readonly language: Language;
  readonly brand: string;
  readonly returnUrl: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

export interface PayoutAsk {
  readonly merchant: string;
  readonly order: string;
  readonly amount: string;
  readonly currency: string;
  readonly bank: string;
  readonly account: string;
  readonly holder: string;
}

/** Opens a payment; asked again for the same order, the provider answers the same. */
export function openPayment(house: House, ask: PaymentAsk): Promise<OpenedPayment | undefined> {
  return send(house, openedPayment, 'POST', '/api/payments', ask);
}

/** How a payment stands; undefined when the provider does not answer or does not know it. */
export function askPayment(
  house: House,
  merchant: string,
  order: string,
): Promise<PaymentAnswer | undefined> {
  return send(house, payment, 'GET', `/api/payments/${merchant}/${order}`);
}

/** Asks for a payout; asked again for the same order, it is paid once and answered the same. */
export function openPayout(house: House, ask: PayoutAsk): Promise<PayoutAnswer | undefined> {
  return send(house, payout, 'POST', '/api/payouts', ask);
}

/** How a payout stands; undefined when the provider does not answer or does not know it. */
export function askPayout(
  house: House,
  merchant: string,
  order: string,
): Promise<PayoutAnswer | undefined> {
  return send(house, payout, 'GET', `/api/payouts/${merchant}/${order}`);
}

async function send<Schema extends z.ZodType>(
  house: House,
  schema: Schema,
  method: 'GET' | 'POST',
  path: string,
  content?: unknown,
): Promise<z.output<Schema> | undefined> {
  const body = content === undefined ? '' : JSON.stringify(content);
  const parts = { method, path, body: Buffer.from(body) };
  try {
    const { bankUrl, caFile } = house.config;
    const answer = await insideFetch(caFile, new URL(path, bankUrl), {
      method,
      signal: AbortSignal.timeout(ANSWER_MS_MAX),
      headers: {
        'content-type': 'application/json',
        ...signMessage(bankSecret(house), parts, house.clock.now()),
      },
      ...(method === 'POST' ? { body } : {}),
    });
    if (!answer.ok) return undefined;
    return schema.parse(readJson(await answer.text()));
  } catch (error) {
    house.log.warn({ path, error: String(error) }, 'the payment provider did not answer');
    return undefined;
  }
}
