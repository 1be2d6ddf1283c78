// The locks that let one process at a time turn a job. A process holds all of its locks on one
// connection: one for each job at work would leave none in the pool for what the jobs do.
import { createHash } from 'node:crypto';
import type pg from 'pg';

interface Keeper {
  readonly client: Promise<pg.PoolClient>;
  readonly held: Set<string>;
  /** Hears that the connection is gone, and its locks with it. */
  readonly broke: (error: Error) => void;
  broken: Error | undefined;
  /** Statements go one after another: this is when the last one asked for has ended. */
  idle: Promise<unknown>;
}

const keepers = new WeakMap<pg.Pool, Keeper>();

/** Runs `work` under the lock of that name; passes it over when anybody else is at it. */
export async function underJobLock(
  pool: pg.Pool,
  name: string,
  work: () => Promise<void>,
): Promise<void> {
  const keeper = keepers.get(pool) ?? openKeeper(pool);
  // PostgreSQL would give the same connection its lock a second time.
  if (keeper.held.has(name)) return;
  keeper.held.add(name);
  try {
    if (!(await ask(keeper, 'select pg_try_advisory_lock(4711, $1) as yes', name))) return;
    try {
      await work();
    } finally {
      await ask(keeper, 'select pg_advisory_unlock(4711, $1) as yes', name).catch(keeper.broke);
    }
  } finally {
    keeper.held.delete(name);
    if (keeper.held.size === 0) await closeKeeper(pool, keeper);
  }
}

function openKeeper(pool: pg.Pool): Keeper {
  const broke = (error: Error): void => {
    keeper.broken = error;
    if (keepers.get(pool) === keeper) keepers.delete(pool);
  };
  const client = pool.connect();
  const keeper: Keeper = { client, held: new Set(), broke, broken: undefined, idle: client };
  keepers.set(pool, keeper);
  client.then((opened) => opened.on('error', broke), broke);
  return keeper;
}

async function closeKeeper(pool: pg.Pool, keeper: Keeper): Promise<void> {
  if (keepers.get(pool) === keeper) keepers.delete(pool);
  const client = await keeper.client.catch(() => undefined);
  client?.removeListener('error', keeper.broke);
  client?.release(keeper.broken);
}

async function ask(keeper: Keeper, text: string, name: string): Promise<boolean> {
  const asked = keeper.idle.then(async () => {
    const client = await keeper.client;
    const { rows } = await client.query<{ yes: boolean }>(text, [keyOf(name)]);
    return rows[0]?.yes === true;
  });
  keeper.idle = asked.catch(() => undefined);
  return asked;
}

function keyOf(name: string): number {
  return createHash('sha256').update(`job:${name}`).digest().readInt32BE(0);
}
