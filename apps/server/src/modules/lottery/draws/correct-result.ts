import type { MerchantId } from '@fairhouse/values';
import type { AppContext } from '../../../platform/app-context.ts';
import type { Sql } from '../../../platform/sql.ts';
import { appendLog } from './append-log.ts';
import type { DrawState } from './draw.ts';
import { lockDraw } from './store/draws.ts';
import { markResult, putResult } from './store/results.ts';

export interface Correction {
  readonly merchant: MerchantId;
  readonly draw: bigint;
  /** The current result; a correction based on an outdated one is refused. */
  readonly from: string;
  readonly to: string;
  readonly reason: string;
  readonly madeBy: string;
  readonly approvedBy: string;
}

/**
 * Corrects the result of a settled draw whose result came from outside, in the caller's transaction
 * (lottery.md 2.9). The correction is a new version: the settling job pays what it owes and takes
 * back what the previous version paid. The original result stays proved; the correction is in the
 * public log under its own name. Returns the state that prevents it, or undefined on success.
 */
export async function correctResult(
  sql: Sql,
  app: AppContext,
  { merchant, draw, from, to, reason, madeBy, approvedBy }: Correction,
): Promise<DrawState | undefined> {
  const row = await lockDraw(sql, merchant, draw);
  if (row === undefined) return 'VOID';
  const isEntered = row.mode === 'entered';
  if (!isEntered || row.state !== 'SETTLED' || row.numbers !== from) return row.state;
  const version = row.result_version + 1;
  const result = { merchant, draw, version, numbers: to };
  await putResult(sql, { ...result, reason, madeBy, approvedBy });
  await markResult(sql, result);
  const body = { drawId: `${row.proof_id}#${version}`, seed: '', numbers: to };
  await appendLog(sql, app.keys, merchant, [{ draw, kind: 'result', body }]);
  return undefined;
}
