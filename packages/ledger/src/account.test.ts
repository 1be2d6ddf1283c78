import { expect, test } from 'vitest';
import { createAccountCache } from './account.ts';
import { readChart } from './chart.ts';
import { address, MERCHANT, PHP, TEST_CHART } from './testing/fixtures.ts';

const player = (n: number) => address(`member:p${n}:main`);

function remember(limit: number) {
  const accounts = createAccountCache(readChart(TEST_CHART), limit);
  return { accounts, get: (n: number) => accounts.get(MERCHANT, PHP, player(n)) };
}

test('a lookup returns the same object while the account is cached', () => {
  const { get } = remember(10);
  expect(get(1)).toBe(get(1));
  expect(get(1)).not.toBe(get(2));
});

test('a trim evicts accounts that were not looked up recently, and never a pinned one', () => {
  const { accounts, get } = remember(10);
  const first = Array.from({ length: 10 }, (_, n) => get(n));
  const [pinned] = first;
  if (pinned) pinned.pins = 1;
  get(10);
  accounts.trim();
  for (let n = 6; n < 9; n++) get(n);
  for (let n = 20; n < 23; n++) get(n);
  accounts.trim();
  expect(get(0)).toBe(first[0]);
  expect(get(1)).not.toBe(first[1]);
  expect(get(8)).toBe(first[8]);
});

test('nothing is evicted below the limit', () => {
  const { accounts, get } = remember(10);
  const one = get(1);
  accounts.trim();
  expect(get(1)).toBe(one);
});

test('an invalidated balance has to be read again, unless a batch in flight uses it', () => {
  const { accounts, get } = remember(10);
  for (const [n, busy] of [
    [1, false],
    [2, true],
  ] as const) {
    Object.assign(get(n), { version: 5n, busy });
    accounts.invalidate(MERCHANT, PHP, player(n));
    expect(get(n).version).toBe(busy ? 5n : undefined);
    Object.assign(get(n), { version: 6n });
  }
  accounts.invalidateAll();
  expect([get(1).version, get(2).version]).toEqual([undefined, 6n]);
});
