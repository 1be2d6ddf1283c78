// Reads sent messages as the console shows them: in a test they stay in the outbox.
import { assert } from '@fairhouse/values';
import { readOutbox } from '../modules/messages/index.ts';
import type { TestApp } from './test-app.ts';

/** The texts sent to a number or mail address, newest first. */
export async function readMessages(
  { context: app, merchant }: Pick<TestApp, 'context' | 'merchant'>,
  to: string,
): Promise<readonly string[]> {
  const input = { pageNo: 1, pageSize: 200, to };
  const call = { app, merchant, sql: app.pool, now: app.clock.now(), input };
  const answer = await readOutbox(call as unknown as Parameters<typeof readOutbox>[0]);
  assert(answer.ok, 'the outbox is read');
  return answer.value.list.map(({ text }) => text ?? '');
}

/** The six digits of the newest message to a number or mail address. */
export async function readCode(
  test: Pick<TestApp, 'context' | 'merchant'>,
  to: string,
): Promise<string> {
  const [newest = ''] = await readMessages(test, to);
  const [code] = /\b\d{6}\b/.exec(newest) ?? [];
  assert(code !== undefined, `a code went to ${to}`);
  return code;
}
