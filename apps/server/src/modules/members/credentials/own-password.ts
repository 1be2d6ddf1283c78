import { refuse, type Refused } from '@fairhouse/calls';
import { MINUTE_MS, ok, plus, type Result } from '@fairhouse/values';
import type { CallContext, Session } from '../../../platform/call-context.ts';
import { verifyPassword } from './hash-password.ts';
import { countLoginFailure, type Credential } from './store.ts';

const TRIES = 5;
const WINDOW_MS = 30 * MINUTE_MS;

/**
 * Checks the login password of a caller that already has a session: someone at an unattended screen
 * gets five tries in half an hour. The caller holds the credential's lock; a refusal sets `keep`,
 * so that the failure stays counted.
 */
export async function checkOwnPassword(
  call: Pick<CallContext, 'app' | 'merchant' | 'now' | 'sql'> & { readonly session: Session },
  credential: Credential,
  password: string,
): Promise<Result<null, Refused<'password.wrong' | 'password.locked'>>> {
  const { app, merchant, now, sql, session } = call;
  const { loginFailures, loginFailedAt } = credential;
  const ends = loginFailedAt === undefined ? now : plus(loginFailedAt, WINDOW_MS);
  const counted = ends > now ? loginFailures : 0;
  if (counted >= TRIES) {
    return refuse('password.locked', {
      params: { minutes: Math.ceil((ends - now) / MINUTE_MS) },
      retryAfterSeconds: Math.ceil((ends - now) / 1000),
    });
  }
  const failures = (await verifyPassword(app, credential.loginHash, password)) ? 0 : counted + 1;
  if (failures !== loginFailures) {
    await countLoginFailure(sql, merchant.id, { member: session.member, failures, at: now });
  }
  return failures === 0 ? ok(null) : refuse('password.wrong', { keep: true });
}
