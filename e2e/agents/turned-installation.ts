// An installation of its own whose clock a journey turns, so that periods of contracts close while
// it runs.
import { seal } from '@fairhouse/calls';
import { createClient, routesOf, type Client } from '@fairhouse/calls/client';
import { operator, type OperatorCalls } from '@fairhouse/calls/operator';
import { assert, DAY_MS, HOUR_MS } from '@fairhouse/values';
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { openHouseClock } from '../../demo/history/clock-store.ts';
import { DEMO_OPERATOR_PASSWORD } from '../../demo/operators.ts';
import { expectValue } from '../../faults/guest.ts';
import { openRunningInstallation } from '../../faults/running-installation.ts';
import { authenticatorCode } from '../../tools/browser/authenticator.ts';
import { readWallClock } from '../../tools/browser/wall-clock.ts';

export interface TurnedInstallation {
  /** The address of the site. */
  readonly site: string;
  readonly consoleOrigin: string;
  /** The time of the server. */
  now(): number;
  /** Two owners, before the clock is turned: their sessions end with it. */
  openOwners(): Promise<{ readonly maker: Operator; readonly checker: Operator }>;
  /** Turns the clock on; the server starts again there, and so do all its jobs. */
  turnTo(ms: number): Promise<void>;
  /** Waits until a statement of the database's owner finds a row. */
  waitFor(statement: string): Promise<void>;
  close(): Promise<void>;
}

interface Operator extends Client<OperatorCalls> {
  /** Of its session. */
  token(): string;
}

const PATIENCE_MS = 2 * 60_000;
const POLL_MS = 200;

export async function openTurnedInstallation(): Promise<TurnedInstallation> {
  const running = await openRunningInstallation({
    env: {
      COSIGNER_CLOCK: 'house',
      // Every draw that the clock is turned over is drawn: these lotteries have few.
      DEMO_SIZE: 'slow',
      // The bank keeps the machine's clock.
      BANK_SKEW_SECONDS: '1000000',
      // A visitor may name its network through a proxy header.
      TRUSTED_PROXIES: '1',
      PRIVATE_PEERS: '1',
      DATABASE_WAIT_MS: '15000',
    },
  });
  const address = new URL(running.superuserUrl);
  address.pathname = new URL(running.databaseUrl).pathname;
  const clock = await openHouseClock(address.href);
  const owner = new pg.Client({ connectionString: running.databaseUrl });
  await owner.connect();
  let aheadMs = 0;
  return {
    now: () => readWallClock() + aheadMs,
    site: running.origin.replace('127.0.0.1', 'localhost'),
    consoleOrigin: running.consoleOrigin,
    openOwners: async () => ({
      maker: await openOperator(running.consoleOrigin, 'owner'),
      checker: await openOperator(running.consoleOrigin, 'partner'),
    }),
    turnTo: async (ms) => {
      await clock.turnTo(ms);
      aheadMs = ms - readWallClock();
      await running.killServer();
    },
    waitFor: async (statement) => {
      const endsAt = performance.now() + PATIENCE_MS;
      for (;;) {
        const { rowCount } = await owner.query(statement);
        if (rowCount !== null && rowCount > 0) return;
        assert(performance.now() < endsAt, `within two minutes: ${statement}`);
        await wait(POLL_MS);
      }
    },
    close: async () => {
      await owner.end();
      await clock.close();
      await running.close();
      rmSync(running.dataDir, { recursive: true, force: true });
    },
  };
}

/** A client of an operator of the demo, who enrols an authenticator and logs in. */
async function openOperator(origin: string, name: string): Promise<Operator> {
  const held: { token?: string } = {};
  const headers = { Merchant: 'manila', Language: 'EN', Device: 'WEB' };
  const client: Client<OperatorCalls> = createClient<OperatorCalls>({
    routes: routesOf(operator),
    origin,
    headers: () => (held.token === undefined ? headers : { ...headers, Authorization: held.token }),
    seal: async (body) => {
      const start = await client.call('consoleStart', {});
      const key = start.ok ? start.value.keys[0] : undefined;
      assert(key !== undefined, 'there is a key to seal with');
      return seal(key, { iat: Math.floor(readWallClock() / 1000), jti: randomUUID(), body });
    },
    unreachable: () => 'unreachable',
  });
  const first = await expectValue(
    client.call('consoleLogin', { name, password: DEMO_OPERATOR_PASSWORD }),
  );
  assert(first.stage === 'enrol', `${name} has no authenticator yet`);
  const code = authenticatorCode(first.secret, readWallClock());
  const { token } = await expectValue(
    client.call('consoleLoginCode', { ticket: first.ticket, code }),
  );
  held.token = token;
  return { ...client, token: () => token };
}

/** Midnight after an instant in Manila, which has no summer time. */
export function nextMidnight(ms: number): number {
  const ahead = 8 * HOUR_MS;
  return (Math.floor((ms + ahead) / DAY_MS) + 1) * DAY_MS - ahead;
}
