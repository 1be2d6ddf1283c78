import { refuse, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { isLoopback } from '@fairhouse/tls';
import { MINUTE_MS, ok, plus, type Instant } from '@fairhouse/values';
import type { CallOf } from '../../../ground/call-context.ts';
import { makeTotpSecret, totpUri } from '../../../ground/totp.ts';
import { noteAudit } from '../../../ground/audit-note.ts';
import { countFailure, refuseLocked } from './lock.ts';
import { checkPassword } from './password.ts';
import { PUBLISHED_PASSWORDS } from './published-passwords.ts';
import { findOperator, insertTicket, type OperatorRow } from './store.ts';
import { hashToken, makeToken } from './token.ts';

type Row = OperatorCalls['consoleLogin'];

const TICKET_MS = 5 * MINUTE_MS;

/**
 * The first step of a login. An unknown name, a wrong password and an operator who may not work
 * read the same and take the same work. Who has no authenticator yet is given the secret to
 * enrol.
 */
export async function logIn(call: CallOf<Row>): Promise<Answer<Row>> {
  const { name, password } = call.input;
  const locked = await refuseLocked(call, name);
  if (locked) return locked;
  const found = await findOperator(call.sql, name);
  const right = await checkPassword(call.house, found?.password_hash, password);
  // What everybody can read opens nothing from elsewhere.
  const isOpen = isLoopback(call.address) || !PUBLISHED_PASSWORDS.includes(password);
  if (found === undefined || !right || !isOpen || !mayWork(found, call.now)) {
    await countFailure(call, name, 'password');
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
        : call.house.keys.seal(new TextEncoder().encode(secret), sealContext(found)),
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

/** What a sealed authenticator secret is bound to. */
export function sealContext(operator: Pick<OperatorRow, 'operator_id'>): string {
  return `operator-totp:${operator.operator_id}`;
}

/** Whether an operator may come in: not disabled, and the initial password not past its time. */
export function mayWork(
  operator: Pick<OperatorRow, 'state' | 'password_until'>,
  now: Instant,
): boolean {
  const until = operator.password_until?.getTime();
  return operator.state === 'active' && (until === undefined || until > now);
}
