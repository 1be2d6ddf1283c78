// Ends orders whose time has come and tells the merchant's server, again and again until it hears.
import { insideFetch } from '@fairhouse/tls';
import type { Config } from './config.ts';
import type { Journal } from './journal.ts';
import { afterTelling, endWhenDue, type Order } from './order.ts';
import { sign } from './signature.ts';

const PATH = '/bank/v1/callback';
const EVERY_MS = 100;
const ANSWER_MS_MAX = 5_000;

/** Works on all orders until it is stopped; the answer stops it and waits for what is under way. */
export function openTeller(config: Config, journal: Journal, now: () => number) {
  let atWork: Promise<void> | undefined;
  const timer = setInterval(() => {
    atWork ??= turn(config, journal, now).finally(() => (atWork = undefined));
  }, EVERY_MS);
  return async (): Promise<void> => {
    clearInterval(timer);
    await atWork;
  };
}

async function turn(config: Config, journal: Journal, now: () => number): Promise<void> {
  // A copy: orders are written while they are looked through.
  for (const known of Array.from(journal.all())) {
    const order = endWhenDue(known, now());
    if (order !== known) journal.put(order);
    await tellAll(config, journal, order, now);
  }
}

async function tellAll(
  config: Config,
  journal: Journal,
  order: Order,
  now: () => number,
): Promise<void> {
  for (const [index, delivery] of order.deliveries.entries()) {
    if (delivery.done || delivery.dueAt > now()) continue;
    const heard = await tell(config, order, now());
    const current = journal.find(order.kind, order.merchant, order.order) ?? order;
    journal.put(afterTelling(current, index, heard, now()));
  }
}

/** True when the server has taken it; a server that is silent or in trouble is told again. */
async function tell(config: Config, order: Order, now: number): Promise<boolean> {
  const body = JSON.stringify({
    kind: order.kind,
    merchant: order.merchant,
    order: order.order,
    reference: order.reference,
    status: order.status,
    paid: order.paid,
    currency: order.currency,
  });
  try {
    const answer = await insideFetch(config.caFile, new URL(PATH, config.serverUrl), {
      method: 'POST',
      signal: AbortSignal.timeout(ANSWER_MS_MAX),
      headers: {
        'content-type': 'application/json',
        ...sign(config.secret, { method: 'POST', path: PATH, body }, now),
      },
      body,
    });
    return answer.ok;
  } catch {
    return false;
  }
}
