import type { Id } from '@fairhouse/values';
import type { ApprovalCall } from '../../operators/index.ts';
import { addNote } from './store.ts';
import { lockMemberRow } from '../records/index.ts';
import { correctRealNameRow } from '../names/index.ts';

/**
 * Replaces the member's real name and adds a note. Returns false, without a change, if `isExpected`
 * rejects the current name.
 */
export async function correctRealName(
  call: ApprovalCall,
  correction: {
    readonly member: Id<'member'>;
    readonly name: string;
    readonly isExpected: (current: string) => boolean;
  },
): Promise<boolean> {
  const { sql, merchant, app, now, approval } = call;
  const member = await lockMemberRow(sql, merchant.id, correction.member);
  if (member === undefined || !correction.isExpected(member.realName)) return false;
  await correctRealNameRow(sql, merchant.id, correction);
  await addNote(sql, merchant.id, {
    id: app.newId<'note'>(),
    member: correction.member,
    at: now,
    by: approval.maker.name,
    kind: 'real_name',
    text: approval.reason,
  });
  return true;
}
