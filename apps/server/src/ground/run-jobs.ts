// Turns the jobs: each at its pace, one process at a time by a lease, late ones caught up.
import type { House } from './house.ts';
import type { Job } from './jobs.ts';
import { watchNewerCopies } from './newer-copy.ts';
import { inJob } from './set-aside.ts';

/**
 * Starts all jobs; the answer stops them and waits for those that are at work. `version` is the
 * number of migrations that this code knows: while a newer copy is there, that one does them.
 */
export async function runJobs(
  house: House,
  jobs: readonly Job[],
  version: number,
): Promise<() => Promise<void>> {
  const newer = await watchNewerCopies(house, version, () => {
    void Promise.all(jobs.map(({ name }) => house.leases.giveBack(name))).catch(() => undefined);
  });
  const turning = jobs.map((job) => turn(house, job, () => !newer.areThere()));
  return async () => {
    newer.close();
    await Promise.all(turning.map((stop) => stop()));
  };
}

function turn(house: House, job: Job, mayRun: () => boolean): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let atWork: Promise<void> = Promise.resolve();
  const next = (): void => {
    if (stopped) return;
    timer = setTimeout(begin, job.everyMs);
  };
  const work = async (): Promise<void> => {
    if (mayRun()) {
      const run = () => job.run(house, house.clock.now());
      await house.leases.runKept(job.name, () => inJob(job.name, run));
    }
    if (!mayRun()) await house.leases.giveBack(job.name);
  };
  const begin = (): void => {
    atWork = work()
      .catch((error: unknown) => house.log.error({ job: job.name, err: error }, 'a job failed'))
      .then(next);
  };
  begin();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await atWork;
  };
}

/** One turn under the job's lease; a job that another process has is passed over. */
export async function runOnce(house: House, job: Job): Promise<void> {
  await house.leases.run(job.name, () => inJob(job.name, () => job.run(house, house.clock.now())));
}
