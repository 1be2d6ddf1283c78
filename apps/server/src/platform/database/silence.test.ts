// A database that falls silent: connections stay open, and no bytes arrive any more.
import { amount, assert } from '@fairhouse/values';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { currencyOf, mainAccount, worldAccount } from '../../accounts.ts';
import { balanceOf, logInPlayer, type Player } from '../../testing/lottery-app.ts';
import { openTestApp, type TestApp } from '../../testing/index.ts';
import { measureOwnTime } from '../../testing/timing/measure-own-time.ts';
import { openSilentProxy, type SilentProxy } from '../../testing/peers/silent-proxy.ts';

let home: TestApp;
let proxy: SilentProxy;
let player: Player;

beforeAll(async () => {
  home = await openTestApp({
    environment: { DATABASE_WAIT_MS: '2000' },
    databasePort: async (port) => {
      proxy = await openSilentProxy(port);
      return proxy.port;
    },
  });
  player = await logInPlayer(home, 'player1', '100');
});
afterEach(() => proxy.speak());
afterAll(async () => {
  await home.close();
  await proxy.close();
});

const askReady = () => measureOwnTime(() => fetch(`${home.origin}/readyz`));

test('sixty callers are all answered within seconds, and served soon after the database answers again', async () => {
  const before = await player.client.call('balance', {});
  assert(before.ok, 'the balance is read');
  proxy.fallSilent();
  const callers = Array.from({ length: 60 }, async (_, place) => {
    // Some callers use a connection that fell silent, the later ones get none.
    await wait((place % 20) * 200);
    return measureOwnTime(() => player.client.call('balance', {}));
  });
  const looks = Array.from({ length: 6 }, async (_, place) => {
    await wait(place * 700);
    return askReady();
  });
  for (const { value, ms } of await Promise.all(looks)) {
    expect(ms).toBeLessThan(1000);
    expect(value.status).toBe(503);
  }
  for (const { value, ms } of await Promise.all(callers)) {
    expect(ms).toBeLessThan(6000);
    assert(!value.ok, 'no balance is returned without reading it');
    expect(value.refusal).toMatchObject({ code: 'server.busy', status: 503 });
    expect(value.refusal.retryAfterSeconds).toBeGreaterThan(0);
  }
  proxy.speak();
  const back = await measureOwnTime(() =>
    vi.waitFor(
      async () => {
        const answer = await player.client.call('balance', {});
        expect(answer).toEqual(before);
        expect((await askReady()).value.status).toBe(200);
      },
      { timeout: 10_000, interval: 50 },
    ),
  );
  expect(back.ms).toBeLessThan(5000);
}, 60_000);

test('signals and the clock recover with it', async () => {
  const heard = vi.fn();
  const stop = home.context.signals.listen(heard);
  await vi.waitFor(
    async () => {
      await home.context.pool.query("select pg_notify('house_signal', $1)", [
        JSON.stringify({ topic: 'winners', merchant: home.merchant.id }),
      ]);
      expect(heard).toHaveBeenCalled();
    },
    { timeout: 10_000, interval: 100 },
  );
  stop();
}, 20_000);

test('a movement requested during the silence is booked once, however often it is retried', async () => {
  const { context: app, merchant } = home;
  const before = await balanceOf(home, player.member);
  const entries = Array.from({ length: 60 }, () => ({
    merchant: merchant.id,
    id: app.newId<'entry'>(),
    currency: currencyOf(merchant.currency),
    code: 'deposit',
    reference: 'silence',
    legs: [
      {
        debit: worldAccount('real', 'bank'),
        credit: mainAccount('real', player.member),
        amount: amount(10_000n),
      },
    ] as const,
  }));
  const bookAll = () => Promise.allSettled(entries.map((entry) => app.ledger.book(entry)));
  proxy.fallSilent();
  const { value, ms } = await measureOwnTime(bookAll);
  for (const { status } of value) expect(status).toBe('rejected');
  expect(ms).toBeLessThan(10_000);
  proxy.speak();
  await vi.waitFor(
    async () => {
      for (const { status } of await bookAll()) expect(status).toBe('fulfilled');
    },
    { timeout: 10_000, interval: 50 },
  );
  const gained = Number(await balanceOf(home, player.member)) - Number(before);
  expect(gained).toBe(60);
}, 40_000);

test('a caller without a free connection is told to retry, within 2.5 seconds', async () => {
  const { pool } = home.context;
  const held = await Promise.all(Array.from({ length: 16 }, () => pool.connect()));
  try {
    const tookMs: number[] = [];
    while (tookMs.length < 3) {
      const { value, ms } = await measureOwnTime(() => player.client.call('balance', {}));
      assert(!value.ok, 'there is no connection');
      expect(value.refusal).toMatchObject({ code: 'server.busy', status: 503 });
      expect(value.refusal.retryAfterSeconds).toBeGreaterThan(0);
      tookMs.push(ms);
    }
    // Other tests share the machine: the fastest one counts.
    expect(Math.min(...tookMs)).toBeLessThan(2500);
    expect((await askReady()).value.status).toBe(200);
  } finally {
    for (const client of held) client.release();
  }
});

test('a long statement does not count as silence', async () => {
  const { rows } = await home.context.pool.query<{ done: number }>(
    'select 7 as done from pg_sleep(4.5)',
  );
  expect(rows).toEqual([{ done: 7 }]);
}, 20_000);
