import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/index.ts';
import { openSilentProxy } from '../../testing/peers/silent-proxy.ts';
import { openDatabaseSignals } from './database-signals.ts';
import type { Signal } from '../signals.ts';

let home: TestApp;
beforeAll(async () => {
  home = await openTestApp({ demoMembers: false });
});
afterAll(() => home.close());

const clientOf = (connectionString: string) => () =>
  new pg.Client({ connectionString, application_name: 'signals' });

/** A log that collects its messages. */
function openLog() {
  const words: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void words.push(line) });
  return { log, said: (what: string) => words.filter((line) => line.includes(what)).length };
}

test('while the database is unavailable connecting is retried, and logged once', async () => {
  let attempts = 0;
  const gone = createServer((socket) => {
    attempts += 1;
    socket.destroy();
  });
  gone.listen(0, '127.0.0.1');
  await once(gone, 'listening');
  const { port } = gone.address() as AddressInfo;
  const { log, said } = openLog();
  const began = performance.now();
  const signals = openDatabaseSignals(clientOf(`postgres://nobody@127.0.0.1:${port}/nowhere`), log);
  await vi.waitFor(() => expect(attempts).toBeGreaterThanOrEqual(5), { timeout: 20_000 });
  expect(performance.now() - began).toBeGreaterThan(4 * 500 - 50);
  expect(said('signals are down')).toBe(1);
  await signals.close();
  gone.close();
});

test('a broken connection is replaced, and signals arrive again', async () => {
  const { log } = openLog();
  const one = openDatabaseSignals(clientOf(home.databaseUrl), log);
  const other = openDatabaseSignals(clientOf(home.databaseUrl), log);
  const heard = vi.fn();
  other.listen(heard);
  const signal: Signal = { topic: 'site', merchant: home.merchant.id };
  const arrives = () =>
    vi.waitFor(
      () => {
        one.send(signal);
        expect(heard).toHaveBeenCalledWith(signal);
      },
      { timeout: 20_000 },
    );
  await arrives();
  const owner = new pg.Client({ connectionString: home.databaseUrl });
  await owner.connect();
  await owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'signals' and datname = current_database()`,
  );
  await owner.end();
  heard.mockClear();
  await arrives();
  await Promise.all([one.close(), other.close()]);
});

test('thousands of signals at once arrive each once, in few notifications', async () => {
  const { log } = openLog();
  const one = openDatabaseSignals(clientOf(home.databaseUrl), log);
  const other = openDatabaseSignals(clientOf(home.databaseUrl), log);
  const heard: string[] = [];
  other.listen((signal) => void (signal.topic === 'console' && heard.push(signal.queue)));
  await vi.waitFor(
    () => {
      one.send({ topic: 'console', merchant: home.merchant.id, queue: 'first' });
      expect(heard).toContain('first');
    },
    { timeout: 20_000 },
  );
  const listener = clientOf(home.databaseUrl)();
  await listener.connect();
  let notifications = 0;
  listener.on('notification', () => (notifications += 1));
  await listener.query('listen house_signal');
  // Some are longer in bytes than in letters.
  const queues = Array.from({ length: 3000 }, (_, at) => `${'จ'.repeat(at % 90)}${at}`);
  heard.length = 0;
  for (const queue of queues) one.send({ topic: 'console', merchant: home.merchant.id, queue });
  await vi.waitFor(() => expect(heard).toContain(queues.at(-1)), { timeout: 20_000 });
  expect(heard.filter((queue) => queue !== 'first').toSorted()).toEqual(queues.toSorted());
  await listener.query('select 1');
  expect(notifications).toBeLessThan(300);
  await listener.end();
  await Promise.all([one.close(), other.close()]);
});

test('a database that is silent on this connection only is noticed, and the connection replaced', async () => {
  const { port } = new URL(home.databaseUrl);
  const proxy = await openSilentProxy(Number(port));
  const behind = new URL(home.databaseUrl);
  behind.searchParams.delete('host');
  behind.port = String(proxy.port);
  const { log, said } = openLog();
  const newClient = () =>
    new pg.Client({ connectionString: behind.href, connectionTimeoutMillis: 1000 });
  const signals = openDatabaseSignals(newClient, log);
  const speaker = openDatabaseSignals(clientOf(home.databaseUrl), log);
  const heard = vi.fn();
  signals.listen(heard);
  const arrives = () =>
    vi.waitFor(
      () => {
        speaker.send({ topic: 'site', merchant: home.merchant.id });
        expect(heard).toHaveBeenCalled();
      },
      { timeout: 20_000, interval: 100 },
    );
  await arrives();
  proxy.fallSilent();
  // It sends nothing in the meantime: the pulse alone has to notice.
  await vi.waitFor(() => expect(said('signals are down')).toBe(1), { timeout: 20_000 });
  proxy.speak();
  heard.mockClear();
  await arrives();
  await Promise.all([signals.close(), speaker.close()]);
  await proxy.close();
}, 60_000);
