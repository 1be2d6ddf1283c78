// Password hashes: argon2id, peppered; four at a time (decisions.md 6).
import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { AppContext } from '../../../platform/app-context.ts';
import { passwordCost } from '../../../platform/password-cost.ts';

const CONCURRENT_MAX = 4;
const WAITING_MAX = 64;

let running = 0;
const waiting: (() => void)[] = [];

/** True if so many hashes are queued that callers should be refused. */
export function isHashingBusy(): boolean {
  return waiting.length >= WAITING_MAX;
}

export function hashPassword(app: AppContext, password: string): Promise<string> {
  const cost = passwordCost(app.config);
  return runInTurn(() => hash(password, { ...cost, secret: pepper(app) }));
}

/** Verifies a password. Without a stored hash it does the same work and returns false. */
export async function verifyPassword(
  app: AppContext,
  stored: string | undefined,
  password: string,
): Promise<boolean> {
  const dummy = await dummyHashOf(app);
  const matches = await runInTurn(() => verify(stored ?? dummy, password, { secret: pepper(app) }));
  return matches && stored !== undefined;
}

const dummyHashes = new WeakMap<AppContext, Promise<string>>();

function dummyHashOf(app: AppContext): Promise<string> {
  const known = dummyHashes.get(app) ?? hashPassword(app, randomBytes(16).toString('hex'));
  dummyHashes.set(app, known);
  return known;
}

function pepper(app: AppContext): Uint8Array {
  return app.keys.secret('password-pepper');
}

/**
 * A slot that becomes free goes to the longest waiting caller, so that never more than four run.
 */
async function runInTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  if (running < CONCURRENT_MAX) running += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
