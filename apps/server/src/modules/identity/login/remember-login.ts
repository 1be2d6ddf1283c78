import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { ok } from '@fairhouse/values';
import type { CallContext, CallOf } from '../../../platform/call-context.ts';
import {
  findCredential,
  findMember,
  mayDo,
  usernameKey,
  type Member,
} from '../../members/index.ts';
import { siteOf } from '../../settings/index.ts';
import { createSession, clearCookies, forgetBrowser, verifyRemembered } from '../sessions/index.ts';
import { insertAttempt, type Outcome, makeAttempt } from '../attempts/index.ts';
import { warnOfReuse } from './warn-of-reuse.ts';

type Row = PlayerCalls['rememberLogin'];
type ForgetRow = PlayerCalls['forgetLogin'];

/**
 * Logs in with this browser's remembered login. A refusal sets `keep`: a revoked family must stay
 * revoked.
 */
export async function rememberLogin(call: CallOf<Row>): Promise<Answer<Row>> {
  const { sql, merchant, app, input } = call;
  // A login remembered before the merchant required two steps has only one.
  if ((await siteOf(app, merchant)).settings.verification.everyLogin) return refuseRemembered(call);
  const verdict = await verifyRemembered(call, input.username);
  if (verdict.kind === 'none') return refuseRemembered(call);
  const member = await findMember(sql, merchant.id, verdict.family.member);
  if (member?.username === undefined) return refuseRemembered(call);
  if (usernameKey(member.username) !== usernameKey(input.username)) return refuseRemembered(call);
  if (verdict.kind === 'stolen') {
    await recordAttempt(call, member, 'reused');
    await warnOfReuse(call, member);
    return refuseRemembered(call);
  }
  const credential = await findCredential(sql, merchant.id, member.id);
  const { madeAt } = verdict.family;
  const outlived =
    credential === undefined ||
    credential.loginChangedAt > madeAt ||
    (member.sessionsFrom !== undefined && member.sessionsFrom >= madeAt);
  if (outlived) return refuseRemembered(call);
  if (!mayDo(member, 'login')) {
    const outcome: Outcome = member.state === 'disabled' ? 'disabled' : 'frozen';
    await recordAttempt(call, member, outcome);
    return refuse(`login.${outcome}`, { keep: true });
  }
  const { value } = await createSession(call, sql, member, { method: 'remember' });
  await recordAttempt(call, member, 'ok');
  return ok(value);
}

/** Revokes the remembered login on the server and clears its cookies. */
export async function forgetLogin(call: CallOf<ForgetRow>): Promise<Answer<ForgetRow>> {
  await forgetBrowser(call, call.sql, { username: call.input.username, reason: 'unticked' });
  clearCookies(call, call.input.username);
  return ok(null);
}

function refuseRemembered(call: CallOf<Row>) {
  clearCookies(call, call.input.username);
  return refuse('login.remember.ended', { keep: true });
}

function recordAttempt(call: CallContext, member: Member, outcome: Outcome): Promise<void> {
  const key = usernameKey(member.username);
  const attempt = makeAttempt(call, {
    usernameKey: key,
    method: 'remember',
    outcome,
    member: member.id,
  });
  return insertAttempt(call.sql, call.merchant.id, attempt);
}
