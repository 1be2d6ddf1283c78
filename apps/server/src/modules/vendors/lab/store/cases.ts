// Cases of runs: a row is written when its case begins and when it ends, and of a remote run at
// each step.
import { nameParameters, valuesOf, type MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../../platform/sql.ts';

export interface CaseRow {
  number: number;
  case_id: string;
  attempts: number;
  verdict: 'PASS' | 'FAIL' | 'SKIP' | 'BROKEN' | null;
  skip_reason: string | null;
  began_at: Date | null;
  ended_at: Date | null;
  failed_checks: number;
}

// The number of checks that failed is counted in the stored list.
const LIST_CASES = `
  select number, case_id, attempts, verdict, skip_reason, began_at, ended_at,
    coalesce(
      jsonb_array_length(jsonb_path_query_array(checks, '$[*] ? (@.ok == false)')), 0
    ) as failed_checks
  from vendors.lab_case where merchant_id = $1 and run_id = $2 order by number`;

export async function listCases(sql: Sql, merchant: MerchantId, run: string): Promise<CaseRow[]> {
  return (await sql.query<CaseRow>(LIST_CASES, [merchant, run])).rows;
}

export interface CaseDetailRow {
  number: number;
  /** JSON, as `readDetails` reads it. */
  exchanges: unknown;
  checks: unknown;
}

const LIST_DETAILS = `
  select number, exchanges, checks from vendors.lab_case
  where merchant_id = $1 and run_id = $2 order by number`;

/** What was asked and compared in each case of a run. */
export async function listDetails(
  sql: Sql,
  merchant: MerchantId,
  run: string,
): Promise<CaseDetailRow[]> {
  return (await sql.query<CaseDetailRow>(LIST_DETAILS, [merchant, run])).rows;
}

const FIND_DETAILS = `
  select number, exchanges, checks from vendors.lab_case
  where merchant_id = $1 and run_id = $2 and number = $3`;

/** What was asked and compared in one case. */
export async function findDetails(
  sql: Sql,
  merchant: MerchantId,
  of: { readonly run: string; readonly number: number },
): Promise<CaseDetailRow | undefined> {
  return (await sql.query<CaseDetailRow>(FIND_DETAILS, [merchant, of.run, of.number])).rows[0];
}

const NEXT = `
  select number, case_id, attempts, results, began_at from vendors.lab_case
  where merchant_id = $1 and run_id = $2 and verdict is null order by number limit 1`;

export interface NextCaseRow {
  number: number;
  case_id: string;
  attempts: number;
  results: unknown;
  began_at: Date | null;
}

/** The first case without a verdict. */
export async function findNextCase(
  sql: Sql,
  merchant: MerchantId,
  run: string,
): Promise<NextCaseRow | undefined> {
  return (await sql.query<NextCaseRow>(NEXT, [merchant, run])).rows[0];
}

const BEGIN = `
  update vendors.lab_case
  set attempts = attempts + 1, began_at = to_timestamp($4 / 1000.0), results = '[]'
  where merchant_id = $1 and run_id = $2 and number = $3`;

export async function beginCaseRow(
  sql: Sql,
  merchant: MerchantId,
  of: { readonly run: string; readonly number: number; readonly now: number },
): Promise<void> {
  await sql.query(BEGIN, [merchant, of.run, of.number, of.now]);
}

const SAVE_RESULTS = `
  update vendors.lab_case set results = $4::jsonb
  where merchant_id = $1 and run_id = $2 and number = $3 and verdict is null`;

export async function saveResults(
  sql: Sql,
  merchant: MerchantId,
  of: { readonly run: string; readonly number: number; readonly results: unknown },
): Promise<void> {
  await sql.query(SAVE_RESULTS, [merchant, of.run, of.number, JSON.stringify(of.results)]);
}

const END_CASE = nameParameters(`
  update vendors.lab_case set verdict = $verdict, skip_reason = $skipReason,
    exchanges = $exchanges::jsonb, checks = $checks::jsonb, results = '[]',
    ended_at = to_timestamp($now / 1000.0)
  where merchant_id = $merchant and run_id = $run and number = $number and verdict is null`);

const COUNT = nameParameters(`
  update vendors.lab_run
  set passed = passed + ($verdict = 'PASS')::integer,
    failed = failed + ($verdict in ('FAIL', 'BROKEN'))::integer,
    skipped = skipped + ($verdict = 'SKIP')::integer
  where merchant_id = $merchant and run_id = $run`);

export interface EndedCase {
  readonly run: string;
  readonly number: number;
  readonly verdict: 'PASS' | 'FAIL' | 'SKIP' | 'BROKEN';
  readonly skipReason: string | null;
  readonly exchanges: unknown;
  readonly checks: unknown;
  readonly now: number;
}

/** Writes a verdict and counts it, in the caller's transaction; a second one is not counted. */
export async function endCase(sql: Sql, merchant: MerchantId, ended: EndedCase): Promise<void> {
  const { exchanges, checks, ...rest } = ended;
  const texts = { exchanges: JSON.stringify(exchanges), checks: JSON.stringify(checks) };
  const values = valuesOf(END_CASE, { merchant, ...rest, ...texts });
  const { rowCount } = await sql.query(END_CASE.text, values);
  if (rowCount !== 1) return;
  const { run, verdict } = ended;
  await sql.query(COUNT.text, valuesOf(COUNT, { merchant, run, verdict }));
}
