import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { assert, ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { parseHolderName } from './holder-name.ts';
import { lockMemberRow } from '../records/index.ts';
import { setRealNameRow } from './store.ts';

type Row = PlayerCalls['realNameSet'];

/**
 * Sets the caller's real name, once (agency.md 5.7). Later changes are made by the customer
 * service.
 */
export async function realNameSet(call: CallOf<Row>): Promise<Answer<Row>> {
  const { sql, merchant, session, input } = call;
  const member = await lockMemberRow(sql, merchant.id, session.member);
  assert(member !== undefined, 'a session belongs to a member');
  if (member.realName !== '') return refuse('realName.set');
  const name = parseHolderName(input.realName);
  if (name === undefined) {
    return refuse('realName.invalid', { fields: { realName: 'realName.invalid' } });
  }
  await setRealNameRow(sql, merchant.id, { member: member.id, name });
  return ok(null);
}
