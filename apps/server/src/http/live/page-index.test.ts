import type { Id, MerchantId } from '@fairhouse/values';
import { expect, test } from 'vitest';
import type { PageSignal } from '../../platform/signals.ts';
import { openPageIndex, type Listener } from './page-index.ts';

const PAGES = 5000;
const MERCHANT = 1 as MerchantId;
const member = (number: number): Id<'member'> => `member-${number}` as Id<'member'>;

/** A page that counts how often it is looked at. */
function countedPage(number: number, looks: { count: number }): Listener & { number: number } {
  const topics = new Set<string>();
  return {
    number,
    merchant: MERCHANT,
    member: member(number),
    get topics() {
      looks.count += 1;
      return topics;
    },
  };
}

test('a signal finds its pages among thousands without looking at the others', () => {
  const looks = { count: 0 };
  const index = openPageIndex<ReturnType<typeof countedPage>>();
  const pages = Array.from({ length: PAGES }, (_, number) => countedPage(number, looks));
  for (const page of pages) {
    for (const topic of ['balance', 'site', `draw:L${page.number % 10}`]) {
      index.subscribe(page, topic);
    }
  }
  looks.count = 0;
  const heard = (signal: PageSignal): number[] =>
    [...index.pagesOf(signal)].map((each) => each.number);
  expect(heard({ topic: 'balance', merchant: MERCHANT, member: member(17) })).toEqual([17]);
  expect(heard({ topic: 'balance', merchant: 2 as MerchantId, member: member(17) })).toEqual([]);
  expect(heard({ topic: 'inbox', merchant: MERCHANT, member: member(17) })).toEqual([]);
  expect(heard({ topic: 'draw', merchant: MERCHANT, lottery: 'L3' })).toHaveLength(PAGES / 10);
  expect(heard({ topic: 'site', merchant: MERCHANT })).toHaveLength(PAGES);
  expect(looks.count).toBe(0);
});

test('a page that was removed or has unsubscribed is not found', () => {
  const index = openPageIndex<ReturnType<typeof countedPage>>();
  const [gone, quiet, here] = [0, 1, 2].map((number) => countedPage(number, { count: 0 }));
  for (const page of [gone, quiet, here]) if (page) index.subscribe(page, 'site');
  if (gone) index.remove(gone);
  if (quiet) index.unsubscribe(quiet, 'site');
  expect([...index.pagesOf({ topic: 'site', merchant: MERCHANT })]).toEqual([here]);
});

test('a page subscribes to at most 50 topics', () => {
  const index = openPageIndex<ReturnType<typeof countedPage>>();
  const page = countedPage(0, { count: 0 });
  for (let number = 0; number < 60; number += 1) index.subscribe(page, `draw:L${number}`);
  expect(page.topics.size).toBe(50);
  expect(index.pagesOf({ topic: 'draw', merchant: MERCHANT, lottery: 'L55' }).size).toBe(0);
});
