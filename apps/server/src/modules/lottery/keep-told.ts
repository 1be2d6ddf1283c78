import type { Instant } from '@fairhouse/values';
import type { House, Merchant } from '../../ground/house.ts';
import { transaction } from '../../ground/sql.ts';
import type { DrawRow } from './store/draws.ts';
import { putFeedAnswer } from './store/entered.ts';
import { takeResult } from './take-result.ts';
import type { ToldResult } from './told-result.ts';

export interface ToldOf {
  readonly house: House;
  readonly merchant: Merchant;
  readonly draw: DrawRow;
}

/**
 * Keeps what a source outside said of a draw, word for word, and makes it the result of one that
 * waits. What differs from a result that stands is shown at the desk.
 */
export async function keepTold(
  { house, merchant, draw }: ToldOf,
  { numbers, block }: ToldResult,
  answer: { readonly at: Instant; readonly version: number; readonly body: string },
): Promise<void> {
  const taken = await transaction(house.pool, async (sql) => {
    await putFeedAnswer(sql, { merchant: merchant.id, draw: draw.draw_id }, { ...answer, numbers });
    const result = { merchant: merchant.id, numbers, block, reason: 'told', approvedBy: undefined };
    const isNew =
      draw.state === 'CLOSED' &&
      (await takeResult(sql, house, draw, { ...result, madeBy: 'feed' }));
    return { commit: true, value: isNew };
  });
  if (taken) {
    house.signals.send({ topic: 'draw', merchant: merchant.id, lottery: draw.lottery });
  } else if (numbers !== draw.numbers) {
    house.log.warn({ draw: draw.proof_id, numbers }, 'a feed corrects a result');
    house.signals.send({ topic: 'console', merchant: merchant.id, queue: 'alerts' });
  }
}
