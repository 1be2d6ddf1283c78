// Operators' passwords: argon2id of 19 MiB and two passes, peppered with a key of the house.
import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { House } from '../../../ground/house.ts';

const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const SHORTEST = 12;
const COMMON =
  /^(.)\1+$|^(0123|1234|abcd|qwer|asdf|pass|letmein|welcome|admin|iloveyou|fairhouse)/i;

export function hashPassword(house: House, password: string): Promise<string> {
  return hash(password, { ...COST, secret: house.keys.secret('password-pepper') });
}

/**
 * Whether this is the password; without a hash the same work is done for nothing, and answers no.
 */
export async function checkPassword(
  house: House,
  stored: string | undefined,
  password: string,
): Promise<boolean> {
  const secret = house.keys.secret('password-pepper');
  const matches = await verify(stored ?? (await nobodysHash(house)), password, { secret });
  return matches && stored !== undefined;
}

const nobody = new WeakMap<House, Promise<string>>();

function nobodysHash(house: House): Promise<string> {
  const known = nobody.get(house) ?? hashPassword(house, randomBytes(16).toString('hex'));
  nobody.set(house, known);
  return known;
}

/** Whether a password is too short, too common, or holds the operator's name. */
export function isWeakPassword(password: string, name: string): boolean {
  if ([...password].length < SHORTEST || COMMON.test(password)) return true;
  return password.toLowerCase().includes(name);
}
