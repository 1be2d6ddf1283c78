// Enrolment links: a new operator, or one whose access was reset, uses one to set a password and an
// authenticator.
import { plus, type Id } from '@fairhouse/values';
import type { AppContext } from '../../../platform/app-context.ts';
import type { Sql } from '../../../platform/sql.ts';
import { hashToken, makeToken } from '../session/token.ts';
import { putEnrolment } from './store.ts';

/**
 * Creates the operator's only valid link, which works once and for `forMs`; an earlier one is
 * revoked. The database stores only its hash, so the return value is the only copy: it must be
 * given to this person only. The operator cannot log in before the link is used, so a new operator
 * gets the hash of `unknownPassword`. Returns the address of the enrolment page.
 */
export async function makeEnrolment(
  sql: Sql,
  app: Pick<AppContext, 'clock' | 'config'>,
  { operator, forMs }: { readonly operator: Id<'operator'>; readonly forMs: number },
): Promise<string> {
  const secret = makeToken();
  const now = app.clock.now();
  await putEnrolment(sql, { operator, hash: hashToken(secret), now, endsAt: plus(now, forMs) });
  // In the fragment, which browsers do not send: no proxy logs it.
  return `${app.config.consoleOrigin}/#/enrol/${secret}`;
}

/** A random password that is never shown, for an operator who has not set one yet. */
export function unknownPassword(): string {
  return makeToken();
}
