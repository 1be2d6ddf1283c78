import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { ok } from '@fairhouse/values';
import type { CallContext, CallOf } from '../../ground/call-context.ts';
import { findCredential, findMember, mayDo, usernameKey, type Member } from '../members/index.ts';
import { siteOf } from '../settings/index.ts';
import { admit } from './admit.ts';
import { clearCookies, forgetBrowser, presentRemembered } from './remember.ts';
import { insertAttempt, type Outcome } from './store/attempts.ts';
import { attemptOf } from './throttle.ts';
import { warnOfReuse } from './warn-of-reuse.ts';

type Row = PlayerCalls['rememberLogin'];
type ForgetRow = PlayerCalls['forgetLogin'];

/**
 * One click logs in with what this browser keeps. A refusal keeps what was written: a revoked
 * family must stay revoked.
 */
export async function rememberLogin(call: CallOf<Row>): Promise<Answer<Row>> {
  const { sql, merchant, house, input } = call;
  // One that was kept before the merchant asked for two steps has only one.
  if ((await siteOf(house, merchant)).settings.verification.everyLogin) return end(call);
  const presented = await presentRemembered(call, input.username);
  if (presented.is === 'none') return end(call);
  const member = await findMember(sql, merchant.id, presented.family.member);
  if (member?.username === undefined) return end(call);
  if (usernameKey(member.username) !== usernameKey(input.username)) return end(call);
  if (presented.is === 'stolen') {
    await writeDown(call, member, 'reused');
    await warnOfReuse(call, member);
    return end(call);
  }
  const credential = await findCredential(sql, merchant.id, member.id);
  const { madeAt } = presented.family;
  const outlived =
    credential === undefined ||
    credential.loginChangedAt > madeAt ||
    (member.sessionsFrom !== undefined && member.sessionsFrom >= madeAt);
  if (outlived) return end(call);
  if (!mayDo(member, 'login')) {
    const outcome: Outcome = member.state === 'disabled' ? 'disabled' : 'frozen';
    await writeDown(call, member, outcome);
    return refuse(`login.${outcome}`, { keep: true });
  }
  const { value } = await admit(call, sql, member, { method: 'remember' });
  await writeDown(call, member, 'ok');
  return ok(value);
}

/** Unticking the box: revoked on the server, gone from the browser. */
export async function forgetLogin(call: CallOf<ForgetRow>): Promise<Answer<ForgetRow>> {
  await forgetBrowser(call, call.sql, { username: call.input.username, reason: 'unticked' });
  clearCookies(call, call.input.username);
  return ok(null);
}

function end(call: CallOf<Row>) {
  clearCookies(call, call.input.username);
  return refuse('login.remember.ended', { keep: true });
}

function writeDown(call: CallContext, member: Member, outcome: Outcome): Promise<void> {
  const key = usernameKey(member.username);
  const attempt = attemptOf(call, {
    usernameKey: key,
    method: 'remember',
    outcome,
    member: member.id,
  });
  return insertAttempt(call.sql, call.merchant.id, attempt);
}
