import { setTimeout as wait } from 'node:timers/promises';

/** Waits, or returns at once when the signal comes; who waited looks at the signal. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  await wait(ms, undefined, { signal }).catch(() => undefined);
}
