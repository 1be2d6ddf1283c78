import type { StudioContext } from '../context.ts';
import { BATCH, runDue } from './run-due.ts';

/**
 * Runs what is due again and again, with a pause where little was; a failure is reported and
 * waits.
 */
export function runEvery(context: StudioContext, pauseMs: number): { stop(): Promise<void> } {
  const state = { isStopped: false };
  let wake = (): void => undefined;
  const loop = async (): Promise<void> => {
    while (!state.isStopped) {
      const done = await runDue(context).catch((error: unknown) => {
        context.warn(`job: ${error instanceof Error ? error.message : String(error)}`);
        return 0;
      });
      // Where as much as one batch was due there is more.
      if (!state.isStopped && done < BATCH) {
        await new Promise<void>((resolve) => {
          wake = resolve;
          setTimeout(resolve, pauseMs).unref();
        });
      }
    }
  };
  const running = loop();
  return {
    stop: async () => {
      state.isStopped = true;
      wake();
      await running;
    },
  };
}
