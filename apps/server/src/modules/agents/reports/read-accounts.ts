import { refuse, type Answer, type Input } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { dayBegins, plusDays } from '@fairhouse/rules/agency';
import { amount, assert, delta, formatAmount, instant, ok } from '@fairhouse/values';
import type { CallContext, CallOf, Session } from '../../../platform/call-context.ts';
import { readOwnPermissions } from '../accounts/index.ts';
import {
  BOOK_REFERENCE,
  csvFile,
  formatZonedTime,
  kindText,
  makeReferenceText,
} from '../../wallet/index.ts';
import { codesOfGroup, groupOfCode, nameOfCode } from './account-groups.ts';
import { ACCOUNT_HEADINGS } from './csv-headings.ts';
import { formatTimeCursor, parseTimeCursor, type TimeCursor } from './cursor.ts';
import { personOf, seesOthers, spanOf } from './span.ts';
import { listAccountLines, type AccountLineRow } from './store/accounts.ts';

type Row = PlayerCalls['agentAccounts'];
type CsvRow = PlayerCalls['agentAccountsCsv'];

const SEQUENCE_MOST = Number.MAX_SAFE_INTEGER;

async function load(
  call: CallContext & { readonly session: Session; readonly input: Input<CsvRow> },
  cursor: TimeCursor,
  limit: number,
) {
  const { merchant, sql, input } = call;
  const span = spanOf(call, input);
  if (!span.ok) return span;
  const person = await personOf(call, input.username);
  if (!person.ok) return person;
  if (seesOthers(call, person.value) && !(await readOwnPermissions(call)).viewsDescendantLedger)
    return refuse('agent.not_permitted');
  const rows = await listAccountLines(sql, {
    merchant: merchant.id,
    of: person.value.member_id,
    currency: merchant.currency,
    scope: input.scope,
    begin: dayBegins(merchant, span.value.from),
    end: dayBegins(merchant, plusDays(span.value.to, 1)),
    codes: codesOfGroup(input.group),
    beforeAt: cursor.at,
    beforeId: cursor.id,
    beforeSequence: cursor.number,
    limit,
  });
  return ok({ span: span.value, rows });
}

/** A line without what only the member may see: who paid, and by which account. */
function fieldsOf(row: AccountLineRow) {
  const { change } = row;
  return {
    id: row.entry_id,
    time: instant(row.booked_at.getTime()),
    username: row.username,
    group: groupOfCode(row.code),
    code: nameOfCode(row.code),
    reference: row.reference,
    received: amount(change > 0n ? change : 0n),
    paid: amount(change < 0n ? -change : 0n),
    balanceAfter: delta(row.balance),
  };
}

/** One page of the movements of the caller's team, newest first. */
export async function readAccounts(call: CallOf<Row>): Promise<Answer<Row>> {
  const { pageSize } = call.input;
  const cursor = parseTimeCursor(call.input.cursor, SEQUENCE_MOST);
  if (cursor === undefined) return refuse('record.cursor');
  const loaded = await load(call, cursor, pageSize + 1);
  if (!loaded.ok) return loaded;
  const { span, rows } = loaded.value;
  const list = rows.slice(0, pageSize);
  const last = list.at(-1);
  return ok({
    ...span,
    currency: call.merchant.currency,
    list: list.map(fieldsOf),
    cursor:
      rows.length > pageSize && last !== undefined
        ? formatTimeCursor({
            at: last.at_micros,
            id: last.member_id,
            number: Number(last.sequence),
          })
        : null,
  });
}

const LINES_MOST = 5000;

/** The same as a file, each reference in words and as the books have it. */
export async function exportAccounts(call: CallOf<CsvRow>): Promise<Answer<CsvRow>> {
  const cursor = parseTimeCursor(undefined, SEQUENCE_MOST);
  assert(cursor !== undefined, 'a list begins without a cursor');
  const loaded = await load(call, cursor, LINES_MOST);
  if (!loaded.ok) return loaded;
  const referenceText = await makeReferenceText(call);
  const lines = loaded.value.rows.map((row) => {
    const line = fieldsOf(row);
    return [
      formatZonedTime(line.time, call.merchant.zone),
      line.username,
      line.id,
      kindText(line.code, call.language),
      ...[line.received, line.paid, line.balanceAfter].map(formatAmount),
      referenceText(line.reference),
      line.reference,
    ];
  });
  const headings = [...ACCOUNT_HEADINGS[call.language], BOOK_REFERENCE[call.language]];
  return ok(csvFile('team-accounts', [headings, ...lines]));
}
