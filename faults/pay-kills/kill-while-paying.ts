// Kills the server and PostgreSQL while the agents of an installation are paid for some days: bills
// of dividend, daily and hourly salary, slots of real-time salary, and debts. What was paid in the
// end is compared with a copy of the same database that was paid without any fault.
import { auditLedger } from '@fairhouse/ledger';
import { findViolations } from '@fairhouse/ledger/testing';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { auditBets } from '../../apps/server/src/modules/lottery/audits/index.ts';
import { openFileKeys } from '../../apps/server/src/platform/keys/file-keys.ts';
import { openChance, type Chance } from '../chance.ts';
import type { Breach } from '../check-evening.ts';
import { openRunningInstallation, type RunningInstallation } from '../running-installation.ts';
import { clickAll, openPayers } from './click-to-pay.ts';
import { ofDatabase, openDatabases, turnClock, withClient, type Databases } from './databases.ts';
import {
  checkPayments,
  compareSnapshots,
  readPaySnapshot,
  type PaySnapshot,
} from './pay-snapshot.ts';
import {
  AFTER_LAST_DAY_MS,
  creditPoor,
  payUndisturbed,
  PHASES,
  type Phase,
} from './pay-undisturbed.ts';
import { playDays, type PlayedDays } from './play-days.ts';

const PATIENCE_MS = 180_000;
const POLL_MS = 250;
/** How long the server works between two kills; on a slow machine up to the duration of a start. */
const BETWEEN_KILLS_MS = [100, 1500] as const;
/** How long every row of a payment waits, so that kills find transactions half written. */
const ROW_MS = 6;
/**
 * Most kills wait until a row of a payment is written, and up to so long more. A server that takes
 * the place of a killed one waits for its leases first, so that kills at any time would rather find
 * it before it has begun.
 */
const AFTER_WRITE_MS = 60;
const WRITE_PATIENCE_MS = 20_000;
const WRITE_POLL_MS = 3;

interface PayKillOptions {
  readonly kills: number;
  readonly seed: number;
  readonly say: (line: string) => void;
}

interface PayKillFigures {
  readonly seed: number;
  readonly days: number;
  readonly bets: number;
  readonly kills: { readonly server: number; readonly postgres: number };
  /** The number of kills while a row of a payment was written. */
  readonly duringWrites: number;
  /** The number of kills after which something was left to pay. */
  readonly duringRuns: number;
  /** The number of lines of each part of the comparison. */
  readonly compared: ReadonlyMap<string, number>;
  readonly paid: readonly { readonly code: string; readonly times: number; readonly sum: string }[];
  readonly owed: { readonly debts: number; readonly outstanding: string };
  readonly breaches: readonly Breach[];
}

/** Runs the scenario once; returns figures and breaches. */
export async function killWhilePaying(options: PayKillOptions): Promise<PayKillFigures> {
  const { kills, seed, say } = options;
  const chance = openChance(seed);
  const days = 1 + Math.ceil(kills / 10);
  const databases = await openDatabases();
  const played = await playDays(databases, { days, realtimeHours: 10 + kills, chance });
  say(`${days} days: ${played.bets} bets on ${played.draws} draws`);
  const expected = await payUndisturbed(databases, played);
  say('the copy was paid without faults');
  await databases.stop();
  return payWithKills({ ...options, databases, played, expected, chance, days });
}

interface KillCount {
  server: number;
  postgres: number;
  duringWrites: number;
  duringRuns: number;
}

interface KilledRun extends PayKillOptions {
  readonly databases: Databases;
  readonly played: PlayedDays;
  readonly expected: ReadonlyMap<string, PaySnapshot>;
  readonly chance: Chance;
  readonly days: number;
}

async function payWithKills(run: KilledRun): Promise<PayKillFigures> {
  const { databases, played, seed, days } = run;
  const database = new URL(databases.url).pathname;
  const app = await openRunningInstallation({
    dataDir: databases.dataDir,
    only: ['server'],
    beforeStart: async (url) => {
      await turnClock(ofDatabase(url, database), played.endsAt + AFTER_LAST_DAY_MS);
      await slowDown(ofDatabase(url, database));
    },
  });
  const count: KillCount = { server: 0, postgres: 0, duringWrites: 0, duringRuns: 0 };
  try {
    for (const phase of PHASES) await playPhase(run, app, phase, count);
    // Whatever a restart would pay once more is paid now.
    await app.killServer();
    await wait(3000);
    return await withClient(app.databaseUrl, async (db) => ({
      seed,
      days,
      bets: played.bets,
      kills: { server: count.server, postgres: count.postgres },
      duringWrites: count.duringWrites,
      duringRuns: count.duringRuns,
      ...(await readFigures(db)),
      ...(await checkRun(run, db)),
    }));
  } finally {
    await app.close();
  }
}

