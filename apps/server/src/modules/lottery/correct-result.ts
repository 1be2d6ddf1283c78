import type { MerchantId } from '@fairhouse/values';
import type { House } from '../../ground/house.ts';
import type { Sql } from '../../ground/sql.ts';
import { appendLog } from './append-log.ts';
import type { DrawState } from './draw.ts';
import { lockDraw } from './store/draws.ts';
import { markResult, putResult } from './store/results.ts';

export interface Correction {
  readonly merchant: MerchantId;
  readonly draw: bigint;
  /** The result that stands, so that a second correction is not made from an old reading. */
  readonly from: string;
  readonly to: string;
  readonly reason: string;
  readonly madeBy: string;
  readonly approvedBy: string;
}

/**
 * Gives a settled draw whose result came from outside another one, in the caller's transaction
 * (lottery.md 2.9). It is a new version: the settling job pays what it owes and takes back what the
 * one before paid. What was drawn stays proved as it was; the correction is in the public log under
 * a name of its own. Answers the state that stood in the way, or undefined when it is done.
 */
export async function correctResult(
  sql: Sql,
  house: House,
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
  await appendLog(sql, house.keys, merchant, [{ draw, kind: 'result', body }]);
  return undefined;
}
