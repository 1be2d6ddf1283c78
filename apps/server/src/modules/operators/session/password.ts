// Operators' passwords: argon2id, peppered with a key of the installation.
import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { AppContext } from '../../../platform/app-context.ts';
import { passwordCost } from '../../../platform/password-cost.ts';

const SHORTEST = 12;
const COMMON =
  /^(.)\1+$|^(0123|1234|abcd|qwer|asdf|pass|letmein|welcome|admin|iloveyou|fairhouse)/i;

export function hashPassword(app: AppContext, password: string): Promise<string> {
  const secret = app.keys.secret('password-pepper');
  return hash(password, { ...passwordCost(app.config), secret });
}

/** Whether this is the password; without a hash the same work is done and the result is false. */
export async function checkPassword(
  app: AppContext,
  stored: string | undefined,
  password: string,
): Promise<boolean> {
  const secret = app.keys.secret('password-pepper');
  const matches = await verify(stored ?? (await nobodysHash(app)), password, { secret });
  return matches && stored !== undefined;
}

const nobody = new WeakMap<AppContext, Promise<string>>();

function nobodysHash(app: AppContext): Promise<string> {
  const known = nobody.get(app) ?? hashPassword(app, randomBytes(16).toString('hex'));
  nobody.set(app, known);
  return known;
}

/** Whether a password is too short, too common, or contains the operator's name. */
export function isWeakPassword(password: string, name: string): boolean {
  if ([...password].length < SHORTEST || COMMON.test(password)) return true;
  return password.toLowerCase().includes(name);
}
