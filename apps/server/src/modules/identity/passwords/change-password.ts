import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { assert, ok } from '@fairhouse/values';
import type { CallContext, CallOf } from '../../../platform/call-context.ts';
import {
  checkOwnPassword,
  findMember,
  hashPassword,
  lockCredential,
  setLoginHash,
  verifyPassword,
  type Credential,
  type Member,
} from '../../members/index.ts';
import { siteOf } from '../../settings/index.ts';
import {
  endAllSessions,
  clearCookies,
  takeChangeTicket,
  clearMustChange,
} from '../sessions/index.ts';
import { newPasswordProblem } from './password-rules.ts';
import { hashText } from '../../../platform/keys/random-text.ts';

type Row = PlayerCalls['changePassword'];
type Call = CallOf<Row>;

/**
 * Changes the login password. The caller proves its identity by the old password, or by the ticket
 * of a login that forced the change. All other sessions and every remembered login end with the
 * commit.
 */
export async function changePassword(call: Call): Promise<Answer<Row>> {
  const { sql, merchant, app, now, session, input } = call;
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
  const isSame = await verifyPassword(app, credential.loginHash, input.newPassword);
  // The rollback restores a used ticket, so that another password can be tried.
  if (isSame) return refuse('password.same');
  if (await verifyPassword(app, credential.paymentHash, input.newPassword)) {
    return refuse('password.same');
  }
  const loginHash = await hashPassword(app, input.newPassword);
  await setLoginHash(sql, merchant.id, {
    member: member.id,
    loginHash,
    at: now,
    mustChange: false,
  });
  await clearMustChange(sql, merchant.id, session.id);
  await endAllSessions(call, { member: member.id, except: session.id, reason: 'password' });
  clearCookies(call, member.username);
  return ok(null);
}

/** Checks a new password against the merchant's rules and the member's own data. */
export async function judgeNewPassword(
  { app, merchant }: CallContext,
  member: Member,
  password: string,
) {
  const { settings } = await siteOf(app, merchant);
  const problem = await newPasswordProblem(app, password, {
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

/** Without the old password, a valid ticket of this session is required. */
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
