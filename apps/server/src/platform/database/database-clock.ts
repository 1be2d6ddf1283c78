// The process's copy of the database's clock: read often, refreshed from the database every 10
// seconds.
import { instant, SECOND_MS } from '@fairhouse/values';
import type { Clock } from '../app-context.ts';
import { singleRow, type Sql } from '../sql.ts';

const ASK_AGAIN_MS = 10 * SECOND_MS;

export interface DatabaseClock extends Clock {
  /** Asks the database now; called by tests that have turned the clock. */
  refresh(): Promise<void>;
  close(): void;
}

/**
 * Between two refreshes time passes by the monotonic clock, so that a changed wall clock has no
 * effect.
 */
export async function openDatabaseClock(sql: Sql): Promise<DatabaseClock> {
  let base = 0;
  let askedAt = 0;
  const refresh = async (): Promise<void> => {
    const before = performance.now();
    const row = singleRow(
      await sql.query<{ ms: number }>(
        'select (extract(epoch from house_now()) * 1000)::float8 as ms',
      ),
    );
    askedAt = (before + performance.now()) / 2;
    base = row.ms;
  };
  await refresh();
  const timer = setInterval(() => void refresh().catch(() => undefined), ASK_AGAIN_MS);
  timer.unref();
  return {
    now: () => instant(Math.floor(base + performance.now() - askedAt)),
    refresh,
    close: () => clearInterval(timer),
  };
}
