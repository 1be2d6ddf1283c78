import { refuse, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { assert, ok } from '@fairhouse/values';
import { noteAudit } from '../../ground/audit-note.ts';
import type { CallOf } from '../../ground/call-context.ts';
import { findMember, freezeByRule, isSameName, keepProvenIdentity } from '../members/index.ts';
import { tellOfVerdict } from './kyc-texts.ts';
import { decideCheck, lockCheck } from './store.ts';

type Row = OperatorCalls['identityDecide'];

/** Nobody under age bets or pays in; what is there can be paid out by the service. */
const UNDERAGE_FREEZE = 2;

/**
 * Accepts papers, which makes name and birthday the account's own, or refuses them with a reason
 * that the member is told. Of two operators the second is told that it is decided.
 */
export async function identityDecide(call: CallOf<Row>): Promise<Answer<Row>> {
  const { sql, merchant, house, now, operator, input } = call;
  const row = await lockCheck(sql, merchant.id, input.id);
  if (row === undefined) return refuse('not.found');
  if (row.state !== 'waiting') return refuse('identity.decided');
  const member = await findMember(sql, merchant.id, row.member_id);
  assert(member !== undefined, 'papers are a member’s');
  const { verdict, note, reason } = input;
  if (verdict === 'pass') {
    if (member.realName !== '' && !isSameName(member.realName, row.full_name)) {
      return refuse('identity.name_differs');
    }
    const proven = { member: member.id, name: row.full_name, birthday: row.birthday };
    await keepProvenIdentity(sql, merchant.id, proven);
  }
  if (verdict === 'underage') {
    await freezeByRule(call, { member: member.id, level: UNDERAGE_FREEZE, reason });
  }
  const state = verdict === 'pass' ? 'passed' : 'refused';
  const decision = { state, verdict, note, by: operator.name, at: now } as const;
  await decideCheck(sql, merchant.id, input.id, decision);
  await tellOfVerdict(sql, house, { merchant, member: member.id, verdict, note });
  noteAudit(call, {
    target: `member:${member.id}`,
    before: { identity: row.state },
    after: { identity: state, verdict },
    reason,
  });
  call.after(() => {
    house.signals.send({ topic: 'inbox', merchant: merchant.id, member: member.id });
  });
  return ok(null);
}
