import { refuse, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { isLoopback } from '@fairhouse/tls';
import { MINUTE_MS, ok, plus, type Instant } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { makeTotpSecret, totpUri } from '../../../platform/keys/totp.ts';
import { noteAudit } from '../../../platform/audit-note.ts';
import { countLoginFailure, refuseLockedLogin } from './login-lock.ts';
import { checkPassword } from './password.ts';
import { PUBLISHED_PASSWORDS } from './published-passwords.ts';
import { findOperator, insertTicket, type OperatorRow } from './store.ts';
import { hashToken, makeToken } from './token.ts';

type Row = OperatorCalls['consoleLogin'];

const TICKET_MS = 5 * MINUTE_MS;

/**
 * The first step of a login. An unknown name, a wrong password and a disabled operator have the
 * same answer and take the same work. An operator without an authenticator gets the secret to
 * enrol.
 */
export async function logIn(call: CallOf<Row>): Promise<Answer<Row>> {
  const { name, password } = call.input;
  const locked = await refuseLockedLogin(call, name);
  if (locked) return locked;
  const found = await findOperator(call.sql, name);
  const right = await checkPassword(call.app, found?.password_hash, password);
  // A published password is accepted only from this machine.
  const isOpen = isLoopback(call.address) || !PUBLISHED_PASSWORDS.includes(password);
  if (found === undefined || !right || !isOpen || !mayWork(found, call.now)) {
    await countLoginFailure(call, name, 'password');
    return refuse('operator.login_wrong', { keep: true });
  }
  const secret = found.totp_sealed === null ? makeTotpSecret() : undefined;
  const ticket = makeToken();
  await insertTicket(call.sql, {
    hash: hashToken(ticket),
    operator: found.operator_id,
    sealed:
      secret === undefined
        ? null
        : call.app.keys.seal(new TextEncoder().encode(secret), sealContext(found)),
    expiresAt: plus(call.now, TICKET_MS),
  });
  noteAudit(call, {
    operator: found.operator_id,
    name,
    target: `operator:${name}`,
    after: { stage: secret === undefined ? 'code' : 'enrol' },
  });
  if (secret === undefined) return ok({ stage: 'code', ticket });
  return ok({
    stage: 'enrol',
    ticket,
    secret,
    uri: totpUri(secret, { issuer: 'Fairhouse', name }),
  });
}

/** The context that a sealed authenticator secret is bound to. */
export function sealContext(operator: Pick<OperatorRow, 'operator_id'>): string {
  return `operator-totp:${operator.operator_id}`;
}

/** Whether an operator may log in: not disabled, and the initial password not expired. */
export function mayWork(
  operator: Pick<OperatorRow, 'state' | 'password_until'>,
  now: Instant,
): boolean {
  const until = operator.password_until?.getTime();
  return operator.state === 'active' && (until === undefined || until > now);
}
