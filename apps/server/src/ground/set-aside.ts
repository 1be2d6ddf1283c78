// Tasks of jobs that fail: each is an alarm in the console and in the log, and holds up no other.
import { AsyncLocalStorage } from 'node:async_hooks';
import { houseMemory } from './database/forget.ts';
import type { House } from './house.ts';
import type { Sql } from './sql.ts';

/** An alarm is written anew so seldom while its task goes on failing. */
const NOTE_MS = 60_000;
/** Tasks that a process remembers to have failed. */
const REMEMBERED_MOST = 10_000;

// Waits for no lock for long: one process does a job at a time.
const NOTE = `
  -- every merchant: a job works for all of them
  insert into ground.set_aside (job, task, tries, since, last_at)
  values ($1, $2, $3, house_now(), house_now())
  on conflict (job, task) do update set tries = excluded.tries, last_at = excluded.last_at`;

const DONE = `
  -- every merchant: a job works for all of them
  delete from ground.set_aside where job = $1 and task = $2`;

// What failed within the last ten minutes; what was not tried since was given up or is done.
const LATELY = `
  -- every merchant: the installation's own list
  select job, task from ground.set_aside
  where last_at > house_now() - interval '10 minutes' order by since, job, task limit $1`;

const FORGET = `
  -- every merchant: alarms of yesterday
  delete from ground.set_aside where last_at < house_now() - interval '1 day'`;

interface Tried {
  tries: number;
  notedAt: number;
}

const jobs = new AsyncLocalStorage<string>();
const failing = houseMemory<Map<string, Tried>>();

/** Does work in the name of a job: what fails in it is told of under that name. */
export function inJob<Value>(job: string, work: () => Promise<Value>): Promise<Value> {
  return jobs.run(job, work);
}

/**
 * Tells of a task that failed: to the log at its first failures and ever more seldom, to the
 * console once a minute. Never rejects: the database may be what is amiss.
 */
export async function setAside(house: House, task: string, error: unknown): Promise<void> {
  const job = jobs.getStore() ?? '';
  const known = failing.get(house) ?? new Map<string, Tried>();
  failing.set(house, known);
  const tried = known.get(keyOf(job, task)) ?? { tries: 0, notedAt: -Infinity };
  if (known.size >= REMEMBERED_MOST) known.clear();
  known.set(keyOf(job, task), tried);
  tried.tries += 1;
  const { tries } = tried;
  // At the powers of two.
  if ((tries & (tries - 1)) === 0) {
    house.log.error({ err: error, job, of: task, tries }, 'a job could not do one of its tasks');
  }
  if (performance.now() - tried.notedAt < NOTE_MS) return;
  tried.notedAt = performance.now();
  await house.aside.query(NOTE, [job, task, tries]).catch((problem: unknown) => {
    tried.notedAt = -Infinity;
    house.log.warn({ error: String(problem) }, 'an alarm could not be written');
  });
}

/** Takes the alarm back of a task that is done after it had failed here. */
export async function notAside(house: House, task: string): Promise<void> {
  const job = jobs.getStore() ?? '';
  if (failing.get(house)?.delete(keyOf(job, task)) !== true) return;
  await house.aside.query(DONE, [job, task]).catch((problem: unknown) => {
    house.log.warn({ error: String(problem) }, 'an alarm could not be taken back');
  });
}

const keyOf = (job: string, task: string): string => `${job}\n${task}`;

/** What jobs could not do of late, the oldest first. */
export async function listTasksAside(
  sql: Sql,
  limit: number,
): Promise<readonly { job: string; task: string }[]> {
  return (await sql.query<{ job: string; task: string }>(LATELY, [limit])).rows;
}

/** Forgets alarms that nobody renewed for a day. */
export async function forgetAside(sql: Sql): Promise<void> {
  await sql.query(FORGET);
}
