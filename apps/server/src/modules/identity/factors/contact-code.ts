import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { assert } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { transaction } from '../../../platform/sql.ts';
import { findMember } from '../../members/index.ts';
import { sendCode } from '../codes/index.ts';
import { requireHuman } from '../human/index.ts';
import { contactOf, isProven, readContact } from '../contacts/index.ts';

type Sent = Awaited<ReturnType<typeof sendCode>>;
type NewRow = PlayerCalls['contactCode'];
type OldRow = PlayerCalls['contactProofCode'];

/**
 * Sends a code to the contact that the caller wants to verify. Whether another member has it is
 * revealed only after its ownership is proven.
 */
export async function contactCode(call: CallOf<NewRow>): Promise<Answer<NewRow>> {
  const { app, merchant, session, input } = call;
  const read = await readContact(call, input);
  if (!read.ok) return read;
  const humanRefusal = await requireHuman(call, 'sms', input.geetest);
  if (humanRefusal !== undefined) return humanRefusal;
  const member = await findMember(app.pool, merchant.id, session.member);
  assert(member !== undefined, 'a session belongs to a member');
  const { kind } = input;
  if (isProven(member, kind) && contactOf(member, kind) === read.value) {
    return refuse('contact.same', { fields: { to: 'contact.same' } });
  }
  const channel = kind === 'mobile' ? 'sms' : 'mail';
  const wanted = { scene: 'bind', channel, to: read.value, member: member.id } as const;
  // The transaction is opened only now: the human check may wait on the network.
  return transaction<Sent>(app.pool, async (sql) => {
    const value = await sendCode({ ...call, sql }, wanted);
    return { commit: value.ok || value.problem.keep === true, value };
  });
}

/** Sends a code to the contact that is about to be replaced. */
export async function contactProofCode(call: CallOf<OldRow>): Promise<Answer<OldRow>> {
  const { sql, merchant, session, input } = call;
  const member = await findMember(sql, merchant.id, session.member);
  assert(member !== undefined, 'a session belongs to a member');
  if (!isProven(member, input.kind)) return refuse('contact.invalid');
  const channel = input.kind === 'mobile' ? 'sms' : 'mail';
  const to = contactOf(member, input.kind);
  return sendCode(call, { scene: 'verify', channel, to, member: member.id });
}
