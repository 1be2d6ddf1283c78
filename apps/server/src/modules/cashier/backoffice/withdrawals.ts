// Withdrawals in the back office: the queue, one order with the facts for a decision, and the
// export.
import { refuse, type Answer, type Input } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { formatAmount, instant, ok, type Id } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { noteAudit } from '../../operators/index.ts';
import { csvFile, formatZonedTime } from '../../wallet/index.ts';
import { hasPayoutProvider } from '../provider/index.ts';
import { findCard, findCards } from '../cards/index.ts';
import { listEvents, BACKOFFICE_HEADINGS, STATE_TEXTS } from '../orders/index.ts';
import {
  listNewestWithdrawals,
  listWithdrawalPage,
  listWithdrawalQueue,
  findWithdrawal,
  isForOfficer,
  WITHDRAWAL_STATES,
} from '../withdrawals/index.ts';
import { readRiskPanel } from './risk-panel.ts';
import { showEvents } from './show-backoffice-deposit.ts';
import { showBackofficeWithdrawal } from './show-backoffice-withdrawal.ts';

type List = OperatorCalls['withdrawalList'];
type File = OperatorCalls['withdrawalCsv'];
type One = OperatorCalls['withdrawalDetail'];

const FILE_LINES_MAX = 50_000;
const FOR_OFFICERS = WITHDRAWAL_STATES.filter(isForOfficer);

/** A page of withdrawals: the queue oldest first, any other list newest first. */
export async function listBackofficeWithdrawals(call: CallOf<List>): Promise<Answer<List>> {
  const { pageNo, pageSize, cursor: _cursor, ...filter } = call.input;
  const listPage = filter.waiting === true ? listWithdrawalQueue : listWithdrawalPage;
  const wanted = wantedWithdrawals(filter, call.operator.operator);
  const { rows, total, cursor } = await listPage(call.sql, call.merchant.id, wanted, call.input);
  const cards = await findCards(
    call.sql,
    call.merchant.id,
    rows.map((row) => row.card_id),
  );
  const list = rows.map((row) => showBackofficeWithdrawal(row, cards.get(row.card_id), call));
  return ok({ list, total, cursor, pageNo, pageSize });
}

/** The filter of the store: orders that wait are those of officers, and one's own are claimed. */
export function wantedWithdrawals(
  { state, waiting, mine, ...filter }: Input<File>,
  operator: Id<'operator'>,
) {
  const states = state === undefined ? (waiting === true ? FOR_OFFICERS : undefined) : [state];
  return { ...filter, states, claimedBy: mine === true ? operator : undefined };
}

/** Withdrawals of a filter as a CSV file. */
export async function exportBackofficeWithdrawals(call: CallOf<File>): Promise<Answer<File>> {
  const { sql, merchant, input, operator } = call;
  const filter = wantedWithdrawals(input, operator.operator);
  const rows = await listNewestWithdrawals(sql, merchant.id, filter, FILE_LINES_MAX);
  noteAudit(call, { target: 'list:withdrawals', after: { filter: input, rows: rows.length } });
  const { zone } = call.merchant;
  const lines = rows.map((row) => [
    formatZonedTime(instant(row.created_at.getTime()), zone),
    row.number,
    row.username,
    row.provider_reference ?? '',
    formatAmount(row.amount),
    formatAmount(row.fee),
    STATE_TEXTS[row.state][call.language],
    formatZonedTime(instant(row.changed_at.getTime()), zone),
  ]);
  return ok(csvFile('withdrawals', [BACKOFFICE_HEADINGS[call.language], ...lines]));
}

/** One order with its events and the member's figures. */
export async function readBackofficeWithdrawal(call: CallOf<One>): Promise<Answer<One>> {
  const order = await findWithdrawal(call.sql, call.merchant.id, call.input.number);
  if (order === undefined) return refuse('not.found');
  const card = await findCard(call.sql, call.merchant.id, order.card_id);
  const events = await listEvents(call.sql, call.merchant.id, order.withdrawal_id);
  return ok({
    order: showBackofficeWithdrawal(order, card, call),
    events: showEvents(events),
    risk: await readRiskPanel(call, order),
    hasProvider: await hasPayoutProvider(call.sql),
  });
}
