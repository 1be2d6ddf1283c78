// A job settles, pays or expires everything that is due; running it again changes nothing.
import type { Instant } from '@fairhouse/values';
import type { AppContext } from './app-context.ts';

export interface Job {
  readonly name: string;
  readonly everyMs: number;
  /**
   * Only one process runs a job at a time; a run that throws is logged and repeated at the next
   * interval.
   */
  run(app: AppContext, now: Instant): Promise<void>;
}

/** A job at work: its failed tasks are reported under its name. */
export interface JobContext {
  readonly app: AppContext;
  /** The `name` of the job. */
  readonly job: string;
}
