import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DatabaseState } from './database.ts';
import { waitForSilence } from './wait-for-silence.ts';

const LONG_MS = 2000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A database whose state is set, and whether its silence was reported yet. */
function watch() {
  const seen = { state: 'ready' as DatabaseState, isReported: false };
  void waitForSilence({ state: () => seen.state }, LONG_MS).then(() => (seen.isReported = true));
  return seen;
}

test('a database that answers is never reported', async () => {
  const seen = watch();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(seen.isReported).toBe(false);
});

test('silence is reported only after it has lasted', async () => {
  const seen = watch();
  seen.state = 'silent';
  await vi.advanceTimersByTimeAsync(LONG_MS - 200);
  expect(seen.isReported).toBe(false);
  await vi.advanceTimersByTimeAsync(400);
  expect(seen.isReported).toBe(true);
});

test('an answer in between restarts the silence', async () => {
  const seen = watch();
  for (let times = 0; times < 5; times += 1) {
    seen.state = 'silent';
    await vi.advanceTimersByTimeAsync(LONG_MS - 500);
    seen.state = 'ready';
    await vi.advanceTimersByTimeAsync(500);
  }
  expect(seen.isReported).toBe(false);
});
