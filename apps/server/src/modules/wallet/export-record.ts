import type { Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { formatAmount, ok } from '@fairhouse/values';
import type { CallOf } from '../../platform/call-context.ts';
import { csvFile } from './csv.ts';
import { kindOfCode } from './record-kind.ts';
import { recordQuery } from './read-record.ts';
import { KIND_TEXTS, RECORD_HEADINGS } from './texts.ts';
import { formatZonedTime } from './format-zoned-time.ts';

type Row = PlayerCalls['memTransDetCsv'];

const LINES_MAX = 10_000;

/** The account record as a CSV file, with the same filters as the page. */
export async function exportRecord(call: CallOf<Row>): Promise<Answer<Row>> {
  const { lines } = await call.app.ledger.statement({ ...recordQuery(call), limit: LINES_MAX });
  const rows = lines.map((line) => [
    formatZonedTime(line.at, call.merchant.zone),
    KIND_TEXTS[kindOfCode(line.code)][call.language],
    line.reference,
    formatAmount(line.change),
    formatAmount(line.balance),
    line.entry,
  ]);
  return ok(csvFile('account-record', [RECORD_HEADINGS[call.language], ...rows]));
}
