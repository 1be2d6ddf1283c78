import { expect, it } from 'vitest';
import { runInNetworkTurn } from './network-turn.ts';

const FREE = 3;

/** A network whose attempts end on command, and whose failures are counted with a delay. */
function openNetwork(key: string) {
  let failed = 0;
  const under: ((right: boolean) => void)[] = [];
  const looks: number[] = [];
  const come = (): Promise<number> =>
    runInNetworkTurn(
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

/** Lets all pending promises settle. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

it('a burst is judged no further than sequential attempts', async () => {
  const { come, under, looks } = openNetwork('burst');
  const all = Promise.all(Array.from({ length: 40 }, come));
  for (let rounds = 0; rounds < 10; rounds += 1) {
    await settle();
    under.splice(0).forEach((end) => end(false));
  }
  expect((await all).filter((count) => count >= FREE)).toHaveLength(37);
  expect(looks).toHaveLength(FREE);
});

it('many members with correct passwords log in, three at a time', async () => {
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

it('an attempt that throws does not block others', async () => {
  const turn = { key: 'bug', free: 1, count: () => Promise.resolve(0), failures: () => 0 };
  const bug = runInNetworkTurn(turn, () => Promise.reject(new Error('a bug')));
  const next = runInNetworkTurn(turn, () => Promise.resolve('in'));
  await expect(bug).rejects.toThrow('a bug');
  expect(await next).toBe('in');
});
