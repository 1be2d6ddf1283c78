import { assert, DAY_MS, HOUR_MS } from '@fairhouse/values';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshNumber, openTestHouse, type TestHouse } from '../../testing/index.ts';
import { putOutbox } from './put-outbox.ts';

let house: TestHouse;

beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

const put = (more: { blank?: true } = {}): Promise<string> =>
  putOutbox(house.house.pool, house.house, {
    merchant: house.merchant,
    kind: 'mail',
    to: 'somebody@example.com',
    text: 'A word.',
    ...more,
  });

async function kept(): Promise<ReadonlyMap<string, string>> {
  const { rows } = await house.house.pool.query<{ outbox_id: string; recipient: string }>(
    'select outbox_id, recipient from messages.outbox',
  );
  return new Map(rows.map((row) => [row.outbox_id, row.recipient]));
}

it('messages are forgotten after ninety days, but not while they wait to be sent', async () => {
  const [old, waiting] = [await put(), await put()];
  await house.house.pool.query(
    `update messages.outbox set state = 'waiting', next_try_at = house_now() where outbox_id = $1`,
    [waiting],
  );
  await house.turnClock(89 * DAY_MS);
  const young = await put();
  await house.runJobs('prune-messages');
  expect([...(await kept()).keys()]).toContain(old);
  await house.turnClock(DAY_MS + HOUR_MS);
  await house.runJobs('prune-messages');
  const left = [...(await kept()).keys()];
  expect(left).not.toContain(old);
  expect(left).toContain(young);
  expect(left).toContain(waiting);
});

it('a code for nobody leaves a row that says nothing, is shown nowhere and goes in a day', async () => {
  const before = await kept();
  const number = freshNumber();
  const asked = await house.client().call('loginCode', { mobileNum: number });
  assert(asked.ok, 'the answer is that of a member');
  const blank = [...(await kept())].find(([id]) => !before.has(id));
  assert(blank !== undefined, 'as much is written as for a member');
  expect(blank[1]).toBe('');
  const { rows } = await house.house.pool.query<{ text: string }>(
    'select t::text as text from messages.outbox t where outbox_id = $1',
    [blank[0]],
  );
  expect(rows[0]?.text).not.toContain(number);
  await house.turnClock(DAY_MS - HOUR_MS);
  await house.runJobs('prune-messages');
  expect((await kept()).has(blank[0])).toBe(true);
  await house.turnClock(2 * HOUR_MS);
  await house.runJobs('prune-messages');
  expect((await kept()).has(blank[0])).toBe(false);
});
