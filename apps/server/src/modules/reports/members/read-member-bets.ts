import type { Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { amount, instant, ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { localizeText } from '../../settings/index.ts';
import { readBetLines } from './bet-lines.ts';
import { listMemberBets } from './bets-store.ts';

type Row = OperatorCalls['memberBets'];

/** A page of a member's orders on draws with their first bets, newest first. */
export async function readMemberBets(call: CallOf<Row>): Promise<Answer<Row>> {
  const { id, pageNo, pageSize } = call.input;
  const { sql, merchant, input, language } = call;
  const { rows, total, cursor } = await listMemberBets(sql, merchant.id, id, input);
  const lines = await readBetLines(sql, merchant.id, language, rows);
  const list = rows.map((row, place) => ({
    order: row.order_id,
    lottery: row.lottery,
    name: localizeText(row.names ?? {}, language) || row.lottery,
    issue: row.issue,
    drawState: row.state,
    numbers: row.numbers,
    bets: row.bets,
    lines: lines[place] ?? [],
    stake: amount(row.stake),
    returned: amount(row.returned),
    cancelled: row.cancelled,
    trial: row.trial,
    placedAt: instant(row.placed_at.getTime()),
  }));
  return ok({ list, total, cursor, pageNo, pageSize });
}
