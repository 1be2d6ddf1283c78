// Coming in with a provider's word: the way there, the way back, and the session.
import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { assert, MINUTE_MS, ok, plus, type Id } from '@fairhouse/values';
import type { CallContext, CallOf } from '../../../ground/call-context.ts';
import { transaction, type Sql } from '../../../ground/sql.ts';
import { findMember, mayDo, usernameKey, type Member } from '../../members/index.ts';
import { admit } from '../admit.ts';
import { askFactor } from '../factors/ask-factor.ts';
import { hashText, randomText } from '../secret-text.ts';
import { insertAttempt, type Outcome } from '../store/attempts.ts';
import { attemptOf } from '../throttle.ts';
import { bindBrowser } from './bound-browser.ts';
import { comeBack } from './come-back.ts';
import { setOut } from './set-out.ts';
import { findLinkedMember, insertTicket, type Subject } from './store.ts';

type StartRow = PlayerCalls['socialStart'];
type Row = PlayerCalls['socialLogin'];
type Call = CallOf<Row>;

const TICKET_MS = 15 * MINUTE_MS;

/** Where a window goes so that a provider can vouch for whoever comes in. */
export async function socialStart(call: CallOf<StartRow>): Promise<Answer<StartRow>> {
  return setOut(call, call.input);
}

/**
 * Opens a session for the member who is linked (decisions.md 14). A freeze stops it as it stops any
 * login. Who is linked to nobody gets a ticket, and nothing is looked for by e-mail.
 */
export async function socialLogin(call: Call): Promise<Answer<Row>> {
  const { house, merchant } = call;
  const proven = await comeBack(call, call.input);
  if (!proven.ok) return proven;
  return transaction<Answer<Row>>(house.pool, async (sql) => {
    const id = await findLinkedMember(sql, merchant.id, proven.value);
    if (id === undefined) {
      const ticket = await giveTicket(call, sql, proven.value);
      return { commit: true, value: refuse('social.unlinked', { value: { ticket } }) };
    }
    const member = await findMember(sql, merchant.id, id);
    assert(member !== undefined, 'a link belongs to a member');
    if (!mayDo(member, 'login')) {
      const outcome: Outcome = member.state === 'disabled' ? 'disabled' : 'frozen';
      await writeDown(call, sql, { member, outcome });
      return { commit: true, value: refuse(`login.${outcome}`) };
    }
    return { commit: true, value: await comeIn(call, sql, member) };
  });
}

/**
 * The second step is asked as at any login: a provider's word is no better than a password. Who has
 * no factor comes in: there is nothing to guess that a captcha would slow down.
 */
async function comeIn(call: Call, sql: Sql, member: Member): Promise<Answer<Row>> {
  const attempt = call.house.newId<'attempt'>();
  const coming = { attempt, method: 'social', remember: false, isDefault: false } as const;
  const asked = await askFactor(call, sql, member, coming);
  if (asked.is === 'asked') {
    await writeDown(call, sql, { member, outcome: 'verification', id: attempt });
    return asked.refusal;
  }
  const { value } = await admit(call, sql, member, { method: 'social' });
  await writeDown(call, sql, { member, outcome: 'ok', id: attempt });
  return ok(value);
}

async function giveTicket(call: CallContext, sql: Sql, subject: Subject): Promise<string> {
  const ticket = randomText(32);
  await insertTicket(sql, call.merchant.id, {
    ...subject,
    hash: hashText(ticket),
    deviceHash: bindBrowser(call.cookies),
    endsAt: plus(call.now, TICKET_MS),
  });
  return ticket;
}

function writeDown(
  call: CallContext,
  sql: Sql,
  what: { member: Member; outcome: Outcome; id?: Id<'attempt'> },
): Promise<void> {
  const { member, outcome, id } = what;
  const attempt = attemptOf(call, {
    usernameKey: usernameKey(member.username),
    method: 'social',
    outcome,
    member: member.id,
  });
  const row = id === undefined ? attempt : { ...attempt, id };
  return insertAttempt(sql, call.merchant.id, row);
}
