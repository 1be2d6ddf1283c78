import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { createDeadline } from './create-deadline.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

test('a deadline ends in time, whatever is collected meanwhile', async () => {
  const ended = new Promise<unknown>((resolve) => {
    const signal = createDeadline(200, AbortSignal.timeout(60_000));
    signal.addEventListener('abort', () => resolve(signal.reason));
  });
  for (let times = 0; times < 4; times += 1) {
    await wait(20);
    collect();
  }
  expect(await ended).toMatchObject({ name: 'TimeoutError' });
});

test('the other signal ends it earlier, even where it is collected or has ended', async () => {
  const ended = new Promise<unknown>((resolve) => {
    const signal = createDeadline(60_000, AbortSignal.timeout(100));
    signal.addEventListener('abort', () => resolve(signal.reason));
  });
  await wait(20);
  collect();
  expect(await ended).toMatchObject({ name: 'TimeoutError' });
  const before = createDeadline(60_000, AbortSignal.abort('gone'));
  expect([before.aborted, before.reason]).toEqual([true, 'gone']);
});
