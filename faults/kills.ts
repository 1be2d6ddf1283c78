// Kills the server and PostgreSQL without warning while members bet and withdraw, and then checks
// that no acknowledged write is missing or duplicated. `npm run kills -- --kills 40 --seed 1`.
import { amount, type Amount } from '@fairhouse/values';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { openFileKeys } from '../apps/server/src/platform/keys/file-keys.ts';
import { checkEvening } from './check-evening.ts';
import {
  GUEST_PAYMENT_PASSWORD,
  createOrderRequest,
  deposit,
  registerGuest,
  type Guest,
} from './guest.ts';
import {
  openRequestHistory,
  type RecordedRequest,
  type RequestHistory,
} from './request-history.ts';
import { openChance, type Chance } from './chance.ts';
import { openRunningInstallation, type RunningInstallation } from './running-installation.ts';

const GUESTS = 12;
const FIRST_DEPOSIT = amount(200_000_000n);
const AFTERWARDS_PATIENCE_MS = 240_000;
const BETWEEN_KILLS_MS = [400, 2500] as const;
/** Nor does a kill come before the last one has been played over: a slow machine takes longer. */
const BETWEEN_KILLS_PLAYED = 20;

export interface KillFigures {
  readonly seed: number;
  readonly kills: number;
  readonly acknowledged: number;
  /** The number of refusals, by code. */
  readonly refused: ReadonlyMap<string, number>;
  readonly unknownResolved: number;
  readonly recoveryMs: readonly number[];
  /** The duration of a start on this machine, without faults. */
  readonly startMs: number;
  readonly breaches: readonly { invariant: string; detail: string }[];
}

/** Runs the scenario once; returns figures and breaches. */
export async function killEvening(options: {
  kills: number;
  seed: number;
  say: (line: string) => void;
}): Promise<KillFigures> {
  const app = await openRunningInstallation();
  const history = openRequestHistory(join(app.dataDir, 'history.jsonl'));
  try {
    return await play(app, history, options);
  } finally {
    history.close();
    await app.close();
  }
}

async function play(
  app: RunningInstallation,
  history: RequestHistory,
  { kills, seed, say }: { kills: number; seed: number; say: (line: string) => void },
): Promise<KillFigures> {
  const chance = openChance(seed);
  await relaxCashierLimits(app.databaseUrl);
  const guests = await Promise.all(
    Array.from({ length: GUESTS }, async (_, index) => {
      const guest = await registerGuest(app.origin, `kestrel${String(index).padStart(2, '0')}`);
      await deposit(guest, FIRST_DEPOSIT, () => wait(100));
      return guest;
    }),
  );
  say(`${GUESTS} members play; history in ${app.dataDir}`);
  const evening = { over: false, unknownResolved: 0 };
  const players = guests.map((guest, index) =>
    playEvening(guest, openChance(seed + index + 1), history, evening),
  );
  const recoveryMs: number[] = [];
  for (let count = 0; count < kills; count += 1) {
    const [least, most] = BETWEEN_KILLS_MS;
    const before = countAcknowledged(history);
    await wait(least + chance.whole(most - least));
    while (countAcknowledged(history) < before + BETWEEN_KILLS_PLAYED) await wait(100);
    const victim = chance.whole(2) === 0 ? 'server' : 'postgres';
    const took = victim === 'server' ? await app.killServer() : await app.killPostgres();
    recoveryMs.push(took);
    say(`kill ${count + 1} of ${kills}: ${victim}, serving again after ${Math.round(took)} ms`);
  }
  evening.over = true;
  await Promise.all(players);
  const breaches = await waitUntilSettled(app, history);
  return {
    seed,
    kills,
    acknowledged: countAcknowledged(history),
    refused: countRefused(history),
    unknownResolved: evening.unknownResolved,
    recoveryMs: recoveryMs.toSorted((left, right) => left - right),
    startMs: app.startMs,
    breaches,
  };
}

function countAcknowledged(history: RequestHistory): number {
  return history.all().filter(({ outcome }) => outcome === 'ok').length;
}

/**
 * Small withdrawals are paid at once and without a daily limit, so that a short evening has many.
 */
export async function relaxCashierLimits(databaseUrl: string): Promise<void> {
  const db = new pg.Client({ connectionString: databaseUrl });
  await db.connect();
  await db.query(`
    update cashier.setting set value = value || jsonb_build_object(
      'withdrawMin', '1.0000', 'withdrawCountMax', 1000, 'feeRates', jsonb_build_array('0'),
      'automatic', value->'automatic' || jsonb_build_object('enabled', true, 'payAtOnce', true,
        'min', '0.0000', 'notFirst', false, 'stakeMultipleMax', '100000',
        'profitMultipleMax', '100000', 'dayTotalMax', '10000000.0000',
        'profitDayMax', '10000000.0000', 'stakeMultipleMin', '0', 'newRegionDays', 0,
        'paymentPasswordDays', 0, 'winningDays', 0))`);
  await db.query('update cashier.channel set rollover_ppm = 0, minimum = 10000');
  await db.end();
}

