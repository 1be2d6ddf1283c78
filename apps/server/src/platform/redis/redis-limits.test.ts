// Limits in Redis or Valkey. Needs one of them on the machine; skipped with a message otherwise.
import type { CallRow } from '@fairhouse/calls';
import { makeCertificate, writeCertificate } from '@fairhouse/tls/testing';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { createServer } from 'node:tls';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Refusal } from '../../http/envelope.ts';
import { openLimiter, type Limiter } from '../../http/limits/limiter.ts';
import { openSharedLimits, type SharedLimits } from '../../http/limits/shared-limits.ts';
import { openApp, type App } from '../../open-app.ts';
import { openTestApp, type TestApp } from '../../testing/index.ts';
import {
  openRedisServer,
  redisProgram,
  type RedisServer,
} from '../../testing/peers/redis-server.ts';
import { openSilentProxy } from '../../testing/peers/silent-proxy.ts';

const PASSWORD = 'the word of this test';
const reason = redisProgram ?? 'skipped: neither redis-server nor valkey-server is installed';

interface Copy {
  readonly app: App;
  readonly shared: SharedLimits;
  readonly limiter: Limiter;
}

let home: TestApp;
let redis: RedisServer;
let opened: Copy[] = [];
let key = 0;

const urlOf = (port: number, password = PASSWORD, scheme = 'redis'): string =>
  `${scheme}://:${encodeURIComponent(password)}@127.0.0.1:${port}`;

async function openCopy(redisUrl = urlOf(redis.port), caFile?: string): Promise<Copy> {
  const { config, log } = home.context;
  const app = await openApp({ ...config, redisUrl, caFile }, log);
  const shared = await openSharedLimits(app);
  const copy = { app, shared, limiter: openLimiter(1, shared) };
  opened.push(copy);
  return copy;
}

const rowOf = (count: number, seconds = 60, method: 'GET' | 'POST' = 'POST'): CallRow =>
  ({ method, limits: [{ per: 'address', count, seconds }] }) as unknown as CallRow;

async function passes(copy: Copy | undefined, row: CallRow, caller: string): Promise<boolean> {
  try {
    await copy?.limiter.count('call', row, 'address', caller);
    return true;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return false;
  }
}

/** How many of the given calls, sent at once and to the copies in turn, are allowed. */
async function passAtOnce(copies: readonly Copy[], row: CallRow, caller: string, calls: number) {
  const outcomes = await Promise.all(
    Array.from({ length: calls }, (_, call) => passes(copies[call % copies.length], row, caller)),
  );
  return outcomes.filter(Boolean).length;
}

async function inDatabase(caller: string): Promise<number> {
  const { rows } = await home.context.pool.query<{ used: number }>(
    `-- every merchant: this test's windows
     select used from ground.limit_use where key like '%:' || $1`,
    [caller],
  );
  return rows[0]?.used ?? 0;
}

const newCaller = (): string => `caller-${(key += 1)}`;

