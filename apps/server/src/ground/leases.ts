// Leases let one process at a time do a job. They are rows that end some seconds after their last
// renewal, so that a process that froze or vanished keeps nothing from the others.
import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type pg from 'pg';
import { fencedTransaction, type Fence } from './fence.ts';

export interface LeasePace {
  /** A lease lasts so long after it was taken or renewed, by the database's own clock. */
  readonly leaseMs: number;
  readonly renewMs: number;
  /** A process that was passed over looks again after so long. */
  readonly lookMs: number;
}

/** Three renewals may fail before a lease ends. */
const PACE: LeasePace = { leaseMs: 6000, renewMs: 1500, lookMs: 1000 };

// A name is known to the database once any process has asked for it. Waits for no lock for long:
// whoever inserts the same name commits at once.
const INTRODUCE = `
  insert into ground.lease (name, holder, fence, ends_at)
  select name, '', 0, '-infinity' from unnest($1::text[]) name on conflict do nothing`;

// Takes what is free or has ended. A row that somebody holds by a fence check or takes right now is
// passed over. The clock is the machine's, which no test turns and which moves within a statement.
const TAKE = `
  with free as materialized (
    select name from ground.lease
    where name = any ($1) and ends_at <= pg_catalog.clock_timestamp()
    order by name for update skip locked
  )
  update ground.lease l
  set holder = $2, fence = l.fence + 1,
    ends_at = pg_catalog.clock_timestamp() + $3 * interval '1 millisecond'
  from free where l.name = free.name
  returning l.name, l.fence`;

// All leases of a process in one statement, in the order of their names. One that ended and was
// taken by nobody goes on; one that somebody else has is not among the answers.
const RENEW = `
  with own as materialized (
    select name from ground.lease where name = any ($1) and holder = $2 order by name for update
  )
  update ground.lease l
  set ends_at = pg_catalog.clock_timestamp() + $3 * interval '1 millisecond'
  from own where l.name = own.name
  returning l.name, l.fence`;

const RELEASE = `
  with own as materialized (
    select name from ground.lease where name = any ($1) and holder = $2 order by name for update
  )
  update ground.lease l set ends_at = '-infinity' from own where l.name = own.name`;

export interface Leases {
  /**
   * Runs `work` under the lease of that name and gives it back; false when anybody else has it, or
   * this process is at it already.
   */
  run(name: string, work: () => Promise<void>): Promise<boolean>;
  /**
   * The same for work that comes again and again: the lease is kept until `close`, and a process
   * that does not have it looks once a second for all that it waits for.
   */
  runKept(name: string, work: () => Promise<void>): Promise<boolean>;
  /** Gives a lease back that `runKept` keeps, unless work is under way under it. */
  giveBack(name: string): Promise<void>;
  /** Whether this process has the lease now. */
  holds(name: string): boolean;
  /**
   * A transaction of the work that runs under the lease of that name: it is committed only while
   * nobody took the lease since. Outside of such work it is a transaction like any other.
   */
  transaction<Value>(name: string, work: Work<Value>): Promise<Value>;
  /** Gives everything back, so that another process goes on at once. */
  close(): Promise<void>;
}

type Work<Value> = (sql: pg.PoolClient) => Promise<{ commit: boolean; value: Value }>;

interface Held {
  readonly fence: bigint;
  /** By this process's monotonic clock, from before it asked: never later than the database's. */
  readonly endsAt: number;
}

export interface LeasePools {
  /** What leases are taken and renewed on: a crowd of calls must not keep it waiting. */
  readonly aside: pg.Pool;
  /** What the work's transactions run on. */
  readonly pool: pg.Pool;
}

/** Opens the leases of one process; all that share them keep one pace. */
export function openLeases(
  { aside, pool }: LeasePools,
  log: Logger,
  { leaseMs, renewMs, lookMs }: LeasePace = PACE,
): Leases {
  const holder = randomBytes(12).toString('hex');
  const held = new Map<string, Held>();
  const running = new Map<string, Fence>();
  const awaited = new Set<string>();
  const introduced = new Set<string>();
  let lookedAt = -Infinity;
  let looking: Promise<void> = Promise.resolve();

  const take = async (names: readonly string[]): Promise<void> => {
    const strange = names.filter((name) => !introduced.has(name));
    if (strange.length > 0) await aside.query(INTRODUCE, [strange]);
    for (const name of strange) introduced.add(name);
    const endsAt = performance.now() + leaseMs;
    const { rows } = await aside.query<LeaseRow>(TAKE, [names, holder, leaseMs]);
    for (const { name, fence } of rows) held.set(name, { fence, endsAt });
  };
  const look = async (name: string): Promise<void> => {
    awaited.add(name);
    if (performance.now() - lookedAt >= lookMs) {
      lookedAt = performance.now();
      looking = take([...awaited].filter((each) => !isHeld(each) && !running.has(each)));
    }
    await looking;
  };
  const isHeld = (name: string): boolean => (held.get(name)?.endsAt ?? 0) > performance.now();
  const renew = async (): Promise<void> => {
    if (held.size === 0) return;
    const before = new Map(held);
    const endsAt = performance.now() + leaseMs;
    const { rows } = await aside.query<LeaseRow>(RENEW, [[...before.keys()], holder, leaseMs]);
    for (const [name, known] of before) {
      // Given back or taken anew meanwhile: what was asked for is out of date.
      if (held.get(name) !== known) continue;
      const kept = rows.find((row) => row.name === name);
      // Under a higher number it is this process's all the same, which took it and never heard so:
      // left alone it would be renewed for ever, and taken by nobody.
      if (kept !== undefined) held.set(name, { fence: kept.fence, endsAt });
      else {
        held.delete(name);
        log.warn({ lease: name }, 'another process has taken a lease over');
      }
    }
  };
  const release = async (names: readonly string[]): Promise<void> => {
    for (const name of names) held.delete(name);
    if (names.length > 0) await aside.query(RELEASE, [names, holder]);
  };
  let renewing: Promise<void> | undefined;
  const renewal = setInterval(() => {
    renewing ??= renew()
      .catch((error: unknown) => log.warn({ error: String(error) }, 'leases were not renewed'))
      .finally(() => (renewing = undefined));
  }, renewMs);
  renewal.unref();

  const runHeld = async (name: string, work: () => Promise<void>): Promise<boolean> => {
    const lease = held.get(name);
    if (lease === undefined || !isHeld(name) || running.has(name)) return false;
    running.set(name, { name, number: lease.fence });
    try {
      await work();
    } finally {
      running.delete(name);
    }
    return true;
  };

  const asked = new Set<string>();
  return {
    run: async (name, work) => {
      if (asked.has(name) || held.has(name)) return false;
      asked.add(name);
      try {
        await take([name]);
        return await runHeld(name, work);
      } finally {
        asked.delete(name);
        if (held.has(name)) await release([name]).catch(() => undefined);
      }
    },
    runKept: async (name, work) => {
      if (running.has(name)) return false;
      if (!isHeld(name)) await look(name);
      return runHeld(name, work);
    },
    giveBack: async (name) => {
      awaited.delete(name);
      if (held.has(name) && !running.has(name)) await release([name]);
    },
    holds: isHeld,
    transaction: (name, work) => fencedTransaction(pool, work, running.get(name)),
    close: async () => {
      clearInterval(renewal);
      await renewing;
      await release([...held.keys()]).catch(() => undefined);
    },
  };
}

interface LeaseRow {
  name: string;
  fence: bigint;
}
