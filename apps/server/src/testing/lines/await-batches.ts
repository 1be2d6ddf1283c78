import type pg from 'pg';
import { expect, vi } from 'vitest';

/**
 * Waits until every batch of the ledger is known to be finished: figures count no later one. A
 * transaction of any other database of the same server delays it.
 */
export async function awaitBatches(superuser: pg.Client): Promise<void> {
  const find = async () => {
    const { rows } = await superuser.query<{ finished: boolean }>(
      `select coalesce(ledger.finished_batches() > max(batch), true) as finished
       from ledger.movement`,
    );
    expect(rows[0]?.finished).toBe(true);
  };
  await vi.waitFor(find, { timeout: 20_000 });
}
