import { businessDayAt } from '@fairhouse/rules/agency';
import { instant } from '@fairhouse/values';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import { processEach } from '../../../platform/process-each.ts';
import { collectDebts } from '../../wallet/index.ts';
import { countDraw, dropDueDraw, listDueDraws, type DueDraw } from '../figures/index.ts';
import { creditOnce, reverseOnce, type Credit } from './book-once.ts';
import { listSharedVersions, listShares, shareDraw } from './store/share-draw.ts';

/**
 * Counts the results of draws that were settled, and pays the lines of their players: first the
 * figures and shares in one transaction, then the money, then the result is done. Every step can be
 * repeated. The results of one draw follow each other; a draw that fails delays no other.
 */
export async function payDraws(app: AppContext, job: string, merchant: Merchant): Promise<void> {
  for (;;) {
    const draws = new Map<bigint, DueDraw[]>();
    const due = await listDueDraws(app.pool, merchant.id);
    for (const each of due) draws.set(each.draw_id, [...(draws.get(each.draw_id) ?? []), each]);
    const isAllDone = await processEach(
      { app, job },
      draws.values(),
      async (results) => {
        for (const result of results) await payDraw(app, job, merchant, result);
      },
      (results) => results[0]?.issue ?? '',
    );
    if (due.length === 0 || !isAllDone) return;
  }
}

async function payDraw(
  app: AppContext,
  job: string,
  merchant: Merchant,
  due: DueDraw,
): Promise<void> {
  const { draw_id: draw, version, lottery, issue, group_max: top } = due;
  const isCurrent = due.result_version === version;
  await app.leases.transaction(job, async (sql) => {
    await countDraw(sql, merchant, due);
    const day = businessDayAt(merchant, instant(due.settled_at.getTime()));
    const share = { merchant: merchant.id, draw, version, top, day, lottery, issue };
    if (isCurrent) await shareDraw(sql, share);
    return { commit: true, value: undefined };
  });
  const creditsOf = async (of: number): Promise<Credit[]> =>
    (await listShares(app.pool, merchant.id, draw, of)).map((share) => ({
      member: share.agent_id,
      amount: share.amount,
      code: 'commission',
      reference: issue,
      reason: `commission:${merchant.code}-${issue}:${of}:${share.agent_id}`,
    }));
  if (isCurrent) await creditOnce(app, merchant, await creditsOf(version));
  const earlier = await listSharedVersions(app.pool, merchant.id, draw, version);
  for (const each of earlier) {
    await reverseOnce(app, merchant, await creditsOf(each), 'commission_reversal');
  }
  if (earlier.length > 0) await collectDebts(app, merchant);
  await app.leases.transaction(job, async (sql) => {
    await dropDueDraw(sql, merchant.id, due);
    return { commit: true, value: undefined };
  });
}
