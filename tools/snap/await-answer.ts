// Answers of a server that a loaded machine keeps waiting: its database may be away for some
// seconds, after which the same request succeeds.
import type { ClientAnswer } from '@fairhouse/calls/client';
import { setTimeout as wait } from 'node:timers/promises';

const PAUSE_MS = 2000;
const TRIES_MOST = 90;

/** The least status of an answer in which the server did not decide anything. */
const SERVER_FAILED = 500;

/**
 * Repeats a request until it is answered by the server, at most 90 times with two seconds between
 * them; then the last failure is the answer. A refusal is an answer. `pause` waits between tries.
 */
export async function awaitAnswer<Value>(
  ask: () => Promise<ClientAnswer<Value>>,
  pause: () => Promise<unknown> = () => wait(PAUSE_MS),
): Promise<ClientAnswer<Value>> {
  let answer = await ask();
  for (let tries = 1; tries < TRIES_MOST && !isAnswered(answer); tries += 1) {
    await pause();
    answer = await ask();
  }
  return answer;
}

function isAnswered<Value>(answer: ClientAnswer<Value>): boolean {
  return answer.ok || answer.refusal.status < SERVER_FAILED;
}
