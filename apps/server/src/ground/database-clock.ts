// The process's copy of the database's clock: read often, asked of the database now and then.
import { instant, SECOND_MS } from '@fairhouse/values';
import type { Clock } from './house.ts';
import { one, type Sql } from './sql.ts';

const ASK_AGAIN_MS = 10 * SECOND_MS;

export interface DatabaseClock extends Clock {
  /** Asks the database now; a test that turned the clock calls it. */
  refresh(): Promise<void>;
  close(): void;
}

/**
 * Between two questions time passes by the monotonic clock, so that a changed wall clock moves
 * nothing.
 */
export async function openDatabaseClock(sql: Sql): Promise<DatabaseClock> {
  let base = 0;
  let asked = 0;
  const refresh = async (): Promise<void> => {
    const before = performance.now();
    const row = one(
      await sql.query<{ ms: number }>(
        'select (extract(epoch from house_now()) * 1000)::float8 as ms',
      ),
    );
    asked = (before + performance.now()) / 2;
    base = row.ms;
  };
  await refresh();
  const timer = setInterval(() => void refresh().catch(() => undefined), ASK_AGAIN_MS);
  timer.unref();
  return {
    now: () => instant(Math.floor(base + performance.now() - asked)),
    refresh,
    close: () => clearInterval(timer),
  };
}
