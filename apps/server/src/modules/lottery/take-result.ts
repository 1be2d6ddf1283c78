import { BLOCK_PARTY, type CosignReveal } from '@fairhouse/rules/fair';
import type { MerchantId } from '@fairhouse/values';
import type { House } from '../../ground/house.ts';
import type { Sql } from '../../ground/sql.ts';
import { appendLog, type LogEntry } from './append-log.ts';
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
    /** The hash of the block from which the numbers follow, where the rules name one. */
    readonly block?: string | undefined;
    readonly madeBy: string;
    readonly approvedBy: string | undefined;
    readonly reason: string;
  },
): Promise<boolean> {
  const { merchant, numbers, block, madeBy, approvedBy, reason } = result;
  const seed = house.keys.open(draw.sealed_seed, `draw:${draw.proof_id}`);
  const of = { merchant, draw: draw.draw_id, numbers };
  const reveals = block === undefined ? [] : [blockReveal(block)];
  if (!(await markDrawn(sql, { ...of, seed, reveals }))) return false;
  await putResult(sql, { ...of, version: 1, reason, madeBy, approvedBy });
  const drawId = draw.proof_id;
  const body = { drawId, seed: Buffer.from(seed).toString('hex'), numbers };
  const entries = reveals.map(({ party, reveal, signature }): LogEntry => ({
    draw: draw.draw_id,
    kind: 'reveal',
    body: { drawId, party, reveal, signature },
  }));
  await appendLog(sql, house.keys, merchant, [
    ...entries,
    { draw: draw.draw_id, kind: 'result', body },
  ]);
  return true;
}

/** A block as it is kept with its draw: nobody committed to it, and its hash is all there is. */
function blockReveal(hash: string): CosignReveal {
  return { party: BLOCK_PARTY, publicKey: '', commit: '', reveal: hash, signature: '' };
}
