// Where the copies of the server count calls together.
import type { Sql } from './sql.ts';

/** So many calls of a key, asked for at once. */
export interface UsesWanted {
  readonly key: string;
  readonly wanted: number;
  /** What this copy let pass by itself in the window before it told. */
  readonly own: number;
  readonly most: number;
  readonly seconds: number;
  /** What each copy may let pass without telling. */
  readonly free: number;
}

export interface UsesGranted {
  readonly granted: number;
  /** What was refused may be granted once every copy has told. */
  readonly waits: boolean;
  readonly leftMs: number;
}

export interface LimitStore {
  /** Answers in the order of what was asked, which is sorted by key and names each once. */
  take(asked: readonly UsesWanted[]): Promise<readonly UsesGranted[]>;
}

// Locks the rows of the keys in their order, until the statement's own end.
const TAKE = `
  -- every merchant: a limit counts callers of the installation
  select granted, waits, left_ms from ground.take_uses($1, $2, $3, $4, $5, $6, $7)`;

const FORGET = `
  -- every merchant: windows that have ended
  delete from ground.limit_use where ends_at < pg_catalog.clock_timestamp()`;

const FORGET_COPIES = `
  -- every merchant: copies that were last heard of a day ago
  delete from ground.lease
  where name like 'copy:%' and ends_at < pg_catalog.clock_timestamp() - interval '1 day'`;

// Copies that may have counted by themselves within the last hour, which no window outlasts.
const OTHERS = `
  -- every merchant: copies of the server
  select count(*)::integer as others,
    (extract(epoch from pg_catalog.clock_timestamp()) * 1000)::bigint as now
  from ground.lease
  where name like 'copy:%' and ends_at > pg_catalog.clock_timestamp() - interval '1 hour'`;

/** The database's, as the copy of that name. */
export function databaseLimits(sql: Sql, copy: string): LimitStore {
  return {
    take: async (asked) => {
      const { rows } = await sql.query<{ granted: number; waits: boolean; left_ms: number }>(TAKE, [
        copy,
        asked.map(({ key }) => key),
        asked.map(({ wanted }) => wanted),
        asked.map(({ own }) => own),
        asked.map(({ most }) => most),
        asked.map(({ seconds }) => seconds),
        asked.map(({ free }) => free),
      ]);
      return rows.map(({ granted, waits, left_ms: leftMs }) => ({ granted, waits, leftMs }));
    },
  };
}

/** How many copies there are or were within the last hour, and the database's time in ms. */
export async function countCopies(sql: Sql): Promise<{ others: number; now: bigint }> {
  const { rows } = await sql.query<{ others: number; now: bigint }>(OTHERS);
  return rows[0] ?? { others: 0, now: 0n };
}

export async function forgetLimits(sql: Sql): Promise<void> {
  await sql.query(FORGET);
  await sql.query(FORGET_COPIES);
}
