// What the audits of the lottery have in common: one snapshot, and queries that give wrong rows.
import type { Finding, SqlClient } from '@fairhouse/ledger';

export interface AuditCheck {
  /** What is wrong with a row; `{detail}` stands for its detail. */
  readonly problem: string;
  /** Gives merchant_id, row and detail, a row for each thing that is wrong. */
  readonly sql: string;
}

/**
 * Runs an audit in one snapshot that takes no lock; the connection is in no transaction and may
 * read everything.
 */
export async function inSnapshot<Value>(
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

/** The rows that the checks find wrong, in the order of the checks. */
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
        problem: problem.replace('{detail}', String(row['detail'])),
      });
    }
  }
  return findings;
}
