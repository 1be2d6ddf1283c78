// Recovery codes for a lost authenticator: each valid once, stored as HMACs.
import type { Id } from '@fairhouse/values';
import { createHmac, randomInt } from 'node:crypto';
import type { CallContext } from '../../../platform/call-context.ts';
import type { Keys } from '../../../platform/keys/keys.ts';
import type { Sql } from '../../../platform/sql.ts';
import { replaceRecoveryCodes } from './store/authenticators.ts';

/** Letters and digits that are not easily confused. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const COUNT = 10;
const GROUPS = 3;
const GROUP = 4;

/** Ten new codes of 59 bits, shown once; the earlier ones stop working. */
export async function renewRecoveryCodes(
  { app, merchant }: Pick<CallContext, 'app' | 'merchant'>,
  sql: Sql,
  member: Id<'member'>,
): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, makeRecoveryCode);
  const hashes = codes.map((code) => hashRecoveryCode(app.keys, member, code));
  await replaceRecoveryCodes(sql, merchant.id, { member, hashes });
  return codes;
}

/** The stored form of a code: lower-case letters and digits only, bound to the member. */
export function hashRecoveryCode(keys: Keys, member: Id<'member'>, typed: string): Buffer {
  const plain = typed.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return createHmac('sha256', keys.secret('recovery-code')).update(`${member}:${plain}`).digest();
}

function makeRecoveryCode(): string {
  const group = (): string =>
    Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}
