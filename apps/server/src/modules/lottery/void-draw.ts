import type { MerchantId } from '@fairhouse/values';
import type { House } from '../../ground/house.ts';
import type { Sql } from '../../ground/sql.ts';
import { appendLog } from './append-log.ts';
import { lockBook, lockDraw, markBookClosed } from './store/draws.ts';
import { markResult, putResult } from './store/results.ts';
import type { DrawState } from './draw.ts';

/** Every state but those of a void draw: whatever is amiss with a draw, it can be voided. */
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
  /** Published; a short name such as `reveal_missing` or an operator's words. */
  readonly reason: string;
  readonly madeBy: string;
  readonly approvedBy?: string;
}

/**
 * Voids a draw in the caller's transaction: nobody can bet on it any more, the void is logged, and
 * the settling job gives every stake back (lottery.md 2.7). What a draw paid by
 * then is taken back. Answers the state that stood in the way, or undefined when it is done.
 */
export async function voidDraw(
  sql: Sql,
  house: House,
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
  // What was drawn stays proved as it was; taking it back later is a line under a name of its own.
  const wasDrawn = row.result_version > 0;
  const drawId = wasDrawn ? `${row.proof_id}#${version}` : row.proof_id;
  const body = { drawId, reason };
  await appendLog(sql, house.keys, merchant, [{ draw, kind: 'void', body }]);
  return undefined;
}
