// Operations on the caller's own session: read, end, change the password, renew recovery codes.
import { refuse, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { assert, ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { directoryOf } from '../../settings/index.ts';
import { isBreached } from '../../../platform/breached-passwords.ts';
import { noteAudit } from '../../../platform/audit-note.ts';
import { checkCode } from './check-code.ts';
import { countLoginFailure, refuseLockedLogin } from './login-lock.ts';
import { renewRecoveryCodes } from './log-in-with-code.ts';
import { checkPassword, hashPassword, isWeakPassword } from './password.ts';
import { changePasswordHash, lockOperator } from './store.ts';
import { endSession, endSessions, readStanding } from './session-store.ts';

/** The keys for sealing a login, and the default merchant of this host. */
export async function startConsole(
  call: CallOf<OperatorCalls['consoleStart']>,
): Promise<Answer<OperatorCalls['consoleStart']>> {
  return ok({ merchant: call.merchant.code, keys: [...call.app.keys.sealingPublic] });
}

/** The caller's account, rights and merchants. */
export async function readOwnStanding(
  call: CallOf<OperatorCalls['consoleMe']>,
): Promise<Answer<OperatorCalls['consoleMe']>> {
  const { merchants } = await directoryOf(call.app);
  const standing = await readStanding(call.sql, call.operator.operator);
  assert(standing !== undefined, 'a session belongs to an operator');
  const mine = merchants.filter((each) => standing.merchants.includes(each.id));
  return ok({
    operatorId: call.operator.operator,
    name: call.operator.name,
    displayName: standing.display_name,
    merchant: call.merchant.code,
    currency: call.merchant.currency,
    zone: call.merchant.zone,
    roles: [...call.operator.roles],
    rights: [...call.operator.rights],
    merchants: mine.map(({ code, currency }) => ({ code, currency })),
    mustChange: standing.must_change,
    recoveryCodesLeft: Number(standing.codes),
  });
}

/** Ends the caller's session. */
export async function logOut(
  call: CallOf<OperatorCalls['consoleLogout']>,
): Promise<Answer<OperatorCalls['consoleLogout']>> {
  await endSession(call.sql, call.operator.id, call.now);
  noteAudit(call, {
    target: `operator:${call.operator.name}`,
    after: { session: call.operator.id },
  });
  return ok(null);
}

/** Changes the caller's password; all other sessions end. */
export async function changeOwnPassword(
  call: CallOf<OperatorCalls['consolePassword']>,
): Promise<Answer<OperatorCalls['consolePassword']>> {
  const { oldPassword, newPassword } = call.input;
  const { operator: id, name } = call.operator;
  const locked = await refuseLockedLogin(call, name);
  if (locked) return locked;
  const operator = await lockOperator(call.sql, id);
  assert(operator !== undefined, 'a session belongs to an operator');
  if (!(await checkPassword(call.app, operator.password_hash, oldPassword))) {
    await countLoginFailure(call, name, 'password');
    return refuse('operator.password_wrong', { keep: true });
  }
  if (isWeakPassword(newPassword, name)) return refuse('operator.password_weak');
  if (newPassword === oldPassword) return refuse('operator.password_same');
  if (await isBreached(call.app, newPassword)) return refuse('password.breached');
  await changePasswordHash(call.sql, id, await hashPassword(call.app, newPassword));
  await endSessions(call.sql, id, call.now, call.operator.id);
  noteAudit(call, { target: `operator:${name}`, after: { changed: 'password' } });
  return ok(null);
}

/** Creates new recovery codes after a fresh code of the authenticator. */
export async function renewOwnRecoveryCodes(
  call: CallOf<OperatorCalls['consoleRecoveryCodes']>,
): Promise<Answer<OperatorCalls['consoleRecoveryCodes']>> {
  const { operator: id, name } = call.operator;
  const operator = await lockOperator(call.sql, id);
  assert(operator !== undefined, 'a session belongs to an operator');
  const checked = await checkCode(call, operator, call.input.code, null);
  if (!checked.ok) return checked;
  const codes = await renewRecoveryCodes(call, id);
  noteAudit(call, { target: `operator:${name}`, after: { changed: 'recovery codes' } });
  return ok({ codes });
}
