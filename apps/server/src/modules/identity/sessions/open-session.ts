import { HOUR_MS, MINUTE_MS, plus, type Id, type Instant } from '@fairhouse/values';
import type { CallContext } from '../../../platform/call-context.ts';
import type { Sql } from '../../../platform/sql.ts';
import { noteLogin } from '../../members/index.ts';
import { startRealityChecks } from '../../protection/index.ts';
import { deviceName, rememberDevice, saveDevice } from '../devices/index.ts';
import { hashText, randomText } from '../../../platform/keys/random-text.ts';
import { savePresence } from './store/presence.ts';
import { insertSession, type SessionMethod } from './store/sessions.ts';

/** A session ends after half an hour without a call, and after twelve hours at the latest. */
export const IDLE_MS = 30 * MINUTE_MS;
export const SESSION_MAX_MS = 12 * HOUR_MS;

const TOKEN_BYTES = 32;

export interface OpenedSession {
  readonly id: Id<'session'>;
  readonly token: string;
  readonly endsAt: Instant;
  readonly deviceHash: Buffer;
}

/**
 * Opens a session in the caller's transaction, and records the caller's device as known to the
 * member.
 */
export async function openSession(
  call: CallContext,
  sql: Sql,
  wanted: {
    readonly member: Id<'member'>;
    readonly method: SessionMethod;
    readonly mustChange: boolean;
  },
): Promise<OpenedSession> {
  const { merchant, now, app, cookies, userAgent, address } = call;
  const { member, method, mustChange } = wanted;
  const id = app.newId<'session'>();
  const token = randomText(TOKEN_BYTES);
  const endsAt = plus(now, SESSION_MAX_MS);
  const deviceHash = rememberDevice(cookies);
  const device = deviceName(userAgent);
  await insertSession(sql, merchant.id, {
    id,
    tokenHash: hashText(token),
    member,
    method,
    deviceHash,
    device,
    address,
    openedAt: now,
    endsAt,
    mustChange,
  });
  await startRealityChecks(sql, app, merchant, { session: id, member, at: now });
  await saveDevice(sql, merchant.id, { member, hash: deviceHash, device, at: now });
  await savePresence(sql, merchant.id, member, now);
  await noteLogin(sql, merchant.id, { member, at: now, address });
  return { id, token, endsAt, deviceHash };
}
