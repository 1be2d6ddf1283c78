// Brings what lies sealed in the database under the newest key, row by row, while the house is
// open: a row that somebody else writes meanwhile is theirs.
import { assert } from '@fairhouse/values';
import type { Keys } from './keys.ts';
import type { Sql } from './sql.ts';

type Row = Readonly<Record<string, unknown>>;

/** A column that holds what was sealed. */
export interface SealedColumn {
  readonly table: string;
  readonly column: string;
  readonly key: readonly string[];
  /** What `context` needs beside the key. */
  readonly also?: readonly string[];
  /** Which rows are sealed, where not all are. */
  readonly where?: string;
  /** What the row's value is bound to. */
  readonly context: (row: Row) => string;
}

export interface Resealed {
  readonly resealed: number;
  /** Under the newest key already. */
  readonly current: number;
  /** Opened by no key that is known. */
  readonly lost: number;
}

const PAGE = 100;

export async function resealColumn(
  sql: Sql,
  keys: Pick<Keys, 'reseal'>,
  column: SealedColumn,
): Promise<Resealed> {
  const done = { resealed: 0, current: 0, lost: 0 };
  let last: Row | undefined;
  do {
    const rows = await readPage(sql, column, last);
    for (const row of rows) done[await resealRow(sql, keys, column, row)] += 1;
    last = rows.length === PAGE ? rows.at(-1) : undefined;
  } while (last !== undefined);
  return done;
}

async function readPage(sql: Sql, of: SealedColumn, last: Row | undefined): Promise<Row[]> {
  const key = of.key.join(', ');
  const places = of.key.map((_, index) => `$${index + 1}`).join(', ');
  const conditions = [
    `${of.column} is not null`,
    ...(of.where === undefined ? [] : [of.where]),
    ...(last === undefined ? [] : [`(${key}) > (${places})`]),
  ];
  // By the primary key, without locks.
  const page = `
    select ${[...of.key, ...(of.also ?? []), of.column].join(', ')} from ${of.table}
    where ${conditions.join(' and ')} order by ${key} limit ${PAGE}`;
  const values = last === undefined ? [] : of.key.map((name) => last[name]);
  return (await sql.query<Record<string, unknown>>(page, values)).rows;
}

async function resealRow(
  sql: Sql,
  keys: Pick<Keys, 'reseal'>,
  of: SealedColumn,
  row: Row,
): Promise<keyof Resealed> {
  const sealed = row[of.column];
  assert(sealed instanceof Buffer, 'what is sealed is bytes');
  let next: Uint8Array | undefined;
  try {
    next = keys.reseal(sealed, of.context(row));
  } catch {
    return 'lost';
  }
  if (next === undefined) return 'current';
  const places = of.key.map((name, index) => `${name} = $${index + 3}`);
  // One row, and only as it was read: whoever wrote it meanwhile sealed it anew.
  const write = `
    update ${of.table} set ${of.column} = $1
    where ${of.column} = $2 and ${places.join(' and ')}`;
  await sql.query(write, [Buffer.from(next), sealed, ...of.key.map((name) => row[name])]);
  return 'resealed';
}
