import { afterEach, expect, test, vi } from 'vitest';
import { CHUNK_TIMEOUT_MS, chunkTroubleOf, loadChunk } from './load-chunk.ts';

afterEach(() => vi.useRealTimers());

test.each([
  [new TypeError('Failed to fetch dynamically imported module: /a.js'), 'missing'],
  [new TypeError('error loading dynamically imported module'), 'missing'],
  [new TypeError('Importing a module script failed.'), 'missing'],
  [new Error('Unable to preload CSS for /a.css'), 'stylesheet'],
  [Object.assign(new Error('x'), { name: 'ChunkLoadError' }), 'other'],
  [new Error('undefined is not a function'), undefined],
  ['text', undefined],
])('%s is the trouble %s', (error, trouble) => {
  expect(chunkTroubleOf(error)).toBe(trouble);
});

test('a chunk that does not come within its time fails as timed out', async () => {
  vi.useFakeTimers();
  const failed = loadChunk(() => new Promise(() => undefined)).catch(chunkTroubleOf);
  await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS);
  expect(await failed).toBe('timeout');
});

test('a chunk that comes in time is handed on', async () => {
  expect(await loadChunk(() => Promise.resolve('page'))).toBe('page');
});
