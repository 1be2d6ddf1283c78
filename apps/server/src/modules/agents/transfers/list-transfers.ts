import type { Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { instant, ok, type Id } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { listOwnTransfers, type TransferRow } from './store.ts';

type Row = PlayerCalls['transferList'];

/** The caller's transfers; one that waits or was rejected is its sender's alone. */
export async function readTransfers(call: CallOf<Row>): Promise<Answer<Row>> {
  const { sql, merchant, session, input } = call;
  const { side, pageNo, pageSize } = input;
  const found = await listOwnTransfers(sql, {
    merchant: merchant.id,
    member: session.member,
    side,
    page: input,
  });
  const { rows, total, cursor } = found;
  const list = rows.map((row) => showTransfer(row, session.member));
  return ok({ list, total, cursor, pageNo, pageSize });
}

/** A transfer as one of its two sides sees it. */
export function showTransfer(row: TransferRow, viewer: Id<'member'>) {
  const isSent = row.from_member === viewer;
  return {
    id: row.transfer_id,
    number: row.number,
    side: isSent ? ('OUT' as const) : ('IN' as const),
    direction: row.direction,
    username: isSent ? row.to_username : row.from_username,
    amount: row.amount,
    requirement: row.requirement,
    state: row.state,
    remark: row.remark,
    time: instant(row.created_at.getTime()),
  };
}
