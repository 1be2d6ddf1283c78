import { refuse, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { delta, ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { vendorsOf } from '../records/index.ts';
import { listDays } from './store/report.ts';

/** More rows than this are asked for in shorter spans. */
const ROWS_MOST = 5000;

/** The days of a vendor, or of its games, from what was counted. */
export async function vendorReport(
  call: CallOf<OperatorCalls['vendorReport']>,
): Promise<Answer<OperatorCalls['vendorReport']>> {
  const { app, sql, merchant, input } = call;
  const { code: vendor, from, to, by, nodeId: node } = input;
  const { vendors, games } = await vendorsOf(app, merchant.id);
  if (!vendors.has(vendor)) return refuse('not.found');
  const byGame = by === 'game' || node !== undefined;
  const asked = { vendor, from, to, byGame, node, most: ROWS_MOST + 1 };
  const rows = await listDays(sql, merchant.id, asked);
  return ok({
    isWhole: rows.length <= ROWS_MOST,
    list: rows.slice(0, ROWS_MOST).map((row) => ({
      day: row.day,
      nodeId: row.node_id < 0n ? null : Number(row.node_id),
      game: row.node_id < 0n ? null : (games.get(row.node_id)?.names['en'] ?? null),
      bets: Number(row.bets),
      players: row.players,
      staked: delta(row.staked - row.refunded),
      paid: delta(row.paid - row.taken),
      revenue: delta(row.staked - row.refunded - row.paid + row.taken),
    })),
  });
}
