// The bank's journal: a file of JSON lines, each with the full state of an order; the last line of
// an order is its current state.
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Order } from './order.ts';

export interface Journal {
  find(kind: Order['kind'], merchant: string, order: string): Order | undefined;
  findByToken(token: string): Order | undefined;
  all(): Iterable<Order>;
  /** Durable when it returns. */
  put(order: Order): void;
  close(): void;
}

/** Opens the journal in a directory, and compacts it to the current states. */
export function openJournal(directory: string): Journal {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const path = join(directory, 'orders.jsonl');
  const orders = readOrders(path);
  rewrite(path, orders);
  const tokens = new Map<string, string>();
  const index = (order: Order): void => {
    orders.set(keyOf(order), order);
    if (order.kind === 'payment') tokens.set(order.token, keyOf(order));
  };
  for (const order of orders.values()) index(order);
  const file = openSync(path, 'a', 0o600);
  return {
    find: (kind, merchant, order) => orders.get(keyOf({ kind, merchant, order })),
    findByToken: (token) => orders.get(tokens.get(token) ?? ''),
    all: () => orders.values(),
    put: (order) => {
      writeSync(file, `${JSON.stringify(order)}\n`);
      fsyncSync(file);
      index(order);
    },
    close: () => closeSync(file),
  };
}

function keyOf(order: Pick<Order, 'kind' | 'merchant' | 'order'>): string {
  return `${order.kind} ${order.merchant} ${order.order}`;
}

/** Reads the journal; skips a truncated last line, which was never acknowledged. */
function readOrders(path: string): Map<string, Order> {
  const orders = new Map<string, Order>();
  if (!existsSync(path)) return orders;
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    try {
      if (line === '') continue;
      const order = JSON.parse(line) as Order;
      orders.set(keyOf(order), order);
    } catch {
      continue;
    }
  }
  return orders;
}

function rewrite(path: string, orders: ReadonlyMap<string, Order>): void {
  const file = openSync(`${path}.new`, 'w', 0o600);
  for (const order of orders.values()) writeSync(file, `${JSON.stringify(order)}\n`);
  fsyncSync(file);
  closeSync(file);
  renameSync(`${path}.new`, path);
}
