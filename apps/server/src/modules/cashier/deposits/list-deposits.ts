import type { Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { formatAmount, ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { csvFile, formatZonedTime } from '../../wallet/index.ts';
import { showDeposit } from './show-deposit.ts';
import { listChannels } from '../channels/index.ts';
import { listDepositRows } from './store.ts';
import { DEPOSIT_HEADINGS, STATE_TEXTS } from '../orders/index.ts';

type List = PlayerCalls['depositList'];
type File = PlayerCalls['depositListCsv'];

const FILE_LINES_MAX = 10_000;

/** A page of the caller's deposits, newest first. */
export async function listDeposits(call: CallOf<List>): Promise<Answer<List>> {
  const { pageNo, pageSize } = call.input;
  const page = await ownDeposits(call, { limit: pageSize, offset: (pageNo - 1) * pageSize });
  return ok({ ...page, pageNo, pageSize });
}

/** The caller's deposits as a CSV file. */
export async function exportDeposits(call: CallOf<File>): Promise<Answer<File>> {
  const { list } = await ownDeposits(call, { limit: FILE_LINES_MAX, offset: 0 });
  const rows = list.map((order) => [
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

async function ownDeposits(
  call: CallOf<List> | CallOf<File>,
  page: { readonly limit: number; readonly offset: number },
) {
  const { sql, merchant, session, input } = call;
  const { state, from, to } = input;
  const filter = { member: session.member, from, to, states: state && [state], ...page };
  const rows = await listDepositRows(sql, merchant.id, filter);
  const channels = await listChannels(sql, merchant.id);
  const list = rows.map((row) =>
    showDeposit(
      row,
      channels.find((channel) => channel.channel_id === row.channel_id),
      call,
    ),
  );
  return { list, total: Number(rows[0]?.total ?? 0n) };
}
