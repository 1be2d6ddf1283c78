import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { instant } from '@fairhouse/values';
import { createAccountCache } from './account.ts';
import { openBatcher } from './batcher.ts';
import { readChart } from './chart.ts';
import type { EntryRequest, Outcome } from './ledger.ts';
import { readPosting, type Posting } from './posting.ts';
import { entry, TEST_CHART, TEST_CODES } from './testing/fixtures.ts';

const BOOKED: Outcome = { status: 'booked', replayed: false, at: instant(1), balances: [] };

/** A batcher whose batches end under the control of the test. */
function batching() {
  const accounts = createAccountCache(readChart(TEST_CHART), 1000);
  const flying: { references: string[]; land: () => void; crash: (error: Error) => void }[] = [];
  const batcher = openBatcher(
    (postings: readonly Posting[]) =>
      new Promise((resolve, reject) => {
        const references = postings.map((one) => one.entry.reference);
        const land = (): void => resolve(postings.map(() => BOOKED));
        flying.push({ references, land, crash: reject });
      }),
    () => undefined,
  );
  const add = (...entries: EntryRequest[]): Promise<Outcome>[] =>
    batcher.add(entries.map((one) => readPosting(one, { codes: TEST_CODES, accounts })));
  return { add, batcher, flying };
}

const bet = (player: string, reference: string, more: Partial<EntryRequest> = {}): EntryRequest =>
  entry(`member:${player}:main`, 'house:lottery', 1n, { reference, ...more });
const crowd = (from: number, count: number): EntryRequest[] =>
  Array.from({ length: count }, (_, n) => bet(`p${from + n}`, `${from + n}`));

test('movements of one event loop turn form one batch, in order', async () => {
  const { add, flying } = batching();
  add(bet('a', '1'));
  add(bet('b', '2'), bet('a', '3'));
  await turn();
  expect(flying.map((batch) => batch.references)).toEqual([['1', '2', '3']]);
});

test('movements that arrive during a batch form the next one', async () => {
  const { add, flying } = batching();
  add(bet('a', '1'));
  await turn();
  add(bet('b', '2'));
  await turn();
  add(bet('c', '3'));
  await turn();
  expect(flying).toHaveLength(1);
  flying[0]?.land();
  await turn();
  expect(flying[1]?.references).toEqual(['2', '3']);
});

test('a long queue is split into two batches, and a third waits', async () => {
  const { add, flying } = batching();
  add(...crowd(0, 100));
  await turn();
  expect(flying.map((batch) => batch.references.length)).toEqual([50, 50]);
  add(...crowd(100, 100));
  await turn();
  expect(flying).toHaveLength(2);
});

test('an account is in one batch in flight only, and its movements keep their order', async () => {
  const { add, flying } = batching();
  add(...crowd(0, 80));
  await turn();
  flying[1]?.land();
  await turn();
  // p0 is in the first batch, which is still in flight; p50 is in no batch any more.
  add(bet('p0', 'later 0'), ...crowd(40, 40), bet('p0', 'last 0'));
  await turn();
  expect(flying[2]?.references).toEqual(crowd(40, 40).map((one) => one.reference));
  flying[0]?.land();
  flying[2]?.land();
  await turn();
  expect(flying[3]?.references).toEqual(['later 0', 'last 0']);
});

test('a movement waits for every earlier one on any of its accounts', async () => {
  const { add, flying } = batching();
  add(...crowd(0, 80));
  await turn();
  flying[1]?.land();
  await turn();
  // `through` waits for p0; later movements on account x must not overtake it.
  add(entry('member:p0:main', 'member:x:main', 1n, { reference: 'through' }), bet('x', 'after'));
  add(...crowd(200, 40));
  await turn();
  expect(flying[2]?.references).toHaveLength(40);
  flying[0]?.land();
  await turn();
  flying[2]?.land();
  await turn();
  expect(flying[3]?.references).toEqual(['through', 'after']);
});

test('an id is in one batch in flight only', async () => {
  const { add, flying } = batching();
  const first = bet('p0', 'p0');
  add(first, ...crowd(1, 79));
  await turn();
  flying[1]?.land();
  await turn();
  add({ ...bet('y', 'same id'), id: first.id }, ...crowd(300, 40));
  await turn();
  expect(flying[2]?.references).not.toContain('same id');
});

test('movements on one house account do not wait for each other', async () => {
  const { add, flying } = batching();
  add(...crowd(0, 100));
  await turn();
  expect(flying).toHaveLength(2);
});

test('a failed batch rejects its movements, and the next one is sent', async () => {
  const { add, flying } = batching();
  const [answer] = add(bet('a', '1'));
  await turn();
  add(bet('a', '2'));
  flying[0]?.crash(new Error('gone'));
  await expect(answer).rejects.toThrow('gone');
  await turn();
  expect(flying[1]?.references).toEqual(['2']);
});

test('closing waits for queued movements', async () => {
  const { add, batcher, flying } = batching();
  const [answer] = add(bet('a', '1'));
  let closed = false;
  const closing = batcher.close().then(() => (closed = true));
  await turn();
  expect(closed).toBe(false);
  expect(() => add(bet('b', '2'))).toThrow('closed');
  flying[0]?.land();
  await closing;
  expect(await answer).toBe(BOOKED);
});
