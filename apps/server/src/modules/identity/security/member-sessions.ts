// The operator's calls on a member's sessions.
import { refuse, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { findMember } from '../../members/index.ts';
import { noteAudit } from '../../operators/index.ts';
import { endAllSessions, endSession } from '../sessions/index.ts';
import { listMemberSessions } from './security-config.ts';
import { listAttempts } from '../attempts/index.ts';
import { listDevices } from '../devices/index.ts';

type SessionsRow = OperatorCalls['memberSessions'];
type RevokeRow = OperatorCalls['memberSessionsRevoke'];
type RevokeOneRow = OperatorCalls['memberSessionRevoke'];
type HistoryRow = OperatorCalls['memberLoginHistory'];

/** The open sessions and the known devices of a member. */
export async function memberSessions(call: CallOf<SessionsRow>): Promise<Answer<SessionsRow>> {
  const { sql, merchant, input } = call;
  if ((await findMember(sql, merchant.id, input.id)) === undefined) return refuse('not.found');
  const list = await listMemberSessions(call, input.id);
  return ok({ list, devices: await listDevices(sql, merchant.id, input.id) });
}

/** Ends one session of a member, and its browser's remembered login. */
export async function memberSessionRevoke(
  call: CallOf<RevokeOneRow>,
): Promise<Answer<RevokeOneRow>> {
  const { sql, merchant } = call;
  const { id, session, reason } = call.input;
  if ((await findMember(sql, merchant.id, id)) === undefined) return refuse('not.found');
  const open = (await listMemberSessions(call, id)).find((each) => each.id === session);
  if (open === undefined) return refuse('not.found');
  await endSession(call, { member: id, session, reason: 'operator' });
  const { device, address } = open;
  noteAudit(call, { target: `member:${id}`, after: { ended: 1, device, address }, reason });
  return ok(null);
}

/** Ends all sessions of a member, and its remembered logins. */
export async function memberSessionsRevoke(call: CallOf<RevokeRow>): Promise<Answer<RevokeRow>> {
  const { sql, merchant, input } = call;
  if ((await findMember(sql, merchant.id, input.id)) === undefined) return refuse('not.found');
  const ended = (await listMemberSessions(call, input.id)).length;
  await endAllSessions(call, { member: input.id, reason: 'operator' });
  noteAudit(call, { target: `member:${input.id}`, after: { ended }, reason: input.reason });
  return ok({ ended });
}

/** The login attempts of a member. */
export async function memberLoginHistory(call: CallOf<HistoryRow>): Promise<Answer<HistoryRow>> {
  const { sql, merchant, input } = call;
  const { id, pageNo, pageSize } = input;
  if ((await findMember(sql, merchant.id, id)) === undefined) return refuse('not.found');
  const { lines, total, cursor } = await listAttempts(sql, merchant.id, id, input);
  return ok({ list: lines, total, cursor, pageNo, pageSize });
}
