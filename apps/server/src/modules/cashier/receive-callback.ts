// Where the payment provider tells us how a payment or a payout ended. The path is
// `/bank/v1/callback`.
import type { IncomingHttpHeaders } from 'node:http';
import { assert } from '@fairhouse/values';
import type * as z from 'zod';
import type { House, Merchant } from '../../ground/house.ts';
import { readJson } from '../../ground/read-json.ts';
import { transaction, type Sql } from '../../ground/sql.ts';
import { directoryOf } from '../settings/index.ts';
import { applyPayment, signalDeposit } from './apply-payment.ts';
import { applyPayout, signalWithdrawal } from './apply-payout.ts';
import { readSettings } from './cashier-settings.ts';
import { BANK, bankNews } from './provider/bank.ts';
import { bankSecret, checkMessage, hasBank } from './provider/bank-message.ts';
import { findDeposit } from './store/deposits.ts';
import { takeNonce } from './store/events.ts';
import { findWithdrawal } from './store/withdrawals.ts';

type News = z.output<typeof bankNews>;

interface Told {
  readonly status: number;
  readonly body: { readonly ok: boolean; readonly why?: string };
}

const PATH = '/bank/v1/callback';
const TAKEN: Told = { status: 200, body: { ok: true } };

/** The module's paths beside the table: the edge mounts them with the raw bytes of the body. */
export const cashierRoutes = [{ method: 'POST', path: PATH, handle: receiveCallback }] as const;

/**
 * Takes a signed message: signature over the raw bytes, time within 300 s, a mark that is used
 * once, and then the order, where the same news told again change nothing and are answered the
 * same. News that speak against what was told before are kept for a person and answered 409. An
 * answer other than 200 makes the provider tell it again.
 */
export async function receiveCallback(
  house: House,
  request: { readonly body: Buffer; readonly headers: IncomingHttpHeaders },
): Promise<Told> {
  const { body } = request;
  if (!hasBank(house)) return refused(404, 'provider');
  const marks = marksOf(request.headers);
  const now = house.clock.now();
  const parts = { method: 'POST', path: PATH, body };
  const problem = checkMessage(bankSecret(house), parts, marks, now);
  if (problem !== undefined) return refused(401, problem);
  const news = readNews(body);
  if (news === undefined) return refused(400, 'malformed');
  const { merchants } = await directoryOf(house);
  const merchant = merchants.find((each) => each.code === news.merchant);
  if (merchant === undefined) return refused(404, 'merchant');
  const { told, signal } = await transaction<Applied>(house.pool, async (sql) => {
    if (!(await takeNonce(sql, { provider: BANK, nonce: marks.nonce, now }))) {
      return { commit: false, value: { told: refused(409, 'replayed') } };
    }
    const applied = await applyNews({ house, sql, merchant }, news);
    return { commit: applied.told.status === 200 || applied.keep === true, value: applied };
  });
  // A page that hears the signal asks at once: what it asks for must be committed by then.
  signal?.();
  return told;
}

interface Applied {
  readonly told: Told;
  /** What is refused may have left a finding that is kept. */
  readonly keep?: true;
  readonly signal?: () => void;
}

async function applyNews(
  ground: { readonly house: House; readonly sql: Sql; readonly merchant: Merchant },
  news: News,
): Promise<Applied> {
  const { house, sql, merchant } = ground;
  const by = { actor: 'provider', now: house.clock.now() } as const;
  if (news.kind === 'payout') {
    const [number = ''] = news.order.split('-');
    const order = await findWithdrawal(sql, merchant.id, number);
    if (order === undefined) return { told: refused(404, 'order') };
    const { moved, order: after } = await applyPayout(ground, order, news, by);
    return moved ? { told: TAKEN, signal: () => signalWithdrawal(house, after) } : { told: TAKEN };
  }
  const order = await findDeposit(sql, merchant.id, news.order);
  // Nobody but operators tell of an order that was not the provider's.
  if (order?.provider !== BANK) return { told: refused(404, 'order') };
  if (order.currency !== news.currency || news.status === 'UNKNOWN') {
    return { told: refused(422, 'content') };
  }
  const { value: settings } = await readSettings(sql, merchant);
  const payment = { status: news.status, paid: news.paid, reference: news.reference };
  const applied = await applyPayment(ground, order, payment, settings, by);
  const { moved, differs, order: after } = applied;
  if (differs)
    return { told: refused(409, 'differs'), keep: true, signal: () => signalDeposit(house, after) };
  return moved ? { told: TAKEN, signal: () => signalDeposit(house, after) } : { told: TAKEN };
}

function marksOf(headers: IncomingHttpHeaders) {
  const read = (name: string): string => {
    const value = headers[`x-bank-${name}`];
    return typeof value === 'string' ? value : '';
  };
  return { timestamp: read('timestamp'), nonce: read('nonce'), signature: read('signature') };
}

function readNews(body: Buffer): News | undefined {
  assert(body.length < 1_000_000, 'the edge limits bodies');
  try {
    const parsed = bankNews.safeParse(readJson(body.toString('utf8')));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

function refused(status: number, why: string): Told {
  return { status, body: { ok: false, why } };
}
