// Correction of a member's real name: one operator requests it, another approves (agency.md 5.7).
import { refuse, wireId, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { ok } from '@fairhouse/values';
import * as z from 'zod';
import type { CallOf } from '../../../platform/call-context.ts';
import { correctRealName, findMember, maskName, parseHolderName } from '../../members/index.ts';
import { putInbox } from '../../messages/index.ts';
import { noteAudit, registerApproval, requestApproval } from '../../operators/index.ts';
import { correctPaymentProfileName, lockPaymentProfile } from '../payment-profiles/index.ts';
import { NAME_BODIES, NAME_TITLES } from './name-texts.ts';
import { fillApprovalText } from './fill-approval-text.ts';

type Row = OperatorCalls['memberRealNameCorrect'];

/**
 * The name decides to whose bank accounts money may go: a correction takes two operators, and the
 * member is notified. The name changes in the member and in the payment profile together, with the
 * lock order of a binding: the payment profile first. `was` is masked, because more operators may
 * read a request than may read contacts.
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
    was === ''
      ? fillApprovalText('nameSet', { username, name })
      : fillApprovalText('name', { username, was, name }),
  execute: async (call, { member, was, name }) => {
    const { sql, merchant, app } = call;
    await lockPaymentProfile(sql, merchant.id, member);
    const isExpected = (current: string): boolean => maskName(current) === was;
    if (!(await correctRealName(call, { member, name, isExpected }))) {
      return refuse('realName.changed');
    }
    await correctPaymentProfileName(sql, merchant.id, member, name);
    await putInbox(sql, app, { merchant, member, titles: NAME_TITLES, bodies: NAME_BODIES });
    noteAudit(call, { target: `member:${member}`, before: { realName: was } });
    call.after(() => app.signals.send({ topic: 'inbox', merchant: merchant.id, member }));
    return ok(null);
  },
});

/** Requests a correction; nothing changes before another operator approves. */
export async function correctMemberName(call: CallOf<Row>): Promise<Answer<Row>> {
  const { sql, merchant, input } = call;
  const member = await findMember(sql, merchant.id, input.id);
  if (member === undefined) return refuse('not.found');
  if (member.group === 'trial') return refuse('member.trial');
  const name = parseHolderName(input.realName);
  if (name === undefined) {
    return refuse('realName.invalid', { fields: { realName: 'realName.invalid' } });
  }
  if (name === member.realName) return refuse('realName.same');
  const { id, username, realName } = member;
  const approval = await requestApproval(call, correction, {
    payload: { member: id, username, was: maskName(realName), name },
    subject: username,
    target: `member:${id}`,
    reason: input.reason,
  });
  return ok({ approval });
}
