// SQL for the fingerprints of the keys that the database was written with.
import type { SealedColumn } from './reseal.ts';
import type { Sql } from '../sql.ts';

const SAMPLES = 5;

// All fingerprints; takes no lock.
const LIST = `
  -- every merchant: the keys are the installation's
  select name, fingerprint from ground.key_fingerprint order by name`;

// Of two copies that start at once one inserts; both then read what it inserted.
const KEEP = `
  -- every merchant: the keys are the installation's
  insert into ground.key_fingerprint (name, fingerprint, at)
  select name, fingerprint, house_now() from unnest($1::text[], $2::bytea[]) as k(name, fingerprint)
  on conflict do nothing`;

// The caller inserts the present fingerprints next; a copy that starts in between writes the same
// ones or is refused.
const FORGET = `
  -- every merchant: the keys are the installation's
  delete from ground.key_fingerprint`;

export async function readFingerprints(sql: Sql): Promise<Map<string, Buffer>> {
  const { rows } = await sql.query<{ name: string; fingerprint: Buffer }>(LIST);
  return new Map(rows.map(({ name, fingerprint }) => [name, fingerprint]));
}

export async function saveFingerprints(sql: Sql, own: ReadonlyMap<string, Buffer>): Promise<void> {
  await sql.query(KEEP, [[...own.keys()], [...own.values()]]);
}

export async function deleteFingerprints(sql: Sql): Promise<void> {
  await sql.query(FORGET);
}

/** A few of the newest sealed rows of a column. */
export async function sampleSealed(
  sql: Sql,
  { table, column, key, also = [], where }: SealedColumn,
): Promise<Record<string, unknown>[]> {
  // By the primary key, without locks.
  const sample = `
    -- every merchant: the keys are the installation's
    select ${[...key, ...also, column].join(', ')} from ${table}
    where ${column} is not null ${where === undefined ? '' : `and ${where}`}
    order by ${key.map((name) => `${name} desc`).join(', ')} limit ${SAMPLES}`;
  return (await sql.query<Record<string, unknown>>(sample)).rows;
}
