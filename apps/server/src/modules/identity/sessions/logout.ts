import type { Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { endSession } from './end-sessions.ts';
import { forgetBrowser } from './remember.ts';

type Row = PlayerCalls['logout'];

/** Ends the session on the server, and this browser's remembered login (security.md W23). */
export async function logout(call: CallOf<Row>): Promise<Answer<Row>> {
  const { member, id, username } = call.session;
  await endSession(call, { member, session: id, reason: 'logout' });
  await forgetBrowser(call, call.sql, { username, reason: 'logout' });
  return ok(null);
}
