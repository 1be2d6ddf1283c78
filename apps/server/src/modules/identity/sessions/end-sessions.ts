// Ends sessions in the caller's transaction and signals all processes after the commit.
import type { Id } from '@fairhouse/values';
import type { CallContext } from '../../../platform/call-context.ts';
import { forgetSessions } from './find-session.ts';
import { dropPresence } from './store/presence.ts';
import { endSessionRow, endSessionRows } from './store/sessions.ts';
import { revokeAllRemembered, revokeRememberedOf } from './store/secrets.ts';

/**
 * Ends one session of a member and the remembered login of its device, with which a lost device
 * could otherwise log in again. False if the session is not open or belongs to another member.
 */
export async function endSession(
  call: CallContext,
  wanted: { member: Id<'member'>; session: Id<'session'>; reason: string },
): Promise<boolean> {
  const { sql, merchant, now: at } = call;
  const { member, reason } = wanted;
  const ended = await endSessionRow(sql, merchant.id, { ...wanted, at });
  if (ended === undefined) return false;
  await dropPresence(sql, merchant.id, member);
  const { deviceHash } = ended;
  if (deviceHash !== null) {
    await revokeRememberedOf(sql, merchant.id, { member, deviceHash, at, reason });
  }
  announceEnd(call, member);
  return true;
}

/** Ends all sessions of a member but one, and every remembered login. */
export async function endAllSessions(
  call: CallContext,
  wanted: { member: Id<'member'>; except?: Id<'session'> | undefined; reason: string },
): Promise<void> {
  const ending = { ...wanted, at: call.now };
  await endSessionRows(call.sql, call.merchant.id, ending);
  if (wanted.except === undefined) await dropPresence(call.sql, call.merchant.id, wanted.member);
  await revokeAllRemembered(call.sql, call.merchant.id, ending);
  announceEnd(call, wanted.member);
}

/** After the commit, signals all processes that sessions of the member ended. */
export function announceEnd(call: CallContext, member: Id<'member'>): void {
  const { app, merchant } = call;
  call.after(() => {
    forgetSessions(app, member);
    app.signals.send({ topic: 'session', merchant: merchant.id, member });
  });
}
