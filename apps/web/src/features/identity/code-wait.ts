// How long a code has to be waited for before another can be asked (product.md section 4).

const THROTTLE_MS = 1_000;

/** Whole seconds of the countdown: the server's minutes less half of what the request took. */
export function waitSeconds(expiredMinutes: number, tookMs: number): number {
  return Math.max(0, Math.ceil(expiredMinutes * 60 - tookMs / 2_000));
}

/** Whether a press counts: requests go out at most once a second. */
export function mayAsk(lastAt: number, now: number): boolean {
  return now - lastAt >= THROTTLE_MS;
}
