import type { Answer, Input } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { amount, instant, ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { localizeText } from '../../settings/index.ts';
import { readBetLines } from './bet-lines.ts';
import { listMemberBets, sumMemberBets, type MemberBetFilter } from './bets-store.ts';

type Row = OperatorCalls['memberBets'];
type Totals = OperatorCalls['memberBetTotals'];

/** A page of a member's orders on draws with their first bets, newest first. */
export async function readMemberBets(call: CallOf<Row>): Promise<Answer<Row>> {
  const { pageNo, pageSize } = call.input;
  const { sql, merchant, input, language } = call;
  const filter = filterOf(input);
  const { rows, total, cursor } = await listMemberBets(sql, merchant.id, filter, input);
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
    ...(row.shares === null || row.of_shares === null
      ? {}
      : { share: { shares: row.shares, of: row.of_shares } }),
  }));
  return ok({ list, total, cursor, pageNo, pageSize });
}

/** The sums of a member's orders of a filter; what they returned only where all are settled. */
export async function totalMemberBets(call: CallOf<Totals>): Promise<Answer<Totals>> {
  const { sql, merchant, input } = call;
  const { count, isWhole, sums } = await sumMemberBets(sql, merchant.id, filterOf(input));
  const { stake = 0n, returned } = sums;
  return ok({
    count,
    whole: isWhole,
    currency: merchant.currency,
    sums: { stake: amount(stake), returned: returned === undefined ? null : amount(returned) },
  });
}

function filterOf({ id, gameCode, state, from, to }: Input<Totals>): MemberBetFilter {
  return { member: id, lottery: gameCode, state, from, to };
}
