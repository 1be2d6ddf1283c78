// Common parts of the lottery's audits: one snapshot, and queries that return wrong rows.
import type { Finding, SqlClient } from '@fairhouse/ledger';
import { fillText } from '@fairhouse/values';

export interface AuditCheck {
  /** The problem of a row; `{detail}` is replaced with the row's detail. */
  readonly problem: string;
  /** Returns merchant_id, row and detail, one row for each problem. */
  readonly sql: string;
}

/**
 * Runs an audit in one snapshot that takes no lock; the connection is in no transaction and may
 * read everything.
 */
export async function runInSnapshot<Value>(
  client: SqlClient,
  work: () => Promise<Value>,
): Promise<Value> {
  await client.query('begin isolation level repeatable read read only');
  try {
    await client.query("set local work_mem = '256MB'");
    await client.query('set local statement_timeout = 0');
    return await work();
  } finally {
    await client.query('rollback');
  }
}

/** The findings of the checks, in the order of the checks. */
export async function runChecks(
  client: SqlClient,
  checks: readonly AuditCheck[],
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { problem, sql } of checks) {
    for (const row of (await client.query(sql)).rows) {
      findings.push({
        row: String(row['row']),
        merchant: Number(row['merchant_id']),
        problem: fillText(problem, { detail: String(row['detail']) }),
      });
    }
  }
  return findings;
}
