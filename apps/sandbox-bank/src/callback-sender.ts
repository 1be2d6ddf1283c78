// Ends orders that are due and sends callbacks to the merchant's server, with retries until
// accepted.
import { internalFetch } from '@fairhouse/tls';
import type { Config } from './config.ts';
import type { Journal } from './journal.ts';
import { recordDelivery, endWhenDue, type Order } from './order.ts';
import { signMessage } from './signature.ts';

const PATH = '/bank/v1/callback';
const INTERVAL_MS = 100;
const RESPONSE_MS_MAX = 5_000;

/**
 * Processes all orders periodically; the returned function stops it and waits for a pending run.
 */
export function startCallbackSender(config: Config, journal: Journal, now: () => number) {
  let pending: Promise<void> | undefined;
  const timer = setInterval(() => {
    pending ??= processOrders(config, journal, now).finally(() => (pending = undefined));
  }, INTERVAL_MS);
  return async (): Promise<void> => {
    clearInterval(timer);
    await pending;
  };
}

async function processOrders(config: Config, journal: Journal, now: () => number): Promise<void> {
  // A copy, because the loop changes the journal.
  for (const stored of Array.from(journal.all())) {
    const order = endWhenDue(stored, now());
    if (order !== stored) journal.put(order);
    await sendDueCallbacks(config, journal, order, now);
  }
}

async function sendDueCallbacks(
  config: Config,
  journal: Journal,
  order: Order,
  now: () => number,
): Promise<void> {
  for (const [index, delivery] of order.deliveries.entries()) {
    if (delivery.done || delivery.dueAt > now()) continue;
    const accepted = await sendCallback(config, order, now());
    const current = journal.find(order.kind, order.merchant, order.order) ?? order;
    journal.put(recordDelivery(current, index, accepted, now()));
  }
}

/** Sends one callback. True if the server accepted it; false on a timeout or an error status. */
async function sendCallback(config: Config, order: Order, now: number): Promise<boolean> {
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
    const response = await internalFetch(config.caFile, new URL(PATH, config.serverUrl), {
      method: 'POST',
      signal: AbortSignal.timeout(RESPONSE_MS_MAX),
      headers: {
        'content-type': 'application/json',
        ...signMessage(config.secret, { method: 'POST', path: PATH, body }, now),
      },
      body,
    });
    return response.ok;
  } catch {
    return false;
  }
}
