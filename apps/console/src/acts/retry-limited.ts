import type { ClientAnswer } from '../calls/calls.ts';

/** Too many calls in a minute. */
const LIMITED = 429;
const TRIES_MAX = 10;
const WAIT_MS = 7_000;

export function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

/** Tries a call of many again while the limit of calls refuses it. */
export async function retryLimited<Value>(
  ask: () => Promise<ClientAnswer<Value>>,
  pause: (ms: number) => Promise<void> = wait,
): Promise<ClientAnswer<Value>> {
  let answer = await ask();
  for (let tries = 1; !answer.ok && answer.refusal.status === LIMITED; tries += 1) {
    if (tries === TRIES_MAX) break;
    await pause(WAIT_MS);
    answer = await ask();
  }
  return answer;
}
