// A member's real name put right: one operator asks, another agrees (agency.md 5.7).
import { refuse, wireId, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { ok } from '@fairhouse/values';
import * as z from 'zod';
import type { CallOf } from '../../../ground/call-context.ts';
import { correctRealName, findMember, maskName, tidyName } from '../../members/index.ts';
import { putInbox } from '../../messages/index.ts';
import { noteAudit, registerApproval, requestApproval } from '../../operators/index.ts';
import { correctPurseName, lockPurse } from '../store/purse.ts';
import { NAME_BODIES, NAME_TITLES } from './name-texts.ts';
import { words } from './words.ts';

type Row = OperatorCalls['memberRealNameCorrect'];

/**
 * The name decides whose bank accounts the money may go to; so it takes two operators, and the
 * member is told. It changes at the member and in the purse at once, in the order of a binding:
 * the purse first. `was` is masked: a request is read by more people than contacts are.
 */
const correction = registerApproval({
  kind: 'cashier.real_name',
  right: 'members.edit',
  payload: z.object({
    member: wireId('member'),
    username: z.string(),
    was: z.string(),
    name: z.string(),
  }),
  describe: ({ username, was, name }) =>
    was === '' ? words('nameSet', { username, name }) : words('name', { username, was, name }),
  execute: async (call, { member, was, name }) => {
    const { sql, merchant, house } = call;
    await lockPurse(sql, merchant.id, member);
    const isExpected = (current: string): boolean => maskName(current) === was;
    if (!(await correctRealName(call, { member, name, isExpected }))) {
      return refuse('realName.changed');
    }
    await correctPurseName(sql, merchant.id, member, name);
    await putInbox(sql, house, { merchant, member, titles: NAME_TITLES, bodies: NAME_BODIES });
    noteAudit(call, { target: `member:${member}`, before: { realName: was } });
    call.after(() => house.signals.send({ topic: 'inbox', merchant: merchant.id, member }));
    return ok(null);
  },
});

/** Asks for it; nothing changes before another operator agrees. */
export async function correctMemberName(call: CallOf<Row>): Promise<Answer<Row>> {
  const { sql, merchant, input } = call;
  const member = await findMember(sql, merchant.id, input.id);
  if (member === undefined) return refuse('not.found');
  if (member.group === 'trial') return refuse('member.trial');
  const name = tidyName(input.realName);
  if (name === undefined) {
    return refuse('realName.invalid', { fields: { realName: 'realName.invalid' } });
  }
  if (name === member.realName) return refuse('realName.same');
  const { id, username, realName } = member;
  const approval = await requestApproval(call, correction, {
    payload: { member: id, username, was: maskName(realName), name },
    target: `member:${id}`,
    reason: input.reason,
  });
  return ok({ approval });
}
