// What PostgreSQL plans by, multiplied by ten: the length of files, counts, and statistics.
import { assert } from '@fairhouse/values';
import { chownSync, closeSync, ftruncateSync, openSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';

/** Tables of fewer rows hold settings, which do not grow with members and bets. */
const GROWING_ROWS = 1000;

const PAGE_BYTES = 8192;
const PAGES_OF_FILE = 131_072;

/** Tables that grow, with their indexes; what is stored out of line no plan asks for. */
const GROWING = `
  create temporary table growing as
  with tables as (
    select c.oid from pg_class c join pg_namespace s on s.oid = c.relnamespace
    where c.relkind = 'r' and c.reltuples > ${GROWING_ROWS}
      and s.nspname not in ('pg_catalog', 'information_schema', 'bench'))
  select oid, oid as of_table from tables
  union all
  select i.indexrelid, i.indrelid from pg_index i join tables t on t.oid = i.indrelid`;

const FILES = `
  select pg_relation_filepath(oid) as path, pg_relation_size(oid) / ${PAGE_BYTES} as pages
  from growing`;

const COUNTS = `
  update pg_class c
  set reltuples = reltuples * 10, relpages = relpages * 10, relallvisible = relallvisible * 10
  from growing g where g.oid = c.oid`;

/**
 * A column of many values, such as a member, has ten times as many, each in as many rows as before:
 * a tenth of the part. A negative count is a part of the rows, and grows with them.
 */
const STATISTICS = `
  update pg_statistic s
  set stadistinct = case when stadistinct > 0 then stadistinct * 10 else stadistinct end,
    stanumbers1 = case when stakind1 = 1
      then (select array_agg(part / 10) from unnest(stanumbers1) part) else stanumbers1 end
  from growing g
  where g.oid = s.starelid and (s.stadistinct > ${GROWING_ROWS} or s.stadistinct < 0)`;

/**
 * Makes a database look ten times as large to the planner: files are extended without taking space,
 * rows and what statistics say follow. It is for plans alone, and for a database that is dropped
 * afterwards; autovacuum, which would read the files, has to be off.
 */
export async function growTenfold(client: pg.Client): Promise<void> {
  await client.query(GROWING);
  const folder = await client.query<{ data_directory: string }>('show data_directory');
  const home = folder.rows[0]?.data_directory;
  assert(home !== undefined, 'a server of this machine');
  const { rows } = await client.query<{ path: string; pages: string }>(FILES);
  for (const { path, pages } of rows) extendFile(join(home, path), Number(pages) * 10);
  await client.query(COUNTS);
  await client.query(STATISTICS);
}

/** PostgreSQL splits a relation into files of a gibibyte: the second is called `PATH.1`. */
function extendFile(path: string, pages: number): void {
  const { uid, gid } = statSync(path);
  for (let file = 0; file * PAGES_OF_FILE < pages; file += 1) {
    const name = file === 0 ? path : `${path}.${file}`;
    const handle = openSync(name, 'a', 0o600);
    ftruncateSync(handle, Math.min(pages - file * PAGES_OF_FILE, PAGES_OF_FILE) * PAGE_BYTES);
    closeSync(handle);
    if (process.getuid?.() === 0) chownSync(name, uid, gid);
  }
}
