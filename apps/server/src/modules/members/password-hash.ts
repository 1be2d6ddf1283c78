// Hashes of members' passwords: argon2id, 19 MiB, two passes, peppered; a few at a time
// (decisions.md 6).
import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { House } from '../../ground/house.ts';

const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const AT_ONCE = 4;
const WAITING_MAX = 64;

let running = 0;
const waiting: (() => void)[] = [];

/** True when so many hashes wait that a caller should be asked to come back. */
export function isHashingBusy(): boolean {
  return waiting.length >= WAITING_MAX;
}

export function hashPassword(house: House, password: string): Promise<string> {
  return inTurn(() => hash(password, { ...COST, secret: pepper(house) }));
}

/** Whether this is the password; without a stored hash the same work is done and answers no. */
export async function verifyPassword(
  house: House,
  stored: string | undefined,
  password: string,
): Promise<boolean> {
  const dummy = await nobodysHash(house);
  const matches = await inTurn(() => verify(stored ?? dummy, password, { secret: pepper(house) }));
  return matches && stored !== undefined;
}

const nobody = new WeakMap<House, Promise<string>>();

function nobodysHash(house: House): Promise<string> {
  const known = nobody.get(house) ?? hashPassword(house, randomBytes(16).toString('hex'));
  nobody.set(house, known);
  return known;
}

function pepper(house: House): Uint8Array {
  return house.keys.secret('password-pepper');
}

/**
 * A place that becomes free is handed to who has waited longest, so that never more than four
 * run.
 */
async function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  if (running < AT_ONCE) running += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
