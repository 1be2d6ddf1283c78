import { refuse, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { assert, ok } from '@fairhouse/values';
import { noteAudit } from '../../platform/audit-note.ts';
import type { CallOf } from '../../platform/call-context.ts';
import { findMember, freezeByRule, isSameName, saveProvenIdentity } from '../members/index.ts';
import { sendVerdictNotice } from './send-verdict-notice.ts';
import { decideCheck, lockCheck } from './store.ts';

type Row = OperatorCalls['identityDecide'];

/** Stops bets and deposits of a minor; the customer service can still pay out the balance. */
const UNDERAGE_FREEZE = 2;

/**
 * Accepts identity documents, which sets the account's name and birthday, or refuses them with a
 * reason that the member sees. Of two operators who decide at once, the second is refused.
 */
export async function identityDecide(call: CallOf<Row>): Promise<Answer<Row>> {
  const { sql, merchant, app, now, operator, input } = call;
  const row = await lockCheck(sql, merchant.id, input.id);
  if (row === undefined) return refuse('not.found');
  if (row.state !== 'waiting') return refuse('identity.decided');
  const member = await findMember(sql, merchant.id, row.member_id);
  assert(member !== undefined, 'an identity check belongs to a member');
  const { verdict, note, reason } = input;
  if (verdict === 'pass') {
    if (member.realName !== '' && !isSameName(member.realName, row.full_name)) {
      return refuse('identity.name_differs');
    }
    const proven = { member: member.id, name: row.full_name, birthday: row.birthday };
    await saveProvenIdentity(sql, merchant.id, proven);
  }
  if (verdict === 'underage') {
    await freezeByRule(call, { member: member.id, level: UNDERAGE_FREEZE, reason });
  }
  const state = verdict === 'pass' ? 'passed' : 'refused';
  const decision = { state, verdict, note, by: operator.name, at: now } as const;
  await decideCheck(sql, merchant.id, input.id, decision);
  await sendVerdictNotice(sql, app, { merchant, member: member.id, verdict, note });
  noteAudit(call, {
    target: `member:${member.id}`,
    before: { identity: row.state },
    after: { identity: state, verdict },
    reason,
  });
  call.after(() => {
    app.signals.send({ topic: 'inbox', merchant: merchant.id, member: member.id });
  });
  return ok(null);
}
