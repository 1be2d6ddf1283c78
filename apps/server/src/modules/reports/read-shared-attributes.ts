// Attributes that several accounts share, for the review of multiple and lent accounts.
import type { Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { instant, ok } from '@fairhouse/values';
import type { CallOf } from '../../platform/call-context.ts';
import {
  listSharedAttributes,
  listMemberSharedAttributes,
  type SharedAttributeRow,
} from './shared-attributes-store.ts';

type ListRow = OperatorCalls['sharedMarks'];
type MemberRow = OperatorCalls['memberShared'];

export async function readSharedAttributes(call: CallOf<ListRow>): Promise<Answer<ListRow>> {
  const { kind, pageNo, pageSize } = call.input;
  const { rows, total, cursor } = await listSharedAttributes(
    call.sql,
    call.merchant.id,
    kind,
    call.input,
  );
  return ok({ list: rows.map(shown), total, cursor, pageNo, pageSize });
}

export async function readMemberSharedAttributes(
  call: CallOf<MemberRow>,
): Promise<Answer<MemberRow>> {
  const rows = await listMemberSharedAttributes(call.sql, call.merchant.id, call.input.id);
  return ok({ list: rows.map(shown) });
}

function shown({ kind, shown: text, count, last_at, members }: SharedAttributeRow) {
  return {
    kind,
    shown: text,
    count,
    lastAt: instant(last_at.getTime()),
    members,
  };
}
