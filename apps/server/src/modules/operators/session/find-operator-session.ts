import { HOUSE_RIGHTS } from '@fairhouse/calls/operator';
import { MINUTE_MS, type Instant } from '@fairhouse/values';
import type { OperatorSession } from '../../../ground/call-context.ts';
import type { House, Merchant } from '../../../ground/house.ts';
import { findSession, touchSession } from './session-store.ts';
import { hashToken } from './token.ts';

/** Being seen is written down at most this often, so that reading does not write each time. */
const TOUCH_AFTER_MS = MINUTE_MS;

/**
 * The operator whose session this token is, with the rights he has for this merchant: undefined
 * when it is unknown, ended, idle for 30 minutes or 12 hours old. Who still has an initial
 * password has no rights until it is changed.
 */
export async function findOperatorSession(
  house: House,
  merchant: Merchant,
  token: string,
  now: Instant = house.clock.now(),
): Promise<OperatorSession | undefined> {
  const hash = hashToken(token);
  const row = await findSession(house.pool, hash, merchant.id, now);
  if (row === undefined) return undefined;
  if (now - row.seen_at.getTime() > TOUCH_AFTER_MS) await touchSession(house.pool, hash, now);
  return {
    id: row.session_id,
    operator: row.operator_id,
    name: row.name,
    roles: row.roles,
    rights: row.must_change ? [] : [...row.rights, ...(row.steward ? HOUSE_RIGHTS : [])],
  };
}
