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
