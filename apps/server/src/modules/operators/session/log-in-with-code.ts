import { refuse, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { HOUR_MS, ok, plus, type Id } from '@fairhouse/values';
import type { CallContext, CallOf } from '../../../platform/call-context.ts';
import { networkOf } from '../../../platform/network.ts';
import { noteAudit } from '../../../platform/audit-note.ts';
import { checkCode } from './check-code.ts';
import { mayWork } from './log-in.ts';
import {
  deleteTickets,
  insertAttempt,
  lockOperator,
  lockTicket,
  replaceRecoveryCodes,
} from './store.ts';
import { insertSession } from './session-store.ts';
import { hashToken, makeToken, makeTypable, plainCode } from './token.ts';

type Row = OperatorCalls['consoleLoginCode'];

const SESSION_MS = 12 * HOUR_MS;
const RECOVERY_CODES = 10;

/** The second step of a login: opens the session. The first code enrols the authenticator. */
export async function logInWithCode(call: CallOf<Row>): Promise<Answer<Row>> {
  const ticket = await lockTicket(call.sql, hashToken(call.input.ticket), call.now);
  if (ticket === undefined) return refuse('operator.ticket_ended');
  const operator = await lockOperator(call.sql, ticket.operator_id);
  if (operator === undefined || !mayWork(operator, call.now)) {
    return refuse('operator.ticket_ended');
  }
  // Another login may have enrolled an authenticator since this ticket was issued.
  const enrolling = operator.totp_sealed === null ? ticket.totp_sealed : null;
  const checked = await checkCode(call, operator, call.input.code, enrolling);
  if (!checked.ok) return checked;
  const { operator_id: id, name } = operator;
  const recoveryCodes = enrolling === null ? [] : await renewRecoveryCodes(call, id);
  const { token, session, expiresAt } = await openOperatorSession(call, { operator: id, name });
  await deleteTickets(call.sql, id);
  noteAudit(call, {
    operator: id,
    name,
    target: `operator:${name}`,
    after: { session, enrolled: enrolling !== null },
  });
  return ok({ token, expiresAt, recoveryCodes });
}

/** Opens a session for an authenticated operator, and counts the login. */
export async function openOperatorSession(
  call: CallContext,
  { operator, name }: { readonly operator: Id<'operator'>; readonly name: string },
) {
  const token = makeToken();
  const session = call.app.newId<'operator_session'>();
  const { address, userAgent, now } = call;
  await insertSession(call.sql, {
    hash: hashToken(token),
    id: session,
    operator,
    address,
    userAgent,
    now,
  });
  const attempt = { name, address: networkOf(address), outcome: 'in', now } as const;
  await insertAttempt(call.sql, attempt);
  return { token, session, expiresAt: plus(now, SESSION_MS) };
}

/** Creates ten new codes, which are shown once; the earlier ones are revoked. */
export async function renewRecoveryCodes(
  call: CallContext,
  operator: Id<'operator'>,
): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, makeTypable);
  const hashes = codes.map((code) => hashToken(plainCode(code)));
  await replaceRecoveryCodes(call.sql, operator, hashes);
  return codes;
}
