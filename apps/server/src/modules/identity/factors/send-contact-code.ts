import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { assert } from '@fairhouse/values';
import type { CallOf } from '../../../ground/call-context.ts';
import { transaction } from '../../../ground/sql.ts';
import { findMember } from '../../members/index.ts';
import { sendCode } from '../codes/send-code.ts';
import { requireHuman } from '../human/human.ts';
import { contactOf, isProven, readContact } from './contact.ts';

type Sent = Awaited<ReturnType<typeof sendCode>>;
type NewRow = PlayerCalls['contactCode'];
type OldRow = PlayerCalls['contactProofCode'];

/**
 * A code to what the caller wants to verify. Whether somebody else has it is said only to who
 * proves to own it.
 */
export async function contactCode(call: CallOf<NewRow>): Promise<Answer<NewRow>> {
  const { house, merchant, session, input } = call;
  const read = await readContact(call, input);
  if (!read.ok) return read;
  const inhuman = await requireHuman(call, 'sms', input.geetest);
  if (inhuman !== undefined) return inhuman;
  const member = await findMember(house.pool, merchant.id, session.member);
  assert(member !== undefined, 'a session belongs to a member');
  const { kind } = input;
  if (isProven(member, kind) && contactOf(member, kind) === read.value) {
    return refuse('contact.same', { fields: { to: 'contact.same' } });
  }
  const channel = kind === 'mobile' ? 'sms' : 'mail';
  const wanted = { scene: 'bind', channel, to: read.value, member: member.id } as const;
  // Opened only now: whoever proves to be a person may have taken a while, over the network.
  return transaction<Sent>(house.pool, async (sql) => {
    const value = await sendCode({ ...call, sql }, wanted);
    return { commit: value.ok || value.problem.keep === true, value };
  });
}

/** A code to what is about to be replaced. */
export async function contactProofCode(call: CallOf<OldRow>): Promise<Answer<OldRow>> {
  const { sql, merchant, session, input } = call;
  const member = await findMember(sql, merchant.id, session.member);
  assert(member !== undefined, 'a session belongs to a member');
  if (!isProven(member, input.kind)) return refuse('contact.invalid');
  const channel = input.kind === 'mobile' ? 'sms' : 'mail';
  const to = contactOf(member, input.kind);
  return sendCode(call, { scene: 'verify', channel, to, member: member.id });
}
