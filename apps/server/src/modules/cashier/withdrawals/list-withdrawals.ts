import type { Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { formatAmount, ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { csvFile, formatZonedTime } from '../../wallet/index.ts';
import { showWithdrawal } from './show-withdrawal.ts';
import { findCards } from '../cards/index.ts';
import { listNewestWithdrawals, listWithdrawalPage } from './store/withdrawal-list.ts';
import type { WithdrawalRow } from './store/withdrawals.ts';
import { STATE_TEXTS, WITHDRAWAL_HEADINGS } from '../orders/index.ts';

type List = PlayerCalls['withdrawList'];
type File = PlayerCalls['withdrawListCsv'];

const FILE_LINES_MAX = 10_000;

/** A page of the caller's withdrawals, newest first. */
export async function listWithdrawals(call: CallOf<List>): Promise<Answer<List>> {
  const { pageNo, pageSize } = call.input;
  const { rows, total, cursor } = await listWithdrawalPage(
    call.sql,
    call.merchant.id,
    ownFilter(call),
    call.input,
  );
  return ok({ list: await showAll(call, rows), total, cursor, pageNo, pageSize });
}

/** The caller's withdrawals as a CSV file. */
export async function exportWithdrawals(call: CallOf<File>): Promise<Answer<File>> {
  const { sql, merchant } = call;
  const found = await listNewestWithdrawals(sql, merchant.id, ownFilter(call), FILE_LINES_MAX);
  const rows = (await showAll(call, found)).map((order) => [
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

function ownFilter({ session, input: { state, from, to } }: CallOf<List> | CallOf<File>) {
  return { member: session.member, from, to, states: state && [state] };
}

async function showAll(
  { sql, merchant }: CallOf<List> | CallOf<File>,
  rows: readonly WithdrawalRow[],
) {
  const cards = await findCards(
    sql,
    merchant.id,
    rows.map((row) => row.card_id),
  );
  return rows.map((row) => showWithdrawal(row, cards.get(row.card_id)));
}
