// The link with which a new operator, or one whose access was reset, chooses password and
// authenticator.
import { plus, type Id } from '@fairhouse/values';
import type { House } from '../../../ground/house.ts';
import type { Sql } from '../../../ground/sql.ts';
import { hashToken, makeToken } from '../session/token.ts';
import { putEnrolment } from './store.ts';

/**
 * Makes the one link of this operator that works, once and for `forMs`; an earlier one stops. The
 * database keeps its hash alone, so the answer is the only copy: it goes to the person and nowhere
 * else. Until the link is used the operator cannot come in, so whoever makes an operator gives him
 * a hash of `unknownPassword`.
 *
 * @returns the address of the page on which the link is used
 */
export async function makeEnrolment(
  sql: Sql,
  house: Pick<House, 'clock' | 'config'>,
  { operator, forMs }: { readonly operator: Id<'operator'>; readonly forMs: number },
): Promise<string> {
  const secret = makeToken();
  const now = house.clock.now();
  await putEnrolment(sql, { operator, hash: hashToken(secret), now, endsAt: plus(now, forMs) });
  // Behind the hash, which browsers keep to themselves: no log of a proxy ever has it.
  return `${house.config.consoleOrigin}/#/enrol/${secret}`;
}

/** A password that nobody was told, for an operator who has yet to choose one. */
export function unknownPassword(): string {
  return makeToken();
}
