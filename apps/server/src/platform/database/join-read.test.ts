import { expect, test } from 'vitest';
import { joinRead } from './join-read.ts';

function countedReads(): { read: () => Promise<number>; answer: () => void; fail: () => void } {
  let begun = 0;
  let answer = (): void => undefined;
  let fail = (): void => undefined;
  const read = (): Promise<number> => {
    begun += 1;
    const turn = begun;
    return new Promise((resolve, reject) => {
      answer = () => resolve(turn);
      fail = () => reject(new Error('unreachable'));
    });
  };
  return { read, answer: () => answer(), fail: () => fail() };
}

test('callers of one key share the read that is under way, and a later one reads again', async () => {
  const pending = new Map<string, Promise<number>>();
  const { read, answer } = countedReads();
  const together = [joinRead(pending, 'a', read), joinRead(pending, 'a', read)];
  answer();
  expect(await Promise.all(together)).toEqual([1, 1]);
  expect(pending.size).toBe(0);
  const later = joinRead(pending, 'a', read);
  answer();
  expect(await later).toBe(2);
});

test('a failure fails all who wait, and the next caller reads again', async () => {
  const pending = new Map<string, Promise<number>>();
  const { read, answer, fail } = countedReads();
  const together = [joinRead(pending, 'a', read), joinRead(pending, 'a', read)];
  fail();
  const settled = await Promise.allSettled(together);
  expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const later = joinRead(pending, 'a', read);
  answer();
  expect(await later).toBe(2);
});

test('a removed read that ends does not remove the one that replaced it', async () => {
  const pending = new Map<string, Promise<number>>();
  const [former, current] = [countedReads(), countedReads()];
  const early = joinRead(pending, 'a', former.read);
  pending.clear();
  const late = joinRead(pending, 'a', current.read);
  former.answer();
  await early;
  expect(joinRead(pending, 'a', former.read)).toBe(late);
  current.answer();
  await late;
});
