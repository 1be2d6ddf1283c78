// A page that speaks nonsense over the live connection, and doors that are knocked at wrongly.
import { assert } from '@fairhouse/values';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { TestHouse } from '../test-house.ts';
import { oddText, oddValue, type Whole } from './odd-values.ts';

const MESSAGES = 12;
const ENDED_MS = 10_000;
/** What a connection may end with: by us as told, or by the library as the protocol has it. */
const ENDS: readonly number[] = [1000, 1002, 1003, 1005, 1006, 1007, 1009, 4401, 4429];

/** Opens a connection, sends odd messages over it and ends it; answers what went wrong. */
export async function speakOddly(test: TestHouse, whole: Whole): Promise<string[]> {
  const given = await test.client().call('liveTicket', {});
  assert(given.ok, 'a visitor gets a ticket');
  const isOddTicket = whole(4) === 0;
  const odd = encodeURIComponent(oddText(whole).replace(/\p{Surrogate}/gu, '')).slice(0, 4000);
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
    for (let turn = 0; turn < MESSAGES; turn += 1) sendOdd(socket, whole);
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

function sendOdd(socket: WebSocket, whole: Whole): void {
  const value = oddValue(whole, 'other');
  const topics = `[${oddValue(whole, 'text')},"draw:${'a'.repeat(whole(60))}","balance"]`;
  const messages: readonly (string | Buffer)[] = [
    value,
    `{"subscribe":${topics}}`,
    `{"unsubscribe":${topics}}`,
    `{"subscribe":${value},"unsubscribe":${value}}`,
    `{"resume":{"epoch":${oddValue(whole, 'text')},"at":${oddValue(whole, 'number')}}}`,
    `{"resume":${value}}`,
    oddText(whole),
    randomBytes(whole(2000)),
  ];
  const message = messages[whole(messages.length)] ?? '';
  // Half a character is no UTF-8: it goes as the bytes that it would have.
  socket.send(typeof message === 'string' ? Buffer.from(message) : message, {
    binary: whole(3) === 0,
  });
}
