import type { Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { formatAmount, ok } from '@fairhouse/values';
import type { CallOf } from '../../platform/call-context.ts';
import { csvFile } from './csv.ts';
import { loadProfit } from './read-profit.ts';
import { PROFIT_HEADINGS } from './texts.ts';

type Row = PlayerCalls['personalProfitCsv'];

/** The personal loss report as a CSV file, one row for each day. */
export async function exportProfit(call: CallOf<Row>): Promise<Answer<Row>> {
  const profit = await loadProfit(call);
  if (!profit.ok) return profit;
  const rows = profit.value.days.map(({ day, result }) => [
    day,
    ...[result.stake, result.payout, result.rebate, result.activity].map(formatAmount),
    ...[result.net, result.deposits, result.withdrawals].map(formatAmount),
  ]);
  return ok(csvFile('personal-loss', [PROFIT_HEADINGS[call.language], ...rows]));
}
