// Client of the payment provider; answers are parsed by schemas, and a missing answer is undefined.
import { internalFetch } from '@fairhouse/tls';
import { parseAmount, type Amount, type Language } from '@fairhouse/values';
import * as z from 'zod';
import type { AppContext } from '../../../platform/app-context.ts';
import { readJson } from '../../../platform/read-json.ts';
import { bankSecret, signBankMessage } from './bank-message.ts';

/** The provider's name in the database. */
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

/** A callback: a payment in or a payout, by the order's number. */
export const bankCallback = z.strictObject({
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

export interface PaymentRequest {
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

export interface PayoutRequest {
  readonly merchant: string;
  readonly order: string;
  readonly amount: string;
  readonly currency: string;
  readonly bank: string;
  readonly account: string;
  readonly holder: string;
}

/** Opens a payment; repeated for the same order, the provider returns the same payment. */
export function openPayment(
  app: AppContext,
  request: PaymentRequest,
): Promise<OpenedPayment | undefined> {
  return send(app, openedPayment, 'POST', '/api/payments', request);
}

/** The state of a payment; undefined when the provider does not answer or does not know it. */
export function readPayment(
  app: AppContext,
  merchant: string,
  order: string,
): Promise<PaymentAnswer | undefined> {
  return send(app, payment, 'GET', `/api/payments/${merchant}/${order}`);
}

/** Requests a payout; repeated for the same order, it is paid once and has the same answer. */
export function openPayout(
  app: AppContext,
  request: PayoutRequest,
): Promise<PayoutAnswer | undefined> {
  return send(app, payout, 'POST', '/api/payouts', request);
}

/** The state of a payout; undefined when the provider does not answer or does not know it. */
export function readPayout(
  app: AppContext,
  merchant: string,
  order: string,
): Promise<PayoutAnswer | undefined> {
  return send(app, payout, 'GET', `/api/payouts/${merchant}/${order}`);
}

async function send<Schema extends z.ZodType>(
  app: AppContext,
  schema: Schema,
  method: 'GET' | 'POST',
  path: string,
  content?: unknown,
): Promise<z.output<Schema> | undefined> {
  const body = content === undefined ? '' : JSON.stringify(content);
  const parts = { method, path, body: Buffer.from(body) };
  try {
    const { bankUrl, caFile } = app.config;
    const answer = await internalFetch(caFile, new URL(path, bankUrl), {
      method,
      signal: AbortSignal.timeout(ANSWER_MS_MAX),
      headers: {
        'content-type': 'application/json',
        ...signBankMessage(bankSecret(app), parts, app.clock.now()),
      },
      ...(method === 'POST' ? { body } : {}),
    });
    if (!answer.ok) return undefined;
    return schema.parse(readJson(await answer.text()));
  } catch (error) {
    app.log.warn({ path, error: String(error) }, 'the payment provider did not answer');
    return undefined;
  }
}
