import { expect, vi } from 'vitest';
import type { TestApp } from '../test-app.ts';

/**
 * Counts the ledger for the reports until every booked movement is in them. A transaction of any
 * other database of the same server delays it.
 */
export async function countMovements({
  runJobs,
  context,
}: Pick<TestApp, 'runJobs' | 'context'>): Promise<void> {
  const count = async () => {
    await runJobs('count-movements');
    const { rows } = await context.pool.query<{ done: boolean }>(
      `select (select coalesce(max(batch), 0) from ledger.movement) < upto as done
       from reports.counted`,
    );
    expect(rows[0]?.done).toBe(true);
  };
  await vi.waitFor(count, { timeout: 20_000 });
}
