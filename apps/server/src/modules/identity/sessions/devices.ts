import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { deviceHashOf, forgetDevice, listKnownDevices } from '../devices/index.ts';
import { announceEnd } from './end-sessions.ts';
import { sameHash } from '../../../platform/keys/random-text.ts';
import { endOnDevice } from './store/sessions.ts';

type ListRow = PlayerCalls['devices'];
type ForgetRow = PlayerCalls['deviceForget'];

/** The known browsers of the caller's account, with the caller's own marked. */
export async function devices(call: CallOf<ListRow>): Promise<Answer<ListRow>> {
  const own = deviceHashOf(call.cookies);
  const known = await listKnownDevices(call.sql, call.merchant.id, call.session.member);
  const list = known.map(({ id, hash, device, firstSeenAt, lastSeenAt, trustedUntil }) => ({
    id,
    device,
    current: own !== undefined && sameHash(own, hash),
    firstSeenAt,
    lastSeenAt,
    trustedUntil: trustedUntil !== undefined && trustedUntil > call.now ? trustedUntil : null,
  }));
  return ok({ list });
}

/**
 * Deletes a browser: its sessions and remembered logins end, and its next login counts as one from
 * a new device. The calling session continues.
 */
export async function deviceForget(call: CallOf<ForgetRow>): Promise<Answer<ForgetRow>> {
  const { sql, merchant, session, now, input } = call;
  const { member } = session;
  const hash = await forgetDevice(sql, merchant.id, { member, id: input.id });
  if (hash === undefined) return refuse('not.found');
  await endOnDevice(sql, merchant.id, { member, hash, at: now, except: session.id });
  announceEnd(call, member);
  return ok(null);
}
