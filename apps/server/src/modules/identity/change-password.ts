import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { assert, ok } from '@fairhouse/values';
import type { CallContext, CallOf } from '../../ground/call-context.ts';
import {
  checkOwnPassword,
  findMember,
  hashPassword,
  lockCredential,
  setLoginHash,
  verifyPassword,
  type Credential,
  type Member,
} from '../members/index.ts';
import { siteOf } from '../settings/index.ts';
import { endAllSessions } from './end-sessions.ts';
import { newPasswordProblem } from './password-rules.ts';
import { clearCookies } from './remember.ts';
import { hashText } from './secret-text.ts';
import { takeChangeTicket } from './store/secrets.ts';
import { freeSession } from './store/sessions.ts';

type Row = PlayerCalls['changePassword'];
type Call = CallOf<Row>;

/**
 * Changes the login password. The old one proves who is there, or the ticket of a login that just
 * forced the change. All other sessions and every remembered login end with the commit.
 */
export async function changePassword(call: Call): Promise<Answer<Row>> {
  const { sql, merchant, house, now, session, input } = call;
  const credential = await lockCredential(sql, merchant.id, session.member);
  const member = await findMember(sql, merchant.id, session.member);
  assert(credential !== undefined && member !== undefined, 'a member has a credential');
  if (input.newPassword !== input.confirmNewPassword) {
    return refuse('password.mismatch', { fields: { confirmNewPassword: 'password.mismatch' } });
  }
  const problem = await judgeNewPassword(call, member, input.newPassword);
  if (problem !== undefined) return problem;
  const proven = await prove(call, credential);
  if (!proven.ok) return proven;
  const isSame = await verifyPassword(house, credential.loginHash, input.newPassword);
  // A used ticket is given back by the rollback, so that another password can be tried.
  if (isSame) return refuse('password.same');
  if (await verifyPassword(house, credential.paymentHash, input.newPassword)) {
    return refuse('password.same');
  }
  const loginHash = await hashPassword(house, input.newPassword);
  await setLoginHash(sql, merchant.id, {
    member: member.id,
    loginHash,
    at: now,
    mustChange: false,
  });
  await freeSession(sql, merchant.id, session.id);
  await endAllSessions(call, { member: member.id, except: session.id, reason: 'password' });
  clearCookies(call, member.username);
  return ok(null);
}

/** What is wrong with a new password, by the merchant's rules and what is known of the member. */
export async function judgeNewPassword(
  { house, merchant }: CallContext,
  member: Member,
  password: string,
) {
  const { settings } = await siteOf(house, merchant);
  const problem = await newPasswordProblem(house, password, {
    rules: settings.passwordRules,
    field: settings.registerRules['password'],
    context: [
      member.username,
      member.realName,
      member.nickname,
      member.email.split('@')[0] ?? '',
      member.mobile.replace(/^\+/, ''),
      member.birthday.replaceAll('-', ''),
      settings.brand.name,
      ...settings.brand.name.split(' '),
      merchant.code,
    ],
  });
  if (problem === undefined) return undefined;
  if (problem.code === 'request.invalid') {
    return refuse(problem.code, { fields: { newPassword: problem.pattern } });
  }
  const params = problem.code === 'password.length' ? { params: problem.params } : {};
  return refuse(problem.code, { ...params, fields: { newPassword: problem.code } });
}

/** Who comes without the old password needs a live ticket of this very session. */
async function prove(call: Call, credential: Credential) {
  const { sql, merchant, now, session, input } = call;
  if (input.changeTicket === undefined) {
    if (input.oldPassword === undefined) {
      return refuse('password.wrong', { fields: { oldPassword: 'field.required' } });
    }
    return checkOwnPassword(call, credential, input.oldPassword);
  }
  const ticket = {
    hash: hashText(input.changeTicket),
    member: session.member,
    session: session.id,
  };
  const isLive = await takeChangeTicket(sql, merchant.id, ticket, now);
  return isLive ? ok(null) : refuse('password.ticket_ended');
}
