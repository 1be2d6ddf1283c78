// Callback of the payment provider at `/bank/v1/callback`: how a payment or a payout ended.
import type { IncomingHttpHeaders } from 'node:http';
import { assert } from '@fairhouse/values';
import type * as z from 'zod';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import { readJson } from '../../../platform/read-json.ts';
import { transaction, type Sql } from '../../../platform/sql.ts';
import { directoryOf } from '../../settings/index.ts';
import { applyPayment, signalDeposit, findDeposit } from '../deposits/index.ts';
import { applyPayout, signalWithdrawal, findWithdrawal } from '../withdrawals/index.ts';
import { readSettings } from '../settings/index.ts';
import {
  BANK,
  bankCallback,
  bankSecret,
  checkBankMessage,
  hasBank,
  takeNonce,
} from '../provider/index.ts';

type BankCallback = z.output<typeof bankCallback>;

interface CallbackAnswer {
  readonly status: number;
  readonly body: { readonly ok: boolean; readonly why?: string };
}

const PATH = '/bank/v1/callback';
const TAKEN: CallbackAnswer = { status: 200, body: { ok: true } };

/** The module's routes outside the call table: the HTTP layer mounts them with the raw body. */
export const cashierRoutes = [{ method: 'POST', path: PATH, handle: receiveCallback }] as const;

/**
 * Accepts a signed message: it checks the signature over the raw bytes, the time within 300 s and
 * the nonce, which is used once, then applies the callback to the order. A repeated callback
 * changes nothing and returns the same answer. A callback that contradicts an earlier one is
 * recorded for manual review and answered 409. The provider repeats a callback until it gets status
 * 200.
 */
export async function receiveCallback(
  app: AppContext,
  request: { readonly body: Buffer; readonly headers: IncomingHttpHeaders },
): Promise<CallbackAnswer> {
  const { body } = request;
  if (!hasBank(app)) return refused(404, 'provider');
  const signatureHeaders = signatureHeadersOf(request.headers);
  const now = app.clock.now();
  const parts = { method: 'POST', path: PATH, body };
  const problem = checkBankMessage(bankSecret(app), parts, signatureHeaders, now);
  if (problem !== undefined) return refused(401, problem);
  const callback = readCallback(body);
  if (callback === undefined) return refused(400, 'malformed');
  const { merchants } = await directoryOf(app);
  const merchant = merchants.find((each) => each.code === callback.merchant);
  if (merchant === undefined) return refused(404, 'merchant');
  const { answer, signal } = await transaction<CallbackResult>(app.pool, async (sql) => {
    if (!(await takeNonce(sql, { provider: BANK, nonce: signatureHeaders.nonce, now }))) {
      return { commit: false, value: { answer: refused(409, 'replayed') } };
    }
    const applied = await applyCallback({ app, sql, merchant }, callback);
    return { commit: applied.answer.status === 200 || applied.keep === true, value: applied };
  });
  // A page reads as soon as it gets the signal, so the change must be committed before.
  signal?.();
  return answer;
}

interface CallbackResult {
  readonly answer: CallbackAnswer;
  /** Commits a finding although the callback is refused. */
  readonly keep?: true;
  readonly signal?: () => void;
}

async function applyCallback(
  context: { readonly app: AppContext; readonly sql: Sql; readonly merchant: Merchant },
  callback: BankCallback,
): Promise<CallbackResult> {
  const { app, sql, merchant } = context;
  const by = { actor: 'provider', now: app.clock.now() } as const;
  if (callback.kind === 'payout') {
    const [number = ''] = callback.order.split('-');
    const order = await findWithdrawal(sql, merchant.id, number);
    if (order === undefined) return { answer: refused(404, 'order') };
    const { moved, order: after } = await applyPayout(context, order, callback, by);
    return moved
      ? { answer: TAKEN, signal: () => signalWithdrawal(app, after) }
      : { answer: TAKEN };
  }
  const order = await findDeposit(sql, merchant.id, callback.order);
  // Only operators report on an order that does not belong to the provider.
  if (order?.provider !== BANK) return { answer: refused(404, 'order') };
  if (order.currency !== callback.currency || callback.status === 'UNKNOWN') {
    return { answer: refused(422, 'content') };
  }
  const { value: settings } = await readSettings(sql, merchant);
  const payment = { status: callback.status, paid: callback.paid, reference: callback.reference };
  const applied = await applyPayment(context, order, payment, settings, by);
  const { moved, differs, order: after } = applied;
  if (differs)
    return { answer: refused(409, 'differs'), keep: true, signal: () => signalDeposit(app, after) };
  return moved ? { answer: TAKEN, signal: () => signalDeposit(app, after) } : { answer: TAKEN };
}

function signatureHeadersOf(headers: IncomingHttpHeaders) {
  const read = (name: string): string => {
    const value = headers[`x-bank-${name}`];
    return typeof value === 'string' ? value : '';
  };
  return { timestamp: read('timestamp'), nonce: read('nonce'), signature: read('signature') };
}

function readCallback(body: Buffer): BankCallback | undefined {
  assert(body.length < 1_000_000, 'the HTTP layer limits bodies');
  try {
    const parsed = bankCallback.safeParse(readJson(body.toString('utf8')));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

function refused(status: number, why: string): CallbackAnswer {
  return { status, body: { ok: false, why } };
}
