import type { AnswerOf, InputOf } from '../../../calls/calls.ts';
import type { BetOrder } from './bet-totals.ts';

const PAGE_SIZE = 200;
const PAGES_MAX = 10;

/**
 * The filtered orders, up to 2,000. Each page continues after the last order of the page before, so
 * that orders that are placed in the meantime neither repeat nor skip one.
 */
export async function loadOrders(
  readPage: (input: InputOf<'myBets'>) => Promise<AnswerOf<'myBets'>>,
  filter: InputOf<'myBets'>,
  onRefusal: (message: string) => void,
): Promise<readonly BetOrder[]> {
  const orders: BetOrder[] = [];
  let cursor: string | undefined;
  for (let page = 1; page <= PAGES_MAX; page += 1) {
    const place = cursor === undefined ? {} : { cursor };
    const answer = await readPage({ ...filter, ...place, pageSize: PAGE_SIZE });
    if (!answer.ok) {
      onRefusal(answer.refusal.message);
      break;
    }
    orders.push(...answer.value.list);
    if (answer.value.cursor === null) break;
    ({ cursor } = answer.value);
  }
  return orders;
}
