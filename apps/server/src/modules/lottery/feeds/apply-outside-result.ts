import { BLOCK_PARTY, type CosignReveal } from '@fairhouse/rules/fair';
import type { MerchantId } from '@fairhouse/values';
import type { AppContext } from '../../../platform/app-context.ts';
import type { Sql } from '../../../platform/sql.ts';
import { appendLog, markDrawn, putResult, type LogEntry, type DrawRow } from '../draws/index.ts';

/**
 * Records numbers from outside as the first result of a closed draw, in the caller's transaction,
 * with their source, and logs them. The root was logged when the draw closed, so no ticket can
 * depend on the result. False if the draw already has a result.
 */
export async function applyOutsideResult(
  sql: Sql,
  app: AppContext,
  draw: DrawRow,
  result: {
    readonly merchant: MerchantId;
    readonly numbers: string;
    /** The hash of the block from which the numbers follow, where the rules name one. */
    readonly block?: string | undefined;
    readonly madeBy: string;
    readonly approvedBy: string | undefined;
    readonly reason: string;
  },
): Promise<boolean> {
  const { merchant, numbers, block, madeBy, approvedBy, reason } = result;
  const seed = app.keys.open(draw.sealed_seed, `draw:${draw.proof_id}`);
  const drawResult = { merchant, draw: draw.draw_id, numbers };
  const reveals = block === undefined ? [] : [blockReveal(block)];
  if (!(await markDrawn(sql, { ...drawResult, seed, reveals }))) return false;
  await putResult(sql, { ...drawResult, version: 1, reason, madeBy, approvedBy });
  const drawId = draw.proof_id;
  const body = { drawId, seed: Buffer.from(seed).toString('hex'), numbers };
  const entries = reveals.map(({ party, reveal, signature }): LogEntry => ({
    draw: draw.draw_id,
    kind: 'reveal',
    body: { drawId, party, reveal, signature },
  }));
  await appendLog(sql, app.keys, merchant, [
    ...entries,
    { draw: draw.draw_id, kind: 'result', body },
  ]);
  return true;
}

/** A block as the draw stores it: without a commitment or signature, only its hash. */
function blockReveal(hash: string): CosignReveal {
  return { party: BLOCK_PARTY, publicKey: '', commit: '', reveal: hash, signature: '' };
}
