// A page that sends malformed messages over the live connection, and invalid ways to open one.
import { assert } from '@fairhouse/values';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { TestApp } from '../test-app.ts';
import { oddText, oddValue, type RandomBelow } from './odd-values.ts';

const MESSAGES = 12;
const ENDED_MS = 10_000;
/** The close codes that are allowed: the server's own, and those of the protocol. */
const ENDS: readonly number[] = [1000, 1002, 1003, 1005, 1006, 1007, 1009, 4401, 4429];

/** Opens a connection, sends odd messages over it and ends it; returns what went wrong. */
export async function sendOddLiveMessages(
  test: TestApp,
  randomBelow: RandomBelow,
): Promise<string[]> {
  const given = await test.client().call('liveTicket', {});
  assert(given.ok, 'a visitor gets a ticket');
  const isOddTicket = randomBelow(4) === 0;
  const odd = encodeURIComponent(oddText(randomBelow).replace(/\p{Surrogate}/gu, '')).slice(
    0,
    4000,
  );
  const ticket = isOddTicket ? odd : given.value.ticket;
  const origin = test.origin.replace('http', 'ws');
  const socket = new WebSocket(`${origin}/wps/live?ticket=${ticket}`);
  const closed = once(socket, 'close', { signal: AbortSignal.timeout(ENDED_MS) });
  let refused = 0;
  socket.on('unexpected-response', (_request, response) => {
    refused = response.statusCode ?? 0;
    socket.terminate();
  });
  socket.on('error', () => undefined);
  socket.on('open', () => {
    for (let turn = 0; turn < MESSAGES; turn += 1) sendOdd(socket, randomBelow);
    socket.close();
  });
  const wrong: string[] = [];
  try {
    const [code] = (await closed) as [number];
    if (!ENDS.includes(code)) wrong.push(`live ended with ${code}`);
  } catch {
    socket.terminate();
    wrong.push('live did not end');
  }
  if (refused >= 500) wrong.push(`live ${refused}: ticket = ${ticket.slice(0, 80)}`);
  return wrong;
}

function sendOdd(socket: WebSocket, randomBelow: RandomBelow): void {
  const value = oddValue(randomBelow, 'other');
  const topics = `[${oddValue(randomBelow, 'text')},"draw:${'a'.repeat(randomBelow(60))}","balance"]`;
  const messages: readonly (string | Buffer)[] = [
    value,
    `{"subscribe":${topics}}`,
    `{"unsubscribe":${topics}}`,
    `{"subscribe":${value},"unsubscribe":${value}}`,
    `{"resume":{"epoch":${oddValue(randomBelow, 'text')},"at":${oddValue(randomBelow, 'number')}}}`,
    `{"resume":${value}}`,
    oddText(randomBelow),
    randomBytes(randomBelow(2000)),
  ];
  const message = messages[randomBelow(messages.length)] ?? '';
  // A lone surrogate is not valid UTF-8: it is sent as the bytes that it would have.
  socket.send(typeof message === 'string' ? Buffer.from(message) : message, {
    binary: randomBelow(3) === 0,
  });
}
