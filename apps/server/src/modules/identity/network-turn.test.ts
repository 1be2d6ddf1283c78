import { expect, it } from 'vitest';
import { inNetworkTurn } from './network-turn.ts';

const FREE = 3;

/** A network whose attempts end when they are told to, and whose failures are counted late. */
function openNetwork(key: string) {
  let failed = 0;
  const under: ((right: boolean) => void)[] = [];
  const looks: number[] = [];
  const come = (): Promise<number> =>
    inNetworkTurn(
      {
        key,
        free: FREE,
        count: () => Promise.resolve(failed),
        failures: (count) => count,
      },
      async (count) => {
        if (count >= FREE) return count;
        looks.push(count);
        const isRight = await new Promise<boolean>((resolve) => under.push(resolve));
        if (!isRight) failed += 1;
        return count;
      },
    );
  return { come, under, looks };
}

/** Lets every promise that can go on do so. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

it('of a burst no more are looked at than one after another', async () => {
  const { come, under, looks } = openNetwork('burst');
  const all = Promise.all(Array.from({ length: 40 }, come));
  for (let rounds = 0; rounds < 10; rounds += 1) {
    await settle();
    under.splice(0).forEach((end) => end(false));
  }
  expect((await all).filter((count) => count >= FREE)).toHaveLength(37);
  expect(looks).toHaveLength(FREE);
});

it('a crowd that knows its passwords comes in, three at a time', async () => {
  const { come, under, looks } = openNetwork('crowd');
  const all = Promise.all(Array.from({ length: 20 }, come));
  let most = 0;
  for (let rounds = 0; rounds < 20; rounds += 1) {
    await settle();
    most = Math.max(most, under.length);
    under.splice(0).forEach((end) => end(true));
  }
  expect(await all).toEqual(Array.from({ length: 20 }, () => 0));
  expect(looks).toHaveLength(20);
  expect(most).toBe(FREE);
});

it('an attempt that ends in a bug holds nobody up', async () => {
  const turn = { key: 'bug', free: 1, count: () => Promise.resolve(0), failures: () => 0 };
  const bug = inNetworkTurn(turn, () => Promise.reject(new Error('a bug')));
  const next = inNetworkTurn(turn, () => Promise.resolve('in'));
  await expect(bug).rejects.toThrow('a bug');
  expect(await next).toBe('in');
});
