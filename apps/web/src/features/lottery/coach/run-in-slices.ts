import type { Sliced } from '@fairhouse/rules/lottery';

/** A slice of main-thread work: input events are handled in between. */
export const SLICE_MS = 8;

/** Runs a computation in short slices; rejects with the reason when it is aborted. */
export async function runInSlices<Value>(work: Sliced<Value>, signal: AbortSignal): Promise<Value> {
  for (;;) {
    signal.throwIfAborted();
    const until = performance.now() + SLICE_MS;
    do {
      const step = work.next();
      if (step.done) return step.value;
    } while (performance.now() < until);
    await new Promise<void>((resolve) => {
      setTimeout(resolve);
    });
  }
}
