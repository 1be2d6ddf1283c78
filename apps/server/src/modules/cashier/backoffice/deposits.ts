// Deposits in the back office: the list, one order, and the export.
import { refuse, type Answer, type Input } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { formatAmount, instant, ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { noteAudit } from '../../operators/index.ts';
import { csvFile, formatZonedTime } from '../../wallet/index.ts';
import {
  DEPOSIT_REVIEWS,
  findDeposit,
  listDepositPage,
  listNewestDeposits,
} from '../deposits/index.ts';
import { listEvents, BACKOFFICE_HEADINGS, STATE_TEXTS } from '../orders/index.ts';
import { TRANSFER } from '../channels/index.ts';
import { showBackofficeDeposit, showEvents } from './show-backoffice-deposit.ts';

type List = OperatorCalls['depositList'];
type File = OperatorCalls['depositCsv'];
type One = OperatorCalls['depositDetail'];

const FILE_LINES_MAX = 50_000;

/** A page of deposit orders, newest first. */
export async function listBackofficeDeposits(call: CallOf<List>): Promise<Answer<List>> {
  const { pageNo, pageSize, cursor: _cursor, ...filter } = call.input;
  const wanted = wantedDeposits(filter);
  const { sql, merchant } = call;
  const { rows, total, cursor } = await listDepositPage(sql, merchant.id, wanted, call.input);
  return ok({ list: rows.map(showBackofficeDeposit), total, cursor, pageNo, pageSize });
}

/** The filter of the store: orders that wait are those to review, and transfers not yet paid. */
export function wantedDeposits({ state, waiting, ...filter }: Input<File>) {
  const waits = state === undefined && waiting === true;
  const states = waits ? DEPOSIT_REVIEWS : state && [state];
  return { ...filter, states, open: waits ? TRANSFER : undefined };
}

/** Deposit orders of a filter as a CSV file. */
export async function exportBackofficeDeposits(call: CallOf<File>): Promise<Answer<File>> {
  const { sql, merchant, input } = call;
  const rows = await listNewestDeposits(sql, merchant.id, wantedDeposits(input), FILE_LINES_MAX);
  noteAudit(call, { target: 'list:deposits', after: { filter: input, rows: rows.length } });
  const { zone } = call.merchant;
  const lines = rows.map((row) => [
    formatZonedTime(instant(row.created_at.getTime()), zone),
    row.number,
    row.username,
    row.channel_id,
    formatAmount(row.amount),
    formatAmount(row.fee),
    STATE_TEXTS[row.state][call.language],
    formatZonedTime(instant(row.changed_at.getTime()), zone),
  ]);
  return ok(csvFile('deposits', [BACKOFFICE_HEADINGS[call.language], ...lines]));
}

/** One order with its complete timeline. */
export async function readBackofficeDeposit(call: CallOf<One>): Promise<Answer<One>> {
  const order = await findDeposit(call.sql, call.merchant.id, call.input.number);
  if (order === undefined) return refuse('not.found');
  const events = await listEvents(call.sql, call.merchant.id, order.deposit_id);
  return ok({ order: showBackofficeDeposit(order), events: showEvents(events) });
}