describe.skipIf(redisProgram === undefined)(`limits in Redis (${reason})`, () => {
  beforeAll(async () => {
    home = await openTestApp();
    redis = await openRedisServer(PASSWORD);
  });
  afterEach(async () => {
    for (const { shared, app } of opened) {
      shared.close();
      await app.close();
    }
    opened = [];
  });
  afterAll(async () => {
    await redis.kill();
    await home.close();
  });

  it('let exactly 30 of 60 callers pass at two copies, concurrently and in turn', async () => {
    const copies = [await openCopy(), await openCopy()];
    const burst = newCaller();
    expect(await passAtOnce(copies, rowOf(30), burst, 60)).toBe(30);
    const inTurn = newCaller();
    let passed = 0;
    for (let call = 0; call < 60; call += 1) {
      if (await passes(copies[call % 2], rowOf(30), inTurn)) passed += 1;
    }
    expect(passed).toBe(30);
    expect([await inDatabase(burst), await inDatabase(inTurn)]).toEqual([0, 0]);
  });

  it('restart when the window is over', async () => {
    const copy = await openCopy();
    const caller = newCaller();
    expect(await passAtOnce([copy], rowOf(3, 1), caller, 9)).toBe(3);
    await wait(1100);
    expect(await passAtOnce([copy], rowOf(3, 1), caller, 9)).toBe(3);
  });

  it('hold when Redis dies in between, and the database continues the counting', async () => {
    const copies = [await openCopy(), await openCopy()];
    const caller = newCaller();
    expect(await passAtOnce(copies, rowOf(30), caller, 20)).toBe(20);
    await redis.kill();
    expect(await passAtOnce(copies, rowOf(30), caller, 60)).toBe(10);
    const other = newCaller();
    expect(await passAtOnce(copies, rowOf(30), other, 60)).toBe(30);
    expect(await inDatabase(other)).toBe(30);
    await redis.start();
    await vi.waitFor(
      async () => {
        const later = newCaller();
        expect(await passAtOnce(copies, rowOf(30), later, 60)).toBe(30);
        expect(await inDatabase(later)).toBe(0);
      },
      { timeout: 10_000, interval: 100 },
    );
    // A window that moved to the database stays there.
    expect(await passAtOnce(copies, rowOf(30), other, 10)).toBe(0);
  });

  it('hold when one copy does not reach Redis, whatever the others let pass', async () => {
    const proxy = await openSilentProxy(redis.port);
    const [lonely, well] = [await openCopy(urlOf(proxy.port)), await openCopy()];
    const before = newCaller();
    expect(await passAtOnce([lonely, well], rowOf(30), before, 20)).toBe(20);
    proxy.fallSilent();
    expect(await passAtOnce([lonely, well], rowOf(30), before, 60)).toBe(10);
    const during = newCaller();
    expect(await passAtOnce([well], rowOf(30), during, 25)).toBe(25);
    expect(await passAtOnce([lonely, well], rowOf(30), during, 60)).toBe(5);
    lonely.shared.close();
    await proxy.close();
  });

  it('hold for a copy from its start: it counts outside the database at once', async () => {
    await openCopy();
    await openCopy();
    const { rows } = await home.context.pool.query<{ young: number }>(
      `-- every merchant: copies of the server
       select count(*)::integer as young from ground.lease
       where name like 'copy:%' and ground.copy_since(name) > '-infinity'`,
    );
    expect(rows).toEqual([{ young: 0 }]);
  });

  it('wait a quarter of a second for a silent Redis, and only once', async () => {
    const proxy = await openSilentProxy(redis.port);
    const copy = await openCopy(urlOf(proxy.port));
    const caller = newCaller();
    expect(await passes(copy, rowOf(5), caller)).toBe(true);
    proxy.fallSilent();
    const took: number[] = [];
    const outcomes: boolean[] = [];
    for (let call = 0; call < 6; call += 1) {
      const began = performance.now();
      outcomes.push(await passes(copy, rowOf(5), caller));
      took.push(performance.now() - began);
    }
    expect(outcomes).toEqual([true, true, true, true, false, false]);
    expect(took.filter((ms) => ms >= 250)).toHaveLength(1);
    expect(await inDatabase(caller)).toBe(5);
    copy.shared.close();
    await proxy.close();
  });

  it('are counted in the database when the password is wrong, and no log contains it', async () => {
    const warn = vi.spyOn(home.context.log, 'warn');
    const copy = await openCopy(urlOf(redis.port, 'a wrong word'));
    const caller = newCaller();
    expect(await passAtOnce([copy], rowOf(5), caller, 9)).toBe(5);
    expect(await inDatabase(caller)).toBe(5);
    const said = JSON.stringify(warn.mock.calls);
    expect(said).toContain('redis is away');
    expect(said).not.toContain('wrong word');
    expect(said).not.toContain(encodeURIComponent('wrong word'));
    warn.mockRestore();
  });

  it('use TLS, and refuse a server of an unknown authority', async () => {
    const certificate = makeCertificate('127.0.0.1');
    const other = makeCertificate('127.0.0.1');
    const server = createServer(certificate, (near) => {
      const far = connect(redis.port, '127.0.0.1');
      near.pipe(far).pipe(near);
      for (const socket of [near, far]) socket.on('error', () => undefined);
    });
    server.on('tlsClientError', () => undefined);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = urlOf((server.address() as AddressInfo).port, PASSWORD, 'rediss');
    const believed = writeCertificate(certificate);
    const strange = writeCertificate(other);

    const copy = await openCopy(url, believed.certFile);
    const byTls = newCaller();
    expect(await passAtOnce([copy], rowOf(5), byTls, 9)).toBe(5);
    expect(await inDatabase(byTls)).toBe(0);
    const careful = await openCopy(url, strange.certFile);
    const refused = newCaller();
    expect(await passAtOnce([careful], rowOf(5), refused, 9)).toBe(5);
    expect(await inDatabase(refused)).toBe(5);
    for (const each of opened) each.shared.close();
    server.close();
  });
});
