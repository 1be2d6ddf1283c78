// Use of an enrolment link: it is opened, then the operator sets a password and an authenticator.
import { refuse, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { instant, ok, type Id } from '@fairhouse/values';
import { noteAudit } from '../../../platform/audit-note.ts';
import { isBreached } from '../../../platform/breached-passwords.ts';
import type { CallContext, CallOf } from '../../../platform/call-context.ts';
import { makeTotpSecret, stepOfCode, totpUri } from '../../../platform/keys/totp.ts';
import { mayWork, sealContext } from '../session/log-in.ts';
import { openOperatorSession, renewRecoveryCodes } from '../session/log-in-with-code.ts';
import { hashPassword, isWeakPassword } from '../session/password.ts';
import { endSessions } from '../session/session-store.ts';
import { deleteTickets, lockOperator } from '../session/store.ts';
import { hashToken } from '../session/token.ts';
import { dropEnrolment, enrolOperator, lockEnrolment, sealEnrolment } from './store.ts';

/** The link's operator, and the authenticator's secret: the same each time the link is opened. */
export async function openEnrolment(
  call: CallOf<OperatorCalls['consoleEnrolmentOpen']>,
): Promise<Answer<OperatorCalls['consoleEnrolmentOpen']>> {
  const found = await lockLink(call, call.input.link);
  if (found === undefined) return refuse('operator.enrolment_ended');
  const { operator, enrolment } = found;
  const { name, display_name: displayName } = operator;
  const secret = openSecret(call, operator, enrolment.totp_sealed) ?? makeTotpSecret();
  if (enrolment.totp_sealed === null) {
    const sealed = call.app.keys.seal(new TextEncoder().encode(secret), sealContext(operator));
    await sealEnrolment(call.sql, operator.operator_id, sealed);
  }
  noteAudit(call, {
    operator: operator.operator_id,
    name,
    target: `operator:${name}`,
    after: { enrolment: 'opened' },
  });
  return ok({
    name,
    displayName,
    secret,
    uri: totpUri(secret, { issuer: 'Fairhouse', name }),
    endsAt: instant(enrolment.ends_at.getTime()),
  });
}

/** Sets password and authenticator, uses the link up and opens the first session. */
export async function enrol(
  call: CallOf<OperatorCalls['consoleEnrol']>,
): Promise<Answer<OperatorCalls['consoleEnrol']>> {
  const { link, password, code } = call.input;
  const found = await lockLink(call, link);
  if (found === undefined) return refuse('operator.enrolment_ended');
  const { operator, enrolment } = found;
  const { operator_id: id, name } = operator;
  const secret = openSecret(call, operator, enrolment.totp_sealed);
  if (secret === undefined || enrolment.totp_sealed === null) {
    return refuse('operator.enrolment_ended');
  }
  if (isWeakPassword(password, name)) return refuse('operator.password_weak');
  if (await isBreached(call.app, password)) return refuse('password.breached');
  const step = stepOfCode(secret, code.replaceAll(' ', ''), call.now);
  if (step === undefined) return refuse('operator.code_wrong');
  const passwordHash = await hashPassword(call.app, password);
  const sealed = enrolment.totp_sealed;
  await enrolOperator(call.sql, { operator: id, passwordHash, sealed, step });
  await dropEnrolment(call.sql, id);
  await deleteTickets(call.sql, id);
  await endSessions(call.sql, id, call.now, null);
  const recoveryCodes = await renewRecoveryCodes(call, id);
  const opened = await openOperatorSession(call, { operator: id, name });
  noteAudit(call, {
    operator: id,
    name,
    target: `operator:${name}`,
    after: { enrolment: 'used', session: opened.session },
  });
  return ok({ token: opened.token, expiresAt: opened.expiresAt, recoveryCodes });
}

/** Locks the rows of the link and of its operator; undefined when the link is not valid. */
async function lockLink(call: CallContext, link: string) {
  const enrolment = await lockEnrolment(call.sql, hashToken(link), call.now);
  if (enrolment === undefined) return undefined;
  const operator = await lockOperator(call.sql, enrolment.operator_id);
  if (operator === undefined || !mayWork({ ...operator, password_until: null }, call.now)) {
    return undefined;
  }
  return { enrolment, operator };
}

function openSecret(
  call: CallContext,
  operator: { readonly operator_id: Id<'operator'> },
  sealed: Uint8Array | null,
): string | undefined {
  if (sealed === null) return undefined;
  return new TextDecoder().decode(call.app.keys.open(sealed, sealContext(operator)));
}
