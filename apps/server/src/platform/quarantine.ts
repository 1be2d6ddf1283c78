// Failed tasks of jobs: each is an alarm in the console and in the log, and blocks no other task.
import { appCache } from './database/app-cache.ts';
import type { JobContext } from './jobs.ts';
import type { Sql } from './sql.ts';

/** The interval at which the alarm of a failing task is written again. */
const NOTE_MS = 60_000;
/** The most failed tasks that a process keeps in memory. */
const REMEMBERED_MOST = 10_000;

// Waits only briefly for locks: one process does a job at a time.
const NOTE = `
  -- every merchant: a job works for all of them
  insert into ground.set_aside (job, task, tries, since, last_at)
  values ($1, $2, $3, house_now(), house_now())
  on conflict (job, task) do update set tries = excluded.tries, last_at = excluded.last_at`;

const DONE = `
  -- every merchant: a job works for all of them
  delete from ground.set_aside where job = $1 and task = $2`;

// Failures of the last ten minutes; a task that was not retried since was given up or is done.
const LATELY = `
  -- every merchant: the installation's own list
  select job, task from ground.set_aside
  where last_at > house_now() - interval '10 minutes' order by since, job, task limit $1`;

const FORGET = `
  -- every merchant: alarms of yesterday
  delete from ground.set_aside where last_at < house_now() - interval '1 day'`;

interface FailedTask {
  tries: number;
  notedAt: number;
}

const failing = appCache<Map<string, FailedTask>>();

/**
 * Reports a failed task: to the log at its first failure and then at every power of two, to the
 * console once a minute. Never rejects: the database may be what fails.
 */
export async function quarantine(
  { app, job }: JobContext,
  task: string,
  error: unknown,
): Promise<void> {
  const known = failing.get(app) ?? new Map<string, FailedTask>();
  failing.set(app, known);
  const tried = known.get(keyOf(job, task)) ?? { tries: 0, notedAt: -Infinity };
  if (known.size >= REMEMBERED_MOST) known.clear();
  known.set(keyOf(job, task), tried);
  tried.tries += 1;
  const { tries } = tried;
  if ((tries & (tries - 1)) === 0) {
    app.log.error({ err: error, job, of: task, tries }, 'a job could not do one of its tasks');
  }
  if (performance.now() - tried.notedAt < NOTE_MS) return;
  tried.notedAt = performance.now();
  await app.secondaryPool.query(NOTE, [job, task, tries]).catch((problem: unknown) => {
    tried.notedAt = -Infinity;
    app.log.warn({ error: String(problem) }, 'an alarm could not be written');
  });
}

/** Deletes the alarm of a task that has succeeded after it had failed in this process. */
export async function releaseFromQuarantine({ app, job }: JobContext, task: string): Promise<void> {
  if (failing.get(app)?.delete(keyOf(job, task)) !== true) return;
  await app.secondaryPool.query(DONE, [job, task]).catch((problem: unknown) => {
    app.log.warn({ error: String(problem) }, 'an alarm could not be taken back');
  });
}

/** Whether the last try of a task failed in this process. */
export function isQuarantined({ app, job }: JobContext, task: string): boolean {
  return failing.get(app)?.has(keyOf(job, task)) === true;
}

const keyOf = (job: string, task: string): string => `${job}\n${task}`;

/** The tasks that failed lately, the oldest first. */
export async function listQuarantined(
  sql: Sql,
  limit: number,
): Promise<readonly { job: string; task: string }[]> {
  return (await sql.query<{ job: string; task: string }>(LATELY, [limit])).rows;
}

/** Deletes alarms that were not renewed for a day. */
export async function deleteOldQuarantined(sql: Sql): Promise<void> {
  await sql.query(FORGET);
}
