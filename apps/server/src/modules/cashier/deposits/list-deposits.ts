import type { Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { formatAmount, ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { csvFile, formatZonedTime } from '../../wallet/index.ts';
import { showDeposit } from './show-deposit.ts';
import { listChannels } from '../channels/index.ts';
import { listDepositPage, listNewestDeposits } from './list-store.ts';
import type { DepositRow } from './store.ts';
import { DEPOSIT_HEADINGS, STATE_TEXTS } from '../orders/index.ts';

type List = PlayerCalls['depositList'];
type File = PlayerCalls['depositListCsv'];

const FILE_LINES_MAX = 10_000;

/** A page of the caller's deposits, newest first. */
export async function listDeposits(call: CallOf<List>): Promise<Answer<List>> {
  const { pageNo, pageSize } = call.input;
  const { rows, total, cursor } = await listDepositPage(
    call.sql,
    call.merchant.id,
    ownFilter(call),
    call.input,
  );
  return ok({ list: await showAll(call, rows), total, cursor, pageNo, pageSize });
}

/** The caller's deposits as a CSV file. */
export async function exportDeposits(call: CallOf<File>): Promise<Answer<File>> {
  const { sql, merchant } = call;
  const found = await listNewestDeposits(sql, merchant.id, ownFilter(call), FILE_LINES_MAX);
  const rows = (await showAll(call, found)).map((order) => [
    formatZonedTime(order.createdAt, call.merchant.zone),
    order.number,
    order.channelName,
    formatAmount(order.amount),
    formatAmount(order.fee),
    formatAmount(order.credit),
    STATE_TEXTS[order.state][call.language],
  ]);
  return ok(csvFile('deposits', [DEPOSIT_HEADINGS[call.language], ...rows]));
}

function ownFilter({ session, input: { state, from, to } }: CallOf<List> | CallOf<File>) {
  return { member: session.member, from, to, states: state && [state] };
}

async function showAll(call: CallOf<List> | CallOf<File>, rows: readonly DepositRow[]) {
  const channels = await listChannels(call.sql, call.merchant.id);
  return rows.map((row) =>
    showDeposit(
      row,
      channels.find((channel) => channel.channel_id === row.channel_id),
      call,
    ),
  );
}
