import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DatabaseState } from './database.ts';
import { whenSilentFor } from './when-silent.ts';

const LONG_MS = 2000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A database whose state is set, and whether its silence was told of yet. */
function watch() {
  const seen = { state: 'ready' as DatabaseState, told: false };
  void whenSilentFor({ state: () => seen.state }, LONG_MS).then(() => (seen.told = true));
  return seen;
}

test('a database that answers is never told of', async () => {
  const seen = watch();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(seen.told).toBe(false);
});

test('silence is told of once it has lasted, and not before', async () => {
  const seen = watch();
  seen.state = 'silent';
  await vi.advanceTimersByTimeAsync(LONG_MS - 200);
  expect(seen.told).toBe(false);
  await vi.advanceTimersByTimeAsync(400);
  expect(seen.told).toBe(true);
});

test('an answer in between begins the silence anew', async () => {
  const seen = watch();
  for (let times = 0; times < 5; times += 1) {
    seen.state = 'silent';
    await vi.advanceTimersByTimeAsync(LONG_MS - 500);
    seen.state = 'ready';
    await vi.advanceTimersByTimeAsync(500);
  }
  expect(seen.told).toBe(false);
});
