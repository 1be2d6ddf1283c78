import { expect, test } from 'vitest';
import { player, type PlayerCalls } from '../player/index.ts';
import { createClient } from './client.ts';
import { routesOf } from './routes-of.ts';

const client = (answer: () => Promise<Response>) =>
  createClient<PlayerCalls>({
    routes: routesOf(player),
    origin: '',
    headers: () => ({}),
    seal: () => Promise.resolve('sealed'),
    unreachable: () => 'nobody answers',
    fetch: answer,
  });

const html = new Response('<h1>Bad gateway</h1>', { status: 502 });
const strange = Response.json({ error: 'upstream' }, { status: 503 });

test.each([
  ['a network that fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a page in the place of the envelope', () => Promise.resolve(html)],
  ['an object that is no envelope', () => Promise.resolve(strange)],
])('%s is a refusal with the page’s own text', async (_what, answer) => {
  expect(await client(answer).call('whitelabel', {})).toMatchObject({
    ok: false,
    refusal: { code: 'network.unreachable', message: 'nobody answers' },
  });
});

test('a refusal is returned as in the envelope', async () => {
  const body = {
    success: false,
    errorCode: 'rate.limited',
    message: 'Wait a little.',
    fields: { to: 'no' },
  };
  const answered = Response.json(body, { status: 429, headers: { 'retry-after': '7' } });
  const answer = await client(() => Promise.resolve(answered)).call('whitelabel', {});
  expect(answer).toEqual({
    ok: false,
    refusal: {
      code: 'rate.limited',
      message: 'Wait a little.',
      status: 429,
      fields: { to: 'no' },
      value: {},
      retryAfterSeconds: 7,
    },
  });
});

test('an aborted call rejects with its AbortError', async () => {
  const aborted = new DOMException('given up', 'AbortError');
  await expect(client(() => Promise.reject(aborted)).call('whitelabel', {})).rejects.toBe(aborted);
});
