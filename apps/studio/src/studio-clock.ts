import { instant, type Instant } from '@fairhouse/values';

/** The time of this machine. */
export function readClock(): Instant {
  return instant(Date.now());
}

/** Milliseconds that only grow, for durations. */
export function readStopwatch(): number {
  return performance.now();
}
