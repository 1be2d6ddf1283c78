import { expect, test } from 'vitest';
import { gather, perGroup } from './gather.ts';

test('keys that are asked for at once, or during a read, are read together', async () => {
  const reads: (readonly number[])[] = [];
  let release = (): void => undefined;
  const ask = gather(async (keys: readonly number[]) => {
    reads.push(keys);
    if (reads.length === 1) await new Promise<void>((resolve) => (release = resolve));
    return keys.map((key) => key * 10);
  });
  const first = [ask(1), ask(2)];
  await new Promise((resolve) => setTimeout(resolve, 10));
  const later = [ask(3), ask(4), ask(3)];
  await new Promise((resolve) => setTimeout(resolve, 10));
  release();
  expect(await Promise.all([...first, ...later])).toEqual([10, 20, 30, 40, 30]);
  expect(reads).toEqual([
    [1, 2],
    [3, 4, 3],
  ]);
});

test('a failed read fails its callers, and the next one is read', async () => {
  let fails = true;
  const ask = gather(async (keys: readonly number[]) => {
    if (fails) throw new Error('away');
    return keys;
  });
  await expect(Promise.all([ask(1), ask(2)])).rejects.toThrow('away');
  fails = false;
  expect(await ask(3)).toBe(3);
});

test('groups are read one after the other, and values keep the order of the keys', async () => {
  const groups: (readonly number[])[] = [];
  const values = await perGroup(
    [11, 20, 12, 21],
    (key) => Math.floor(key / 10),
    async (group) => {
      groups.push(group);
      return group.map((key) => `v${key}`);
    },
  );
  expect(values).toEqual(['v11', 'v20', 'v12', 'v21']);
  expect(groups).toEqual([
    [11, 12],
    [20, 21],
  ]);
});
