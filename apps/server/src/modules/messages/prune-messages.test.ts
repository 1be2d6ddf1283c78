import { assert, DAY_MS, HOUR_MS } from '@fairhouse/values';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshPhoneNumber, openTestApp, type TestApp } from '../../testing/index.ts';
import { putOutbox } from './put-outbox.ts';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const put = (overrides: { blank?: true } = {}): Promise<string> =>
  putOutbox(app.context.pool, app.context, {
    merchant: app.merchant,
    kind: 'mail',
    to: 'somebody@example.com',
    text: 'A word.',
    ...overrides,
  });

async function kept(): Promise<ReadonlyMap<string, string>> {
  const { rows } = await app.context.pool.query<{ outbox_id: string; recipient: string }>(
    'select outbox_id, recipient from messages.outbox',
  );
  return new Map(rows.map((row) => [row.outbox_id, row.recipient]));
}

it('messages are deleted after ninety days, but not while they wait to be sent', async () => {
  const [old, waiting] = [await put(), await put()];
  await app.context.pool.query(
    `update messages.outbox set state = 'waiting', next_try_at = house_now() where outbox_id = $1`,
    [waiting],
  );
  await app.turnClock(89 * DAY_MS);
  const young = await put();
  await app.runJobs('prune-messages');
  expect([...(await kept()).keys()]).toContain(old);
  await app.turnClock(DAY_MS + HOUR_MS);
  await app.runJobs('prune-messages');
  const left = [...(await kept()).keys()];
  expect(left).not.toContain(old);
  expect(left).toContain(young);
  expect(left).toContain(waiting);
});

it('a code for an unknown recipient leaves a blank row, which is never shown and deleted within a day', async () => {
  const before = await kept();
  const number = freshPhoneNumber();
  const asked = await app.client().call('loginCode', { mobileNum: number });
  assert(asked.ok, 'the answer is that of a member');
  const blank = [...(await kept())].find(([id]) => !before.has(id));
  assert(blank !== undefined, 'as much is written as for a member');
  expect(blank[1]).toBe('');
  const { rows } = await app.context.pool.query<{ text: string }>(
    'select t::text as text from messages.outbox t where outbox_id = $1',
    [blank[0]],
  );
  expect(rows[0]?.text).not.toContain(number);
  await app.turnClock(DAY_MS - HOUR_MS);
  await app.runJobs('prune-messages');
  expect((await kept()).has(blank[0])).toBe(true);
  await app.turnClock(2 * HOUR_MS);
  await app.runJobs('prune-messages');
  expect((await kept()).has(blank[0])).toBe(false);
});
