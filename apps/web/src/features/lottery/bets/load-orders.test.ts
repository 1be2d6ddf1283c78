import { expect, test } from 'vitest';
import type { AnswerOf, InputOf } from '../../../calls/calls.ts';
import { loadOrders } from './load-orders.ts';

type Input = InputOf<'myBets'>;
type Answer = AnswerOf<'myBets'>;

/** Orders, newest first, of which two more are placed whenever a page is read. */
function growingOrders(length: number) {
  let newest = length;
  return (input: Input): Promise<Answer> => {
    const first = input.cursor === undefined ? newest : Number(input.cursor) - 1;
    const count = Math.min(Number(input.pageSize), first);
    const list = Array.from({ length: count }, (_, index) => ({ order: String(first - index) }));
    newest += 2;
    const last = first - count + 1;
    const value = { list, total: newest, cursor: last > 1 ? String(last) : null };
    return Promise.resolve({ ok: true, value } as unknown as Answer);
  };
}

const fail = (message: string): never => {
  throw new Error(message);
};

test('a file has every order once, also when orders are placed while it is read', async () => {
  const orders = await loadOrders(growingOrders(450), {}, fail);
  expect(orders.map(({ order }) => Number(order))).toEqual(
    Array.from({ length: 450 }, (_, index) => 450 - index),
  );
});

test('a file ends at 2,000 orders', async () => {
  expect(await loadOrders(growingOrders(5000), {}, fail)).toHaveLength(2000);
});

test('a refused page is reported, and the orders before it are kept', async () => {
  const read = growingOrders(450);
  const reported: string[] = [];
  const orders = await loadOrders(
    (input) =>
      input.cursor === undefined
        ? read(input)
        : Promise.resolve({ ok: false, refusal: { message: 'too many' } } as unknown as Answer),
    {},
    (message) => reported.push(message),
  );
  expect(orders).toHaveLength(200);
  expect(reported).toEqual(['too many']);
});