// Each row that is written for a payment takes a moment, as on a slow machine.
const SLOW_DOWN = `
  create function public.wait_a_moment() returns trigger language plpgsql as $$
  begin perform pg_sleep(${ROW_MS / 1000}); return new; end $$;
  create trigger slow before insert or update on contracts.bill
    for each row execute function public.wait_a_moment();
  create trigger slow before insert on contracts.payment
    for each row execute function public.wait_a_moment();
  create trigger slow before insert or update on contracts.realtime_slot
    for each row execute function public.wait_a_moment();
  create trigger slow before insert or update on contracts.debt
    for each row execute function public.wait_a_moment();`;

const slowDown = (superuserUrl: string) =>
  withClient(superuserUrl, async (db) => {
    await db.query(SLOW_DOWN);
  });

/** Waits until a row of a payment is written; false where none is for a while. */
const untilWrite = (superuserUrl: string): Promise<boolean> =>
  withClient(superuserUrl, async (db) => {
    const endsAt = performance.now() + WRITE_PATIENCE_MS;
    while (performance.now() < endsAt) {
      const { rowCount } = await db.query(
        `select from pg_stat_activity where wait_event = 'PgSleep' limit 1`,
      );
      if (rowCount === 1) return true;
      await wait(WRITE_POLL_MS);
    }
    return false;
  });

/** Lets no debt be paid before the work is done: the kills find the payments of all. */
const holdDebts = (superuserUrl: string, work: () => Promise<void>): Promise<void> =>
  withClient(superuserUrl, async (db) => {
    await db.query('begin; lock table contracts.debt in exclusive mode');
    await work();
    await db.query('commit');
  });

async function playPhase(
  { kills, say, chance, databases, played, expected }: KilledRun,
  app: RunningInstallation,
  { name, share }: Phase,
  count: KillCount,
): Promise<void> {
  const wanted = expected.get(name) ?? new Map();
  const differences = () =>
    withClient(app.databaseUrl, async (db) =>
      compareSnapshots(wanted, await readPaySnapshot(db, played.endsAt)),
    );
  const payers = name === 'clicks' ? await openPayers(databases, app.origin) : [];
  if (name === 'debts') {
    const own = ofDatabase(app.superuserUrl, new URL(databases.url).pathname);
    await holdDebts(own, () => creditPoor(databases));
  }
  const phase = { isOver: false };
  const clicks = clickAll(payers, () => phase.isOver);
  for (let kill = 0; kill < Math.max(1, Math.round(kills * share)); kill += 1) {
    if (chance.whole(3) === 0) {
      const [least, usual] = BETWEEN_KILLS_MS;
      const most = Math.max(usual, Math.round(app.startMs));
      await wait(least + chance.whole(most - least));
    } else if (await untilWrite(app.superuserUrl)) {
      count.duringWrites += 1;
      await wait(chance.whole(AFTER_WRITE_MS));
    }
    const victim = chance.whole(2) === 0 ? 'server' : 'postgres';
    const took = victim === 'server' ? await app.killServer() : await app.killPostgres();
    const left = (await differences()).length;
    count[victim] += 1;
    if (left > 0) count.duringRuns += 1;
    say(`${name}: ${victim} killed, back after ${Math.round(took)} ms, ${left} lines to come`);
  }
  const endsAt = performance.now() + PATIENCE_MS;
  while ((await differences()).length > 0 && performance.now() < endsAt) await wait(POLL_MS);
  phase.isOver = true;
  await clicks;
  say(`${name}: ${(await differences()).length} lines differ from the undisturbed run`);
}

async function checkRun({ databases, played, expected }: KilledRun, db: pg.Client) {
  const wanted: PaySnapshot = expected.get('debts') ?? new Map();
  const found = await readPaySnapshot(db, played.endsAt);
  const { verifyingKey: publicKey } = openFileKeys(databases.dataDir);
  const { findings } = await auditLedger(db, { publicKey });
  const breaches: Breach[] = [
    ...compareSnapshots(wanted, found),
    ...(await checkPayments(db)),
    ...(await findViolations(db)).map((each) => ({
      invariant: 'books',
      detail: String(Object.values(each)),
    })),
    ...[...findings, ...(await auditBets(db))].map(({ row, problem }) => ({
      invariant: 'audit',
      detail: `${row}: ${problem}`,
    })),
  ];
  const compared = new Map([...wanted].map(([name, lines]) => [name, lines.length]));
  return { breaches, compared };
}

async function readFigures(db: pg.Client): Promise<Pick<PayKillFigures, 'paid' | 'owed'>> {
  const paid = await db.query<{ code: string; times: number; sum: string }>(
    `select case code when 9 then 'commission' when 25 then 'dividend' when 26 then 'daily salary'
       when 27 then 'hourly salary' when 28 then 'real-time salary'
       when 29 then 'debt paid' end as code,
       count(*)::integer as times, (sum(amount) / 10000)::numeric(20, 4)::text as sum
     from ledger.movement where code in (9, 25, 26, 27, 28, 29) and refused is null
     group by movement.code order by movement.code`,
  );
  const owed = await db.query<{ debts: number; outstanding: string }>(
    `select count(*)::integer as debts,
       coalesce(sum(outstanding) / 10000, 0)::numeric(20, 4)::text as outstanding
     from contracts.debt`,
  );
  return { paid: paid.rows, owed: owed.rows[0] ?? { debts: 0, outstanding: '0' } };
}
