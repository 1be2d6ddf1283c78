// How long to wait before another code can be requested (product.md section 4).

const THROTTLE_MS = 1_000;

/** Whole seconds of the countdown: the server's minutes less half of the request's round trip. */
export function codeWaitSeconds(expiredMinutes: number, tookMs: number): number {
  return Math.max(0, Math.ceil(expiredMinutes * 60 - tookMs / 2_000));
}

/** Whether a press is accepted: requests are sent at most once a second. */
export function canRequestCode(lastAt: number, now: number): boolean {
  return now - lastAt >= THROTTLE_MS;
}
