import { setTimeout as wait } from 'node:timers/promises';

/** Waits, or returns at once when the signal is aborted; the caller checks the signal. */
export async function sleep(ms: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  await wait(ms, undefined, { signal }).catch(() => undefined);
}
