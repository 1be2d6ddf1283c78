import type { ClientAnswer } from '@fairhouse/calls/client';
import { expect, test } from 'vitest';
import { awaitAnswer } from './await-answer.ts';

const refused = (code: string, status: number): ClientAnswer<string> => ({
  ok: false,
  refusal: { code, status, message: '', fields: {}, value: {} },
});

async function askServer(answers: readonly ClientAnswer<string>[]) {
  let [asked, paused] = [0, 0];
  const answer = await awaitAnswer(
    () => Promise.resolve(answers[Math.min(asked++, answers.length - 1)] as ClientAnswer<string>),
    () => Promise.resolve((paused += 1)),
  );
  return { answer, asked, paused };
}

const done: ClientAnswer<string> = { ok: true, value: 'done' };
const away = refused('network.unreachable', 503);

test('a request is repeated while the server is away or fails', async () => {
  expect(await askServer([away, refused('internal.error', 500), done])).toEqual({
    answer: done,
    asked: 3,
    paused: 2,
  });
});

test('a refusal is an answer', async () => {
  const failed = refused('login.failed', 401);
  expect(await askServer([failed, done])).toEqual({ answer: failed, asked: 1, paused: 0 });
});

test('a server that stays away is given up', async () => {
  const { answer, asked, paused } = await askServer([away]);
  expect([answer, asked, paused]).toEqual([away, 90, 89]);
});
