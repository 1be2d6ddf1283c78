// Re-encrypts sealed columns under the newest key, row by row, while the server runs: a row that
// changes meanwhile is left to the code that wrote it.
import { assert } from '@fairhouse/values';
import type { Keys } from './keys.ts';
import type { Sql } from '../sql.ts';

type Row = Readonly<Record<string, unknown>>;

/** A column of sealed values. */
export interface SealedColumn {
  readonly table: string;
  readonly column: string;
  readonly key: readonly string[];
  /** The columns that `context` needs beside the key. */
  readonly also?: readonly string[];
  /** A condition that selects the sealed rows, where not all are. */
  readonly where?: string;
  /** The context that the row's value is bound to. */
  readonly context: (row: Row) => string;
}

export interface ResealResult {
  readonly resealed: number;
  /** Rows that are already under the newest key. */
  readonly current: number;
  /** Rows that no known key opens. */
  readonly lost: number;
}

const PAGE = 100;

export async function resealColumn(
  sql: Sql,
  keys: Pick<Keys, 'reseal'>,
  column: SealedColumn,
): Promise<ResealResult> {
  const done = { resealed: 0, current: 0, lost: 0 };
  let last: Row | undefined;
  do {
    const rows = await readPage(sql, column, last);
    for (const row of rows) done[await resealRow(sql, keys, column, row)] += 1;
    last = rows.length === PAGE ? rows.at(-1) : undefined;
  } while (last !== undefined);
  return done;
}

async function readPage(sql: Sql, column: SealedColumn, last: Row | undefined): Promise<Row[]> {
  const key = column.key.join(', ');
  const places = column.key.map((_, index) => `$${index + 1}`).join(', ');
  const conditions = [
    `${column.column} is not null`,
    ...(column.where === undefined ? [] : [column.where]),
    ...(last === undefined ? [] : [`(${key}) > (${places})`]),
  ];
  // By the primary key, without locks.
  const page = `
    select ${[...column.key, ...(column.also ?? []), column.column].join(', ')} from ${column.table}
    where ${conditions.join(' and ')} order by ${key} limit ${PAGE}`;
  const values = last === undefined ? [] : column.key.map((name) => last[name]);
  return (await sql.query<Record<string, unknown>>(page, values)).rows;
}

async function resealRow(
  sql: Sql,
  keys: Pick<Keys, 'reseal'>,
  column: SealedColumn,
  row: Row,
): Promise<keyof ResealResult> {
  const sealed = row[column.column];
  assert(sealed instanceof Buffer, 'a sealed value is a Buffer');
  let next: Uint8Array | undefined;
  try {
    next = keys.reseal(sealed, column.context(row));
  } catch {
    return 'lost';
  }
  if (next === undefined) return 'current';
  const places = column.key.map((name, index) => `${name} = $${index + 3}`);
  // Only while the row is unchanged: a concurrent writer has sealed it with the newest key.
  const write = `
    update ${column.table} set ${column.column} = $1
    where ${column.column} = $2 and ${places.join(' and ')}`;
  await sql.query(write, [Buffer.from(next), sealed, ...column.key.map((name) => row[name])]);
  return 'resealed';
}
