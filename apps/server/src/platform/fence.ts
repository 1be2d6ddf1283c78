// A fence prevents a process that lost its lease from committing work that it began under it.
import pg from 'pg';
import { transaction } from './sql.ts';

/** The number under which a process holds a lease. A later holder has a higher one. */
export interface Fence {
  readonly name: string;
  readonly number: bigint;
}

/**
 * A transaction that commits only while the lease has the fence's number; without a fence an
 * ordinary transaction. The check and the commit are sent in one message, so that a process cannot
 * freeze between them, and a process that takes over the lease waits for a commit that has passed
 * the check.
 */
export function fencedTransaction<Value>(
  pool: pg.Pool,
  work: (sql: pg.PoolClient) => Promise<{ commit: boolean; value: Value }>,
  fence: Fence | undefined,
): Promise<Value> {
  return transaction(pool, work, fence === undefined ? 'commit' : commitUnder(fence));
}

function commitUnder({ name, number }: Fence): string {
  return `select ground.require_fence(${pg.escapeLiteral(name)}, ${number}); commit`;
}
