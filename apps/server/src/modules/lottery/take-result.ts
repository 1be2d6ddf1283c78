import type { MerchantId } from '@fairhouse/values';
import type { House } from '../../ground/house.ts';
import type { Sql } from '../../ground/sql.ts';
import { appendLog } from './append-log.ts';
import { markDrawn, type DrawRow } from './store/draws.ts';
import { putResult } from './store/results.ts';

/**
 * Makes numbers from outside the first result of a closed draw, in the caller's transaction: kept
 * with who said so, and logged. The root was logged when the draw closed, so that no ticket can
 * follow its result. False when the draw has a result already.
 */
export async function takeResult(
  sql: Sql,
  house: House,
  draw: DrawRow,
  result: {
    readonly merchant: MerchantId;
    readonly numbers: string;
    readonly madeBy: string;
    readonly approvedBy: string | undefined;
    readonly reason: string;
  },
): Promise<boolean> {
  const { merchant, numbers, madeBy, approvedBy, reason } = result;
  const seed = house.keys.open(draw.sealed_seed, `draw:${draw.proof_id}`);
  const of = { merchant, draw: draw.draw_id, numbers };
  if (!(await markDrawn(sql, { ...of, seed, reveals: [] }))) return false;
  await putResult(sql, { ...of, version: 1, reason, madeBy, approvedBy });
  const drawId = draw.proof_id;
  const body = { drawId, seed: Buffer.from(seed).toString('hex'), numbers };
  await appendLog(sql, house.keys, merchant, [{ draw: draw.draw_id, kind: 'result', body }]);
  return true;
}
