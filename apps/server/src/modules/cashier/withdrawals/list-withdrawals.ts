import type { Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { formatAmount, ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { csvFile, formatZonedTime } from '../../wallet/index.ts';
import { showWithdrawal } from './show-withdrawal.ts';
import { findCards } from '../cards/index.ts';
import { listWithdrawalRows } from './store/withdrawal-list.ts';
import { STATE_TEXTS, WITHDRAWAL_HEADINGS } from '../orders/index.ts';

type List = PlayerCalls['withdrawList'];
type File = PlayerCalls['withdrawListCsv'];

const FILE_LINES_MAX = 10_000;

/** A page of the caller's withdrawals, newest first. */
export async function listWithdrawals(call: CallOf<List>): Promise<Answer<List>> {
  const { pageNo, pageSize } = call.input;
  const page = await ownWithdrawals(call, { limit: pageSize, offset: (pageNo - 1) * pageSize });
  return ok({ ...page, pageNo, pageSize });
}

/** The caller's withdrawals as a CSV file. */
export async function exportWithdrawals(call: CallOf<File>): Promise<Answer<File>> {
  const { list } = await ownWithdrawals(call, { limit: FILE_LINES_MAX, offset: 0 });
  const rows = list.map((order) => [
    formatZonedTime(order.createdAt, call.merchant.zone),
    order.number,
    `${order.bank} ${order.account}`,
    formatAmount(order.amount),
    formatAmount(order.fee),
    formatAmount(order.net),
    STATE_TEXTS[order.state][call.language],
  ]);
  return ok(csvFile('withdrawals', [WITHDRAWAL_HEADINGS[call.language], ...rows]));
}

async function ownWithdrawals(
  call: CallOf<List> | CallOf<File>,
  page: { readonly limit: number; readonly offset: number },
) {
  const { sql, merchant, session, input } = call;
  const { state, from, to } = input;
  const filter = { member: session.member, from, to, states: state && [state], ...page };
  const rows = await listWithdrawalRows(sql, merchant.id, filter);
  const cards = await findCards(
    sql,
    merchant.id,
    rows.map((row) => row.card_id),
  );
  const list = rows.map((row) => showWithdrawal(row, cards.get(row.card_id)));
  return { list, total: Number(rows[0]?.total ?? 0n) };
}
