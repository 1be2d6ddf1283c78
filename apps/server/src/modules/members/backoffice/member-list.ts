import type { Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { instant, ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { searchMembers } from './store.ts';

type Row = OperatorCalls['memberList'];

/** A page of the members that match the filters. */
export async function memberList(call: CallOf<Row>): Promise<Answer<Row>> {
  const { pageNo, pageSize } = call.input;
  const { sql, merchant, input } = call;
  const { rows, total, cursor } = await searchMembers(sql, merchant.id, input, input);
  return ok({
    list: rows.map((line) => ({
      id: line.member_id,
      number: line.number.toString(),
      username: line.username,
      nickname: line.nickname,
      state: line.state,
      freezeLevel: line.freeze_level,
      upline: line.upline,
      tags: line.tags,
      registeredAt: instant(line.registered_at.getTime()),
      lastLoginAt: line.last_login_at === null ? null : instant(line.last_login_at.getTime()),
      standing: { kind: line.kind, group: line.standing_group },
    })),
    total,
    cursor,
    pageNo,
    pageSize,
  });
}
