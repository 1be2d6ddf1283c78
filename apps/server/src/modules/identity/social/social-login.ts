// Login by a provider: start, callback and session.
import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { assert, MINUTE_MS, ok, plus, type Id } from '@fairhouse/values';
import type { CallContext, CallOf } from '../../../platform/call-context.ts';
import { transaction, type Sql } from '../../../platform/sql.ts';
import { findMember, mayDo, usernameKey, type Member } from '../../members/index.ts';
import { createSession } from '../sessions/index.ts';
import { decideSecondFactor } from '../factors/index.ts';
import { hashText, randomText } from '../../../platform/keys/random-text.ts';
import { insertAttempt, type Outcome, makeAttempt } from '../attempts/index.ts';
import { bindBrowser } from './bound-browser.ts';
import { verifyProviderCallback } from './verify-provider-callback.ts';
import { startProviderLogin } from './start-provider-login.ts';
import { findLinkedMember, insertTicket, type Subject } from './store.ts';

type StartRow = PlayerCalls['socialStart'];
type Row = PlayerCalls['socialLogin'];
type Call = CallOf<Row>;

const TICKET_MS = 15 * MINUTE_MS;

/** The provider's address for a login. */
export async function socialStart(call: CallOf<StartRow>): Promise<Answer<StartRow>> {
  return startProviderLogin(call, call.input);
}

/**
 * Opens a session for the linked member (decisions.md 14). A freeze refuses it like any login. An
 * unlinked subject gets a ticket; members are never matched by e-mail address.
 */
export async function socialLogin(call: Call): Promise<Answer<Row>> {
  const { app, merchant } = call;
  const proven = await verifyProviderCallback(call, call.input);
  if (!proven.ok) return proven;
  return transaction<Answer<Row>>(app.pool, async (sql) => {
    const id = await findLinkedMember(sql, merchant.id, proven.value);
    if (id === undefined) {
      const ticket = await createTicket(call, sql, proven.value);
      return { commit: true, value: refuse('social.unlinked', { value: { ticket } }) };
    }
    const member = await findMember(sql, merchant.id, id);
    assert(member !== undefined, 'a link belongs to a member');
    if (!mayDo(member, 'login')) {
      const outcome: Outcome = member.state === 'disabled' ? 'disabled' : 'frozen';
      await recordAttempt(call, sql, { member, outcome });
      return { commit: true, value: refuse(`login.${outcome}`) };
    }
    return { commit: true, value: await openLoginSession(call, sql, member) };
  });
}

/**
 * The second step applies as to any login: a provider counts as no more than a password. A member
 * without a factor logs in without a captcha, because there is nothing to guess.
 */
async function openLoginSession(call: Call, sql: Sql, member: Member): Promise<Answer<Row>> {
  const attempt = call.app.newId<'attempt'>();
  const pendingLogin = { attempt, method: 'social', remember: false, isDefault: false } as const;
  const decision = await decideSecondFactor(call, sql, member, pendingLogin);
  if (decision.kind === 'required') {
    await recordAttempt(call, sql, { member, outcome: 'verification', id: attempt });
    return decision.refusal;
  }
  const { value } = await createSession(call, sql, member, { method: 'social' });
  await recordAttempt(call, sql, { member, outcome: 'ok', id: attempt });
  return ok(value);
}

async function createTicket(call: CallContext, sql: Sql, subject: Subject): Promise<string> {
  const ticket = randomText(32);
  await insertTicket(sql, call.merchant.id, {
    ...subject,
    hash: hashText(ticket),
    deviceHash: bindBrowser(call.cookies),
    endsAt: plus(call.now, TICKET_MS),
  });
  return ticket;
}

function recordAttempt(
  call: CallContext,
  sql: Sql,
  fields: { member: Member; outcome: Outcome; id?: Id<'attempt'> },
): Promise<void> {
  const { member, outcome, id } = fields;
  const attempt = makeAttempt(call, {
    usernameKey: usernameKey(member.username),
    method: 'social',
    outcome,
    member: member.id,
  });
  const row = id === undefined ? attempt : { ...attempt, id };
  return insertAttempt(sql, call.merchant.id, row);
}
