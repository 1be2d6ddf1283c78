// Removes the primary repeatedly while members bet and withdraw, and checks that no acknowledged
// write is missing or duplicated.
import { amount } from '@fairhouse/values';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createOrderRequest, deposit, registerGuest, type Guest } from '../guest.ts';
import { openRequestHistory } from '../request-history.ts';
import { currentIssue, relaxCashierLimits, playEvening, waitUntilSettled } from '../kills.ts';
import { openChance } from '../chance.ts';
import { openRunningInstallation, type RunningInstallation } from '../running-installation.ts';
import { openPair, type Fault, type Pair } from './pair.ts';

const GUESTS = 8;
const DEPOSIT = amount(200_000_000n);
/** The interval between two bets that probe whether bets are taken again. */
const PROBE_MS = 200;
/** The time that an operator or a tool takes to promote the standby. */
const WATCH_MS = 1000;
const BETWEEN_MS = 1500;
const PATIENCE_MS = 60_000;

export interface FailoverFigures {
  readonly acknowledged: number;
  /** From each fault to the first accepted bet, sorted. */
  readonly recoveryMs: readonly number[];
  readonly breaches: readonly { invariant: string; detail: string }[];
  /** The server's behaviour while commits did not wait for the standby. */
  readonly asynchronous: { readonly ready: number; readonly bet: string; readonly after: number };
  /** The exit of a server that was stopped while its database was silent, and its duration. */
  readonly stop: { readonly code: number | null; readonly ms: number };
}

/** Runs the rounds in order on one pair of servers. */
export async function runFailover(options: {
  readonly rounds: readonly Fault[];
  readonly seed: number;
  readonly say: (line: string) => void;
}): Promise<FailoverFigures> {
  const pair = await openPair();
  const app = await openRunningInstallation({ database: pair }).catch(async (error: unknown) => {
    await pair.close();
    throw error;
  });
  const history = openRequestHistory(join(pair.dataDir, 'history.jsonl'));
  try {
    const chance = openChance(options.seed);
    await relaxCashierLimits(pair.ownerUrl);
    const guests = await Promise.all(
      Array.from({ length: GUESTS }, async (_, index) => {
        const guest = await registerGuest(app.origin, `plover${String(index).padStart(2, '0')}`);
        await deposit(guest, DEPOSIT, () => wait(100));
        return guest;
      }),
    );
    const [prober, ...others] = guests as [Guest, ...Guest[]];
    const evening = { over: false, unknownResolved: 0 };
    const players = others.map((guest, index) =>
      playEvening(guest, openChance(options.seed + index + 1), history, evening),
    );
    const recoveryMs: number[] = [];
    for (const [place, fault] of options.rounds.entries()) {
      await wait(BETWEEN_MS + chance.whole(BETWEEN_MS));
      const began = performance.now();
      pair.strike(fault);
      const good = untilGoodBet(prober, began);
      await wait(WATCH_MS);
      await pair.promote();
      const promotedMs = performance.now() - began;
      const took = await good;
      recoveryMs.push(took);
      const count = `${place + 1} of ${options.rounds.length}`;
      options.say(
        `${count}: ${fault}, promoted after ${Math.round(promotedMs)} ms, ` +
          `a good bet after ${Math.round(took)} ms`,
      );
      await pair.rebuild();
    }
    const asynchronous = await relaxStandby(pair, app, prober);
    evening.over = true;
    await Promise.all(players);
    const breaches = await waitUntilSettled(
      { databaseUrl: pair.ownerUrl, dataDir: app.dataDir },
      history,
    );
    pair.fallSilent();
    const began = performance.now();
    const code = await app.stopServer();
    return {
      acknowledged: history.all().filter(({ outcome }) => outcome === 'ok').length,
      recoveryMs: recoveryMs.toSorted((left, right) => left - right),
      breaches,
      asynchronous,
      stop: { code, ms: performance.now() - began },
    };
  } finally {
    history.close();
    await app.close();
    await pair.close();
  }
}

/**
 * Sends bets until one is taken: a new one beside those without an answer. Returns the milliseconds
 * since `began`.
 */
async function untilGoodBet(guest: Guest, began: number): Promise<number> {
  const good: number[] = [];
  for (const endsAt = began + PATIENCE_MS; ; await wait(PROBE_MS)) {
    const [took] = good;
    if (took !== undefined) return took;
    if (performance.now() > endsAt) throw new Error('no bet is taken again');
    void placeBet(guest).then((answer) => {
      if (answer === 'ok') good.push(performance.now() - began);
    });
  }
}

/** `ok`, or the reason why a small bet was not taken. */
async function placeBet(guest: Guest): Promise<string> {
  const issue = await currentIssue(guest);
  if (issue === undefined) return 'no draw';
  const bet = { play: 'FixedPlace', pick: '1||||', notes: 1, unit: amount(20_000n) };
  const order = createOrderRequest(issue, [bet]);
  const placed = await guest.client.call('placeBets', order, { idempotencyKey: randomUUID() });
  return placed.ok ? 'ok' : placed.refusal.code;
}

/** While commits do not wait for the standby the server is not ready and takes no money. */
async function relaxStandby(pair: Pair, app: RunningInstallation, guest: Guest) {
  const statusUntil = async (wanted: number): Promise<number> => {
    for (const endsAt = performance.now() + 10_000; ;) {
      const { status } = await fetch(`${app.origin}/readyz`);
      if (status === wanted || performance.now() > endsAt) return status;
      await wait(PROBE_MS);
    }
  };
  await statusUntil(200);
  await pair.onPrimary("alter system set synchronous_standby_names = ''", RELOAD);
  const ready = await statusUntil(503);
  const bet = await placeBet(guest);
  await pair.onPrimary("alter system set synchronous_standby_names = '*'", RELOAD);
  return { ready, bet, after: await statusUntil(200) };
}

const RELOAD = 'select pg_reload_conf()';
