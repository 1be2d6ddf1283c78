// Leases let one process at a time do a job. They are rows that expire some seconds after their
// last renewal, so that a frozen or vanished process does not block the others.
import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type pg from 'pg';
import { fencedTransaction, type Fence } from './fence.ts';

export interface LeasePace {
  /** How long a lease lasts after it was taken or renewed, by the database's own clock. */
  readonly leaseMs: number;
  readonly renewMs: number;
  /** The interval at which a process without the lease tries to take it. */
  readonly lookMs: number;
}

/** Three renewals may fail before a lease expires. */
const PACE: LeasePace = { leaseMs: 6000, renewMs: 1500, lookMs: 1000 };

// Inserts the row of a lease at its first use by any process. Waits only briefly: a concurrent
// insert of the same name commits at once.
const INTRODUCE = `
  insert into ground.lease (name, holder, fence, ends_at)
  select name, '', 0, '-infinity' from unnest($1::text[]) name on conflict do nothing`;

// Takes leases that are free or have expired. A row that is locked by a fence check or by another
// take is skipped. The clock is the machine's, which tests do not turn and which advances within a
// statement.
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

// Renews all leases of a process in one statement, in the order of their names. A lease that
// expired and was not taken continues; one that another process holds is not returned.
const RENEW = `
  with own as materialized (
    select name from ground.lease where name = any ($1) and holder = $2 order by name for update
  )
  update ground.lease l
  set ends_at = pg_catalog.clock_timestamp() + $3 * interval '1 millisecond'
  from own where l.name = own.name
  returning l.name, l.fence`;

// Without its holder, because a renewal that was sent before may be executed after.
const RELEASE = `
  with own as materialized (
    select name from ground.lease where name = any ($1) and holder = $2 order by name for update
  )
  update ground.lease l set holder = '', ends_at = '-infinity' from own where l.name = own.name`;

export interface Leases {
  /**
   * Runs `work` under the lease of that name and releases it; false when another process holds it,
   * or this process is already running under it.
   */
  run(name: string, work: () => Promise<void>): Promise<boolean>;
  /**
   * The same for recurring work: the lease is kept until `close`, and a process that does not hold
   * it tries once a second for all the leases that it waits for.
   */
  runAndKeep(name: string, work: () => Promise<void>): Promise<boolean>;
  /** Releases a lease that `runAndKeep` keeps, unless work is running under it. */
  release(name: string): Promise<void>;
  /** Whether this process holds the lease now. */
  holds(name: string): boolean;
  /**
   * A transaction of the work that runs under the lease of that name: it commits only if no other
   * process has taken the lease since. Outside such work it is an ordinary transaction.
   */
  transaction<Value>(name: string, work: Work<Value>): Promise<Value>;
  /** Releases all leases, so that another process can continue at once. */
  close(): Promise<void>;
}

type Work<Value> = (sql: pg.PoolClient) => Promise<{ commit: boolean; value: Value }>;

interface Held {
  readonly fence: bigint;
  /**
   * By this process's monotonic clock, from before the request: never later than the database's.
   */
  readonly endsAt: number;
}

export interface LeasePools {
  /** Leases are taken and renewed on this pool, so that many calls at once cannot delay them. */
  readonly secondaryPool: pg.Pool;
  /** The pool of the work's transactions. */
  readonly pool: pg.Pool;
}

/** Opens the leases of one process; all processes that share them use one pace. */
export function openLeases(
  { secondaryPool, pool }: LeasePools,
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
    if (strange.length > 0) await secondaryPool.query(INTRODUCE, [strange]);
    for (const name of strange) introduced.add(name);
    const endsAt = performance.now() + leaseMs;
    const { rows } = await secondaryPool.query<LeaseRow>(TAKE, [names, holder, leaseMs]);
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
    const { rows } = await secondaryPool.query<LeaseRow>(RENEW, [
      [...before.keys()],
      holder,
      leaseMs,
    ]);
    for (const [name, known] of before) {
      // Released or taken again in the meantime: this result is out of date.
      if (held.get(name) !== known) continue;
      const renewed = rows.find((row) => row.name === name);
      // A higher number is still this process's: it took the lease and never received the answer.
      // If ignored, the lease would be renewed for ever and no process could take it.
      if (renewed !== undefined) held.set(name, { fence: renewed.fence, endsAt });
      else {
        held.delete(name);
        log.warn({ lease: name }, 'another process has taken a lease over');
      }
    }
  };
  const release = async (names: readonly string[]): Promise<void> => {
    for (const name of names) held.delete(name);
    if (names.length > 0) await secondaryPool.query(RELEASE, [names, holder]);
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

  const requested = new Set<string>();
  return {
    run: async (name, work) => {
      if (requested.has(name) || held.has(name)) return false;
      requested.add(name);
      try {
        await take([name]);
        return await runHeld(name, work);
      } finally {
        requested.delete(name);
        if (held.has(name)) await release([name]).catch(() => undefined);
      }
    },
    runAndKeep: async (name, work) => {
      if (running.has(name)) return false;
      if (!isHeld(name)) await look(name);
      return runHeld(name, work);
    },
    release: async (name) => {
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
