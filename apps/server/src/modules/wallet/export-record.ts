import type { Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { formatAmount, ok } from '@fairhouse/values';
import type { CallOf } from '../../platform/call-context.ts';
import { csvFile } from './csv.ts';
import { makeReferenceText } from './make-reference-text.ts';
import { namesOfGames, recordQuery } from './read-record.ts';
import { BOOK_REFERENCE, kindText, RECORD_HEADINGS } from './texts.ts';
import { formatZonedTime } from './format-zoned-time.ts';

type Row = PlayerCalls['memTransDetCsv'];

const LINES_MAX = 10_000;

/**
 * The account record as a CSV file, with the same filters as the page. What a movement refers to is
 * said as on the page; what the books call it has a column of its own, for who compares the file
 * with another.
 */
export async function exportRecord(call: CallOf<Row>): Promise<Answer<Row>> {
  const { lines } = await call.app.ledger.statement({ ...recordQuery(call), limit: LINES_MAX });
  const referenceText = await makeReferenceText(call);
  const gameOf = await namesOfGames(call, lines);
  const rows = lines.map((line) => [
    formatZonedTime(line.at, call.merchant.zone),
    kindText(line.code, call.language),
    referenceText(line.reference, gameOf(line)),
    formatAmount(line.change),
    formatAmount(line.balance),
    line.entry,
    line.reference,
  ]);
  const headings = [...RECORD_HEADINGS[call.language], BOOK_REFERENCE[call.language]];
  return ok(csvFile('account-record', [headings, ...rows]));
}
