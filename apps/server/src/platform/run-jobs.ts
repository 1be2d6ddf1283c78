// Runs the jobs at their intervals, one process at a time by a lease; late jobs catch up.
import type { AppContext } from './app-context.ts';
import type { Job } from './jobs.ts';
import { watchNewerCopies } from './newer-copies.ts';

/**
 * Starts all jobs; the returned function stops them and waits for those that are running. `version`
 * is the number of migrations that this code knows: while a newer copy runs, this one runs no jobs.
 */
export async function runJobs(
  app: AppContext,
  jobs: readonly Job[],
  version: number,
): Promise<() => Promise<void>> {
  const newer = await watchNewerCopies(app, version, () => {
    void Promise.all(jobs.map(({ name }) => app.leases.release(name))).catch(() => undefined);
  });
  const scheduled = jobs.map((job) => scheduleJob(app, job, () => !newer.isAnyRunning()));
  return async () => {
    newer.close();
    await Promise.all(scheduled.map((stop) => stop()));
  };
}

function scheduleJob(app: AppContext, job: Job, mayRun: () => boolean): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const next = (): void => {
    if (stopped) return;
    timer = setTimeout(begin, job.everyMs);
  };
  const work = async (): Promise<void> => {
    if (mayRun()) {
      await app.leases.runAndKeep(job.name, () => job.run(app, app.clock.now()));
    }
    if (!mayRun()) await app.leases.release(job.name);
  };
  const begin = (): void => {
    running = work()
      .catch((error: unknown) => app.log.error({ job: job.name, err: error }, 'a job failed'))
      .then(next);
  };
  begin();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}

/** Runs a job once under its lease; a job whose lease another process holds is skipped. */
export async function runOnce(app: AppContext, job: Job): Promise<void> {
  await app.leases.run(job.name, () => job.run(app, app.clock.now()));
}
