// A job settles, pays or expires all that is due until now; running it again changes nothing.
import type { Instant } from '@fairhouse/values';
import type { House } from './house.ts';

export interface Job {
  readonly name: string;
  readonly everyMs: number;
  /** Only one process runs a job at a time; a turn that throws is logged and tried at the next. */
  run(house: House, now: Instant): Promise<void>;
}
