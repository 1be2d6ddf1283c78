// The site's own human check: loaded when the first one is asked for.
import { solveChallengeWorkers } from 'altcha-lib';

type Challenge = Parameters<typeof solveChallengeWorkers>[0]['challenge'];

const WORKERS_MAX = 4;
const TIMEOUT_MS = 60_000;

/** The proof as the calls take it; undefined when the browser could not do the work in a minute. */
export async function solveAltcha(
  asked: Readonly<Record<string, unknown>>,
): Promise<{ readonly payload: string } | undefined> {
  const challenge = asked as unknown as Challenge;
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: Math.min(WORKERS_MAX, navigator.hardwareConcurrency),
    createWorker: () =>
      new Worker(new URL('./solve-worker.ts', import.meta.url), { type: 'module' }),
    timeout: TIMEOUT_MS,
  });
  return solution === null ? undefined : { payload: btoa(JSON.stringify({ challenge, solution })) };
}
