import type { JobContext } from './jobs.ts';
import { releaseFromQuarantine, quarantine } from './quarantine.ts';

/**
 * Does a job's work for each item that is due. A failing item is quarantined: it raises an alarm
 * and is tried again at the job's next run, and does not block the others. Returns whether all
 * succeeded.
 */
export async function processEach<Due>(
  context: JobContext,
  due: Iterable<Due>,
  work: (one: Due) => Promise<void>,
  nameOf: (one: Due) => string,
): Promise<boolean> {
  let isAllDone = true;
  for (const one of due) {
    try {
      await work(one);
      await releaseFromQuarantine(context, nameOf(one));
    } catch (error) {
      isAllDone = false;
      await quarantine(context, nameOf(one), error);
    }
  }
  return isAllDone;
}

/**
 * Waits until all have ended, even where one fails: nothing is left running when the caller goes
 * on. Throws the first failure.
 */
export async function allEnded(work: readonly Promise<void>[]): Promise<void> {
  const ends = await Promise.allSettled(work);
  const failed = ends.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}
