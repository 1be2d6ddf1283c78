// The site's own human check (ALTCHA), loaded on first use.
import { solveChallengeWorkers } from 'altcha-lib';

type Challenge = Parameters<typeof solveChallengeWorkers>[0]['challenge'];

const WORKERS_MAX = 4;
const TIMEOUT_MS = 60_000;

/** The proof for the calls; undefined if the browser could not compute it in a minute. */
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
