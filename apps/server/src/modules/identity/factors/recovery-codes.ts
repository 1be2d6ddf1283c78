// Codes for the day the authenticator is lost: each good once, kept as hashes under a key.
import type { Id } from '@fairhouse/values';
import { createHmac, randomInt } from 'node:crypto';
import type { CallContext } from '../../../ground/call-context.ts';
import type { Keys } from '../../../ground/keys.ts';
import type { Sql } from '../../../ground/sql.ts';
import { replaceRecoveryCodes } from './store.ts';

/** Letters and digits that are not mistaken for one another. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const COUNT = 10;
const GROUPS = 3;
const GROUP = 4;

/** Ten new codes of 59 bits, shown once; the earlier ones stop working. */
export async function renewCodes(
  { house, merchant }: Pick<CallContext, 'house' | 'merchant'>,
  sql: Sql,
  member: Id<'member'>,
): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, makeCode);
  const hashes = codes.map((code) => hashCode(house.keys, member, code));
  await replaceRecoveryCodes(sql, merchant.id, { member, hashes });
  return codes;
}

/** How a typed code is looked for: small letters and digits alone, bound to the member. */
export function hashCode(keys: Keys, member: Id<'member'>, typed: string): Buffer {
  const plain = typed.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return createHmac('sha256', keys.secret('recovery-code')).update(`${member}:${plain}`).digest();
}

function makeCode(): string {
  const group = (): string =>
    Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}
