import type { Id } from '@fairhouse/values';
import type { ApprovalCall } from '../operators/index.ts';
import { addNote } from './store/desk.ts';
import { lockMemberRow } from './store/members.ts';
import { correctRealNameRow } from './store/real-name.ts';

/**
 * Puts another name in the place of the member's, with a line among the notes. False when the name
 * that is there is not the one that `isExpected` knows, and nothing is changed.
 */
export async function correctRealName(
  call: ApprovalCall,
  of: {
    readonly member: Id<'member'>;
    readonly name: string;
    readonly isExpected: (current: string) => boolean;
  },
): Promise<boolean> {
  const { sql, merchant, house, now, approval } = call;
  const member = await lockMemberRow(sql, merchant.id, of.member);
  if (member === undefined || !of.isExpected(member.realName)) return false;
  await correctRealNameRow(sql, merchant.id, of);
  await addNote(sql, merchant.id, {
    id: house.newId<'note'>(),
    member: of.member,
    at: now,
    by: approval.maker.name,
    kind: 'real_name',
    text: approval.reason,
  });
  return true;
}
