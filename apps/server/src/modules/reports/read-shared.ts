// What accounts have in common, for who looks after multiple accounts and lent ones.
import type { Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { instant, ok } from '@fairhouse/values';
import type { CallOf } from '../../ground/call-context.ts';
import { listShared, listSharedOf, type SharedRow } from './shared-store.ts';

type ListRow = OperatorCalls['sharedMarks'];
type MemberRow = OperatorCalls['memberShared'];

export async function sharedMarks(call: CallOf<ListRow>): Promise<Answer<ListRow>> {
  const { kind, pageNo, pageSize } = call.input;
  const { rows, total } = await listShared(call.sql, call.merchant.id, {
    kind,
    limit: pageSize,
    offset: (pageNo - 1) * pageSize,
  });
  return ok({ list: rows.map(shown), total, pageNo, pageSize });
}

export async function memberShared(call: CallOf<MemberRow>): Promise<Answer<MemberRow>> {
  const rows = await listSharedOf(call.sql, call.merchant.id, call.input.id);
  return ok({ list: rows.map(shown) });
}

function shown({ kind, shown: text, count, last_at, members }: SharedRow) {
  return {
    kind,
    shown: text,
    count,
    lastAt: instant(last_at.getTime()),
    members: members.map(({ at, ...member }) => ({ ...member, at: instant(Date.parse(at)) })),
  };
}
