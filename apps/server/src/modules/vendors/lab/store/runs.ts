// Runs of the lab.
import { nameParameters, valuesOf, type Instant, type MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../../platform/sql.ts';
import { defineList, type Page, type PageRequest } from '../../../../platform/statements/index.ts';

export interface RunRow {
  run_id: string;
  vendor: string;
  side: 'WALLET' | 'VENDOR';
  runner: 'SERVER' | 'REMOTE';
  started_by: string;
  state: 'RUNNING' | 'DONE' | 'STOPPED' | 'BROKEN';
  started_at: Date;
  ended_at: Date | null;
  cases: number;
  passed: number;
  failed: number;
  skipped: number;
}

const RUNS = defineList({
  name: 'vendorLabRuns',
  columns: `
    r.run_id, r.vendor, r.side, r.runner, r.started_by, r.state, r.started_at, r.ended_at, r.cases,
    r.passed, r.failed, r.skipped`,
  from: 'vendors.lab_run r',
  where: 'r.merchant_id = $merchant and r.vendor = $vendor',
  conditions: {},
  order: [
    { column: 'r.started_at', key: 'time' },
    { column: 'r.run_id', key: 'id' },
  ],
});

export function listRuns(
  sql: Sql,
  merchant: MerchantId,
  vendor: string,
  page: PageRequest,
): Promise<Page<RunRow>> {
  return RUNS.readPage<RunRow>(sql, { values: { merchant, vendor }, conditions: {}, page });
}

const FIND = `
  select run_id, vendor, side, runner, started_by, state, started_at, ended_at, cases, passed,
    failed, skipped
  from vendors.lab_run where merchant_id = $1 and run_id = $2`;

export async function findRun(
  sql: Sql,
  merchant: MerchantId,
  run: string,
): Promise<RunRow | undefined> {
  return (await sql.query<RunRow>(FIND, [merchant, run])).rows[0];
}

const FIND_BEFORE = `
  select p.run_id
  from vendors.lab_run r
  join vendors.lab_run p on p.merchant_id = r.merchant_id and p.vendor = r.vendor
    and p.side = r.side and p.started_at < r.started_at
  where r.merchant_id = $1 and r.run_id = $2 and p.state <> 'RUNNING'
  order by p.started_at desc limit 1`;

/** The run of the same side before this one. */
export async function findRunBefore(
  sql: Sql,
  merchant: MerchantId,
  run: string,
): Promise<string | undefined> {
  return (await sql.query<{ run_id: string }>(FIND_BEFORE, [merchant, run])).rows[0]?.run_id;
}

const INSERT_RUN = nameParameters(`
  insert into vendors.lab_run
    (merchant_id, run_id, vendor, side, runner, started_by, state, started_at, last_at, cases)
  values ($merchant, $id, $vendor, $side, $runner, $by, 'RUNNING', to_timestamp($now / 1000.0),
    to_timestamp($now / 1000.0), $count)
  on conflict (merchant_id, vendor) where state = 'RUNNING' do nothing`);

const INSERT_CASES = `
  insert into vendors.lab_case (merchant_id, run_id, number, case_id)
  select $1, $2, c.number, c.case_id
  from unnest($3::text[]) with ordinality as c (case_id, number)`;

export interface NewRun {
  readonly merchant: MerchantId;
  readonly id: string;
  readonly vendor: string;
  readonly side: 'WALLET' | 'VENDOR';
  readonly runner: 'SERVER' | 'REMOTE';
  readonly by: string;
  readonly now: Instant;
  readonly cases: readonly string[];
}

/** Writes a run and its cases; false where another run of the vendor has not ended. */
export async function insertRun(sql: Sql, { cases, ...run }: NewRun): Promise<boolean> {
  const values = valuesOf(INSERT_RUN, { ...run, count: cases.length });
  if ((await sql.query(INSERT_RUN.text, values)).rowCount !== 1) return false;
  await sql.query(INSERT_CASES, [run.merchant, run.id, cases]);
  return true;
}

export interface WaitingRun {
  merchant_id: MerchantId;
  run_id: string;
}

const COUNT_SINCE = `
  select count(*) as runs from vendors.lab_run
  where merchant_id = $1 and vendor = $2 and started_at >= to_timestamp($3 / 1000.0)`;

/** How many runs of a vendor began since. */
export async function countRunsSince(
  sql: Sql,
  merchant: MerchantId,
  vendor: string,
  since: number,
): Promise<number> {
  const { rows } = await sql.query<{ runs: bigint }>(COUNT_SINCE, [merchant, vendor, since]);
  return Number(rows[0]?.runs ?? 0n);
}

const FIND_REMOTE = `
  select run_id from vendors.lab_run
  where merchant_id = $1 and vendor = $2 and state = 'RUNNING' and runner = 'REMOTE'`;

/** The remote run of a vendor that is under way. */
export async function findRemoteRun(
  sql: Sql,
  merchant: MerchantId,
  vendor: string,
): Promise<string | undefined> {
  const { rows } = await sql.query<{ run_id: string }>(FIND_REMOTE, [merchant, vendor]);
  return rows[0]?.run_id;
}

const LIST_RUNNING = `
  -- every merchant: few runs are under way, and an index has them alone.
  select merchant_id, run_id from vendors.lab_run
  where state = 'RUNNING' and runner = 'SERVER' order by merchant_id, run_id`;

export async function listRunning(sql: Sql): Promise<WaitingRun[]> {
  return (await sql.query<WaitingRun>(LIST_RUNNING)).rows;
}

const BREAK_SILENT = `
  -- every merchant: as above.
  update vendors.lab_run set state = 'BROKEN', ended_at = to_timestamp($1 / 1000.0)
  where state = 'RUNNING' and runner = 'REMOTE' and last_at < to_timestamp($2 / 1000.0)`;

/** Ends the remote runs that nobody goes on with. */
export async function breakSilentRuns(sql: Sql, now: number, silentSince: number): Promise<void> {
  await sql.query(BREAK_SILENT, [now, silentSince]);
}

const TOUCH = `
  update vendors.lab_run set last_at = to_timestamp($3 / 1000.0)
  where merchant_id = $1 and run_id = $2 and state = 'RUNNING'`;

/** False where the run has ended. */
export async function touchRun(
  sql: Sql,
  merchant: MerchantId,
  run: string,
  now: number,
): Promise<boolean> {
  return (await sql.query(TOUCH, [merchant, run, now])).rowCount === 1;
}

const END = `
  update vendors.lab_run set state = $3, ended_at = to_timestamp($4 / 1000.0)
  where merchant_id = $1 and run_id = $2 and state = 'RUNNING'`;

/** False where it had ended. */
export async function endRun(
  sql: Sql,
  merchant: MerchantId,
  run: string,
  { state, now }: { readonly state: 'DONE' | 'STOPPED'; readonly now: number },
): Promise<boolean> {
  return (await sql.query(END, [merchant, run, state, now])).rowCount === 1;
}
