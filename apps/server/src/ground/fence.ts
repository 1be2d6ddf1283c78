// A fence keeps a process that lost its lease from writing what it began under it.
import pg from 'pg';
import { transaction } from './sql.ts';

/** The number under which a process has a lease. A later holder has a higher one. */
export interface Fence {
  readonly name: string;
  readonly number: bigint;
}

/**
 * A transaction that commits only while the lease has the fence's number; without a fence like any
 * other. The question and the commit travel in one message: a process that is frozen between the
 * two does not exist, and who takes the lease over waits for a commit that has passed the question.
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
