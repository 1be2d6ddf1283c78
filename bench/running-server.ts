// The fixtures of the bets benchmark: players with money and sessions, and the built server as a
// separate process.
import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { amount, plus } from '@fairhouse/values';
import { currencyOf, mainAccount, worldAccount } from '../apps/server/src/accounts.ts';
import { transaction } from '../apps/server/src/platform/sql.ts';
import { homeDirectory } from '../apps/server/src/home.ts';
import { hashText, randomText } from '../apps/server/src/platform/keys/random-text.ts';
import { insertSession } from '../apps/server/src/modules/identity/sessions/store/sessions.ts';
import { createMember } from '../apps/server/src/modules/members/index.ts';
import { nextFreePort } from '../tools/installation/ports.mjs';
import { SERVER_FLAGS } from '../tools/installation/processes.mjs';
import type { LotteryTestbed } from './lottery-testbed.ts';

/**
 * Enough for little contention on an account, and few enough for a realistic rate per player.
 */
const MEMBERS = 300;

export interface RunningServer {
  readonly process: ChildProcess;
  readonly port: number;
}

/** The username of the player with this position among the tokens. */
export const playerName = (position: number): string => `bench${position}`;

/** Creates members with money and a session each; returns the session tokens. */
export async function createPlayers({ app, merchant }: LotteryTestbed): Promise<string[]> {
  const now = app.clock.now();
  const people = Array.from({ length: MEMBERS }, (_, n) => ({
    id: app.newId<'member'>(),
    username: playerName(n),
    token: randomText(32),
  }));
  await transaction(app.pool, async (sql) => {
    for (const { id, username, token } of people) {
      await createMember(sql, app, merchant, {
        id,
        username,
        kind: 'member',
        group: 'formal',
        upline: undefined,
        language: 'EN',
        realName: '',
        birthday: undefined,
        address: '127.0.0.1',
        method: 'WEB',
        now,
      });
      await insertSession(sql, merchant.id, {
        id: app.newId<'session'>(),
        tokenHash: hashText(token),
        member: id,
        method: 'password',
        mustChange: false,
        deviceHash: hashText(username),
        device: 'bench',
        address: '127.0.0.1',
        openedAt: now,
        endsAt: plus(now, 12 * 3_600_000),
      });
    }
    return { commit: true, value: undefined };
  });
  await app.ledger.bookMany(
    people.map(({ id }) => ({
      merchant: merchant.id,
      id: app.newId<'entry'>(),
      currency: currencyOf(merchant.currency),
      code: 'deposit',
      reference: 'bench',
      legs: [
        {
          debit: worldAccount('real', 'bank'),
          credit: mainAccount('real', id),
          amount: amount(10_000_000_000_000n),
        },
      ],
    })),
  );
  return people.map(({ token }) => token);
}

/** The peak resident memory of a process, from the kernel's VmHWM. */
export function peakResidentMiB(child: ChildProcess): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024;
}

/**
 * Starts the built server, with its jobs, on the database of the test bed; waits until it is ready.
 */
export async function startServer({ environment }: LotteryTestbed): Promise<RunningServer> {
  const port = await nextFreePort(18_080);
  const consolePort = await nextFreePort(port + 1);
  const child = spawn(process.execPath, [join(homeDirectory(), 'apps/server/dist/main.mjs')], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      CONSOLE_PORT: String(consolePort),
      ...environment,
      LIMIT_SCALE: '1000',
      LOG_LEVEL: 'warn',
      NODE_OPTIONS: SERVER_FLAGS,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  for (let tries = 0; tries < 900; tries++) {
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return { process: child, port };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the server does not get ready');
}

export async function stopServer(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
}
