import type { MerchantId } from '@fairhouse/values';
import type { AppContext } from '../../../platform/app-context.ts';
import type { Sql } from '../../../platform/sql.ts';
import { appendLog } from './append-log.ts';
import { lockBook, lockDraw, markBookClosed } from './store/draws.ts';
import { markResult, putResult } from './store/results.ts';
import type { DrawState } from './draw.ts';

/** Every state except for the void ones: a draw can be voided whatever its problem is. */
export const VOIDABLE: readonly DrawState[] = [
  'SCHEDULED',
  'OPEN',
  'CLOSED',
  'DRAWN',
  'SETTLING',
  'SETTLED',
];

export interface VoidRequest {
  readonly merchant: MerchantId;
  readonly draw: bigint;
  /** Published: a short name such as `reveal_missing`, or an operator's text. */
  readonly reason: string;
  readonly madeBy: string;
  readonly approvedBy?: string;
}

/**
 * Voids a draw in the caller's transaction: no more bets are accepted, the void is logged, and the
 * settling job refunds every stake (lottery.md 2.7) and reverses what the draw has paid. Returns
 * the state that prevents it, or undefined on success.
 */
export async function voidDraw(
  sql: Sql,
  app: AppContext,
  { merchant, draw, reason, madeBy, approvedBy }: VoidRequest,
): Promise<DrawState | undefined> {
  await lockBook(sql, merchant, draw);
  const row = await lockDraw(sql, merchant, draw);
  if (row === undefined) return 'VOID';
  if (!VOIDABLE.includes(row.state)) return row.state;
  await markBookClosed(sql, merchant, draw);
  const version = row.result_version + 1;
  const result = { merchant, draw, version, numbers: undefined };
  await putResult(sql, { ...result, reason, madeBy, approvedBy });
  await markResult(sql, result);
  // The original result stays proved; a later void is a log line under its own id.
  const wasDrawn = row.result_version > 0;
  const drawId = wasDrawn ? `${row.proof_id}#${version}` : row.proof_id;
  const body = { drawId, reason };
  await appendLog(sql, app.keys, merchant, [{ draw, kind: 'void', body }]);
  return undefined;
}
