import { STEWARD_RIGHTS } from '@fairhouse/calls/operator';
import { MINUTE_MS, type Instant } from '@fairhouse/values';
import type { OperatorSession } from '../../../platform/call-context.ts';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import { findSession, touchSession } from './session-store.ts';
import { hashToken } from './token.ts';

/** The activity time is written at most this often, so that reads do not write each time. */
const TOUCH_AFTER_MS = MINUTE_MS;

/**
 * The session of this token, with the operator's rights at this merchant: undefined when it is
 * unknown, ended, idle for 30 minutes or 12 hours old. An operator with an initial password has no
 * rights until it is changed.
 */
export async function findOperatorSession(
  app: AppContext,
  merchant: Merchant,
  token: string,
  now: Instant = app.clock.now(),
): Promise<OperatorSession | undefined> {
  const hash = hashToken(token);
  const row = await findSession(app.pool, hash, merchant.id, now);
  if (row === undefined) return undefined;
  if (now - row.seen_at.getTime() > TOUCH_AFTER_MS) await touchSession(app.pool, hash, now);
  return {
    id: row.session_id,
    operator: row.operator_id,
    name: row.name,
    roles: row.roles,
    rights: row.must_change ? [] : [...row.rights, ...(row.steward ? STEWARD_RIGHTS : [])],
  };
}
