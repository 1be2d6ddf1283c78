// Turns the jobs: each at its pace, one process at a time by an advisory lock, late ones caught up.
import type { House } from './house.ts';
import { underJobLock } from './job-lock.ts';
import type { Job } from './jobs.ts';

/** Starts all jobs; the answer stops them and waits for those that are at work. */
export function runJobs(house: House, jobs: readonly Job[]): () => Promise<void> {
  const turning = jobs.map((job) => turn(house, job));
  return async () => {
    await Promise.all(turning.map((stop) => stop()));
  };
}

function turn(house: House, job: Job): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let atWork: Promise<void> = Promise.resolve();
  const next = (): void => {
    if (stopped) return;
    timer = setTimeout(() => {
      atWork = runOnce(house, job)
        .catch((error: unknown) => house.log.error({ job: job.name, err: error }, 'a job failed'))
        .then(next);
    }, job.everyMs);
  };
  atWork = runOnce(house, job)
    .catch((error: unknown) => house.log.error({ job: job.name, err: error }, 'a job failed'))
    .then(next);
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await atWork;
  };
}

/** One turn under the job's lock; a turn that another process has is passed over. */
export async function runOnce(house: House, job: Job): Promise<void> {
  await underJobLock(house.pool, job.name, () => job.run(house, house.clock.now()));
}