/** Bets, and occasionally withdraws, until the evening is over; unknown outcomes are retried. */
export async function playEvening(
  guest: Guest,
  chance: Chance,
  history: RequestHistory,
  evening: { over: boolean; unknownResolved: number },
): Promise<void> {
  while (!evening.over) {
    const issue = await currentIssue(guest);
    if (issue === undefined) await wait(100);
    else if (chance.whole(12) === 0) await withdraw(guest, chance, history, evening);
    else await bet(guest, issue, chance, history, evening);
  }
}

export async function currentIssue(guest: Guest): Promise<string | undefined> {
  const draw = await guest.client.call('currentDraw', { gameCode: 'SSC1' });
  return draw.ok ? draw.value.current?.issue : undefined;
}

async function bet(
  guest: Guest,
  issue: string,
  chance: Chance,
  history: RequestHistory,
  evening: { unknownResolved: number },
): Promise<void> {
  const unit: Amount = amount(20_000n);
  const digits = chance.pick(['0', '13', '579', '02468']);
  const place = chance.whole(5);
  const pick = Array.from({ length: 5 }, (_, at) => (at === place ? digits : '')).join('|');
  const order = createOrderRequest(issue, [
    { play: 'FixedPlace', pick, notes: digits.length, unit },
  ]);
  const id = randomUUID();
  const request = history.recordRequest(id, 'bet', { username: guest.username, issue });
  await untilAnswered(history, request, evening, () =>
    guest.client.call('placeBets', order, { idempotencyKey: id }),
  );
}

async function withdraw(
  guest: Guest,
  chance: Chance,
  history: RequestHistory,
  evening: { unknownResolved: number },
): Promise<void> {
  const id = randomUUID();
  const value = `${10 + chance.whole(90)}.0000`;
  const request = history.recordRequest(id, 'withdraw', {
    username: guest.username,
    amount: value,
  });
  await untilAnswered(history, request, evening, () =>
    guest.client.call(
      'withdrawCreate',
      { amount: value, card: guest.card ?? '', paymentPassword: GUEST_PAYMENT_PASSWORD },
      { idempotencyKey: id },
    ),
  );
}

/** Retries with the same id until there is an answer: a lost answer is not an outcome. */
async function untilAnswered(
  history: RequestHistory,
  request: RecordedRequest,
  evening: { unknownResolved: number },
  ask: () => Promise<{ ok: true } | { ok: false; refusal: { code: string; status: number } }>,
): Promise<void> {
  const endsAt = performance.now() + AFTERWARDS_PATIENCE_MS;
  for (let tries = 1; performance.now() < endsAt; tries += 1) {
    const answer = await ask();
    const known = answer.ok || (answer.refusal.status < 500 && answer.refusal.status !== 429);
    if (known) {
      if (tries > 1) evening.unknownResolved += 1;
      const code = answer.ok ? undefined : answer.refusal.code;
      history.recordOutcome(request, answer.ok ? 'ok' : 'refused', code);
      return;
    }
    await wait(100);
  }
}

/** Waits as long as the jobs may take; a promise that does not hold afterwards is a breach. */
export async function waitUntilSettled(
  app: Pick<RunningInstallation, 'databaseUrl' | 'dataDir'>,
  history: RequestHistory,
) {
  const endsAt = performance.now() + AFTERWARDS_PATIENCE_MS;
  const keys = openFileKeys(app.dataDir);
  for (;;) {
    const db = new pg.Client({ connectionString: app.databaseUrl });
    await db.connect();
    const breaches = await checkEvening(db, history.all(), keys);
    await db.end();
    const waiting = breaches.every(({ invariant }) => invariant === 'I9' || invariant === 'I11');
    if (breaches.length === 0 || !waiting || performance.now() > endsAt) return breaches;
    await wait(1000);
  }
}

function countRefused(history: RequestHistory): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { answer } of history.all().filter(({ outcome }) => outcome === 'refused')) {
    counts.set(String(answer), (counts.get(String(answer)) ?? 0) + 1);
  }
  return counts;
}

/** The median of a sorted list. */
export function sortedMedian(sorted: readonly number[]): number {
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

if (process.argv[1]?.endsWith('kills.ts') === true) {
  const { values } = parseArgs({
    options: { kills: { type: 'string' }, seed: { type: 'string' } },
  });
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  const figures = await killEvening({
    kills: Number(values.kills ?? '40'),
    seed: Number(values.seed ?? '1'),
    say,
  });
  say(`seed ${figures.seed}: ${figures.kills} kills, ${figures.acknowledged} acknowledged,`);
  for (const [code, times] of figures.refused) say(`${times} refused as ${code}`);
  say(`${figures.unknownResolved} outcomes unknown at first and resolved by the same id,`);
  const p95 = figures.recoveryMs[Math.floor(figures.recoveryMs.length * 0.95)] ?? 0;
  say(`serving again after ${Math.round(sortedMedian(figures.recoveryMs))} ms (median), `);
  say(`${Math.round(p95)} ms (95th percentile); a start took ${Math.round(figures.startMs)} ms`);
  for (const breach of figures.breaches) say(`BROKEN ${breach.invariant}: ${breach.detail}`);
  say(figures.breaches.length === 0 ? 'every invariant holds' : 'invariants are broken');
  process.exitCode = figures.breaches.length === 0 ? 0 : 1;
}
