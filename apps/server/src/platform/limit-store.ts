// The store in which the server's copies count calls together.
import { nameParameters, valuesOf } from '@fairhouse/values';
import type { Sql } from './sql.ts';

/** A request to count several calls of one key. */
export interface LimitRequest {
  readonly key: string;
  readonly wanted: number;
  /** What this copy let pass on its own in the window before it reported. */
  readonly own: number;
  readonly most: number;
  readonly seconds: number;
  /** What each copy may let pass without reporting. */
  readonly free: number;
}

export interface LimitGrant {
  readonly granted: number;
  /** The refused calls may be granted once every copy has reported. */
  readonly waits: boolean;
  readonly leftMs: number;
}

export interface LimitStore {
  /** Answers in the order of the requests, which are sorted by key and have each key once. */
  take(requests: readonly LimitRequest[]): Promise<readonly LimitGrant[]>;
}

// Locks the rows of the keys in their order, until the end of the statement.
const TAKE = nameParameters(`
  -- every merchant: a limit counts callers of the installation
  select granted, waits, left_ms
  from ground.take_uses($copy, $keys, $wanted, $own, $most, $seconds, $free)`);

const FORGET = `
  -- every merchant: windows that have ended
  delete from ground.limit_use where ends_at < pg_catalog.clock_timestamp()`;

const FORGET_COPIES = `
  -- every merchant: copies that were last heard of a day ago
  delete from ground.lease
  where name like 'copy:%' and ends_at < pg_catalog.clock_timestamp() - interval '1 day'`;

// Copies that may have counted on their own within the last hour; no window is longer than that.
const OTHERS = `
  -- every merchant: copies of the server
  select count(*)::integer as others,
    (extract(epoch from pg_catalog.clock_timestamp()) * 1000)::bigint as now
  from ground.lease
  where name like 'copy:%' and ends_at > pg_catalog.clock_timestamp() - interval '1 hour'`;

/** The database's store, for the copy of that name. */
export function databaseLimits(sql: Sql, copy: string): LimitStore {
  return {
    take: async (requests) => {
      const { rows } = await sql.query<{ granted: number; waits: boolean; left_ms: number }>(
        TAKE.text,
        valuesOf(TAKE, {
          copy,
          keys: requests.map(({ key }) => key),
          wanted: requests.map(({ wanted }) => wanted),
          own: requests.map(({ own }) => own),
          most: requests.map(({ most }) => most),
          seconds: requests.map(({ seconds }) => seconds),
          free: requests.map(({ free }) => free),
        }),
      );
      return rows.map(({ granted, waits, left_ms: leftMs }) => ({ granted, waits, leftMs }));
    },
  };
}

/** How many copies run or ran within the last hour, and the database's time in ms. */
export async function countCopies(sql: Sql): Promise<{ others: number; now: bigint }> {
  const { rows } = await sql.query<{ others: number; now: bigint }>(OTHERS);
  return rows[0] ?? { others: 0, now: 0n };
}

export async function deleteOldLimits(sql: Sql): Promise<void> {
  await sql.query(FORGET);
  await sql.query(FORGET_COPIES);
}
