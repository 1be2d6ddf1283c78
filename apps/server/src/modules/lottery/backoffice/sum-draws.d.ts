import type { Job } from '../../../platform/jobs.ts';
/** Makes the sums of the draws that were settled or voided since. */
export declare const sumDraws: Job;
