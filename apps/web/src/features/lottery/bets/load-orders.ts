import type { AnswerOf, InputOf } from '../../../calls/calls.ts';
import { loadPages } from '../../../calls/load-pages.ts';
import type { BetOrder } from './bet-totals.ts';

/** The filtered orders, up to 2,000. */
export function loadOrders(
  readPage: (input: InputOf<'myBets'>) => Promise<AnswerOf<'myBets'>>,
  filter: InputOf<'myBets'>,
  onRefusal: (message: string) => void,
): Promise<readonly BetOrder[]> {
  return loadPages((place) => readPage({ ...filter, ...place }), onRefusal);
}
