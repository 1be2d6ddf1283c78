import type { Instant } from '@fairhouse/values';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import { transaction } from '../../../platform/sql.ts';
import type { DrawRow } from '../draws/index.ts';
import { saveFeedAnswer } from './store/entered-results.ts';
import { applyOutsideResult } from './apply-outside-result.ts';
import type { ReportedResult } from './reported-result.ts';

export interface ReportedDraw {
  readonly app: AppContext;
  readonly merchant: Merchant;
  readonly draw: DrawRow;
}

/**
 * Saves the answer of an outside source verbatim, and makes it the result of a draw that waits for
 * one. A difference from the current result is shown in the back office.
 */
export async function saveReportedResult(
  { app, merchant, draw }: ReportedDraw,
  { numbers, block }: ReportedResult,
  answer: { readonly at: Instant; readonly version: number; readonly body: string },
): Promise<void> {
  const taken = await transaction(app.pool, async (sql) => {
    await saveFeedAnswer(
      sql,
      { merchant: merchant.id, draw: draw.draw_id },
      { ...answer, numbers },
    );
    const result = { merchant: merchant.id, numbers, block, reason: 'told', approvedBy: undefined };
    const isNew =
      draw.state === 'CLOSED' &&
      (await applyOutsideResult(sql, app, draw, { ...result, madeBy: 'feed' }));
    return { commit: true, value: isNew };
  });
  if (taken) {
    app.signals.send({ topic: 'draw', merchant: merchant.id, lottery: draw.lottery });
  } else if (numbers !== draw.numbers) {
    app.log.warn({ draw: draw.proof_id, numbers }, 'a feed corrects a result');
    app.signals.send({ topic: 'console', merchant: merchant.id, queue: 'alerts' });
  }
}
