// The number on a card of the dashboard is the number of rows that its link opens.
import type { Client } from '@fairhouse/calls/client';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { assert } from '@fairhouse/values';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { logInOperator, openTestApp, type TestApp } from '../../testing/index.ts';
import { bigWinFrom } from './big-win.ts';

let test: TestApp;
let owner: Client<OperatorCalls>;
let neighbour: Client<OperatorCalls>;
beforeAll(async () => {
  test = await openTestApp();
  const token = await logInOperator(test, 'owner');
  owner = test.backoffice({ token });
  neighbour = test.backoffice({ token, merchant: 'saigon' });
});
afterAll(() => test.close());

/** The count of a queue, and when its oldest entry began. */
async function cardOf(queue: string) {
  const answer = await owner.call('dashboardQueues', {});
  assert(answer.ok, 'the queues are read');
  const card = answer.value.list.find((each) => each.queue === queue);
  return { count: card?.count ?? 0, oldestAt: card?.oldestAt ?? undefined };
}

type Listed = 'openFlags' | 'lockedLogins' | 'lateResets' | 'bigWins';

/** How many rows a list of the merchant has, and one of another merchant. */
async function countRows(list: Listed) {
  const [own, others] = [await owner.call(list, {}), await neighbour.call(list, {})];
  assert(own.ok && others.ok, 'the rows are read');
  expect(own.value.list).toHaveLength(own.value.total);
  return { own: own.value.total, others: others.value.total };
}

/** Inserts rows as one of `n` rows each, with the merchant as `$1`. */
const insert = (statement: string) => test.context.pool.query(statement, [test.merchant.id]);

const MEMBER = '(select min(member_id::text)::uuid from members.member where merchant_id = $1)';

it('lists the open risk notices, with their members', async () => {
  await insert(
    `insert into cashier.risk_flag (merchant_id, flag_id, member_id, kind, at, closed_at)
     select $1, gen_random_uuid(), ${MEMBER}, 'card_shared', house_now() - n * interval '1 hour',
       case when n = 1 then house_now() end
     from generate_series(1, 4) n`,
  );
  expect(await cardOf('risk_flags')).toMatchObject({ count: 3 });
  expect(await countRows('openFlags')).toEqual({ own: 3, others: 0 });
  const page = await owner.call('openFlags', { pageSize: 1 });
  assert(page.ok, 'the notices are read');
  const [flag] = page.value.list;
  expect(flag).toMatchObject({ kind: 'card_shared' });
  const profile = await owner.call('memberProfile', { id: flag?.member.id ?? '' });
  expect(profile).toMatchObject({ ok: true, value: { username: flag?.member.username } });
});

it('lists the locked logins of operators of the last quarter of an hour', async () => {
  const visitor = test.backoffice({});
  for (let tries = 0; tries < 3; tries += 1) {
    await visitor.call('consoleLogin', { name: 'risk', password: 'not the password' });
  }
  const { count } = await cardOf('operators_locked');
  expect(count).toBeGreaterThan(0);
  expect(await countRows('lockedLogins')).toEqual({ own: count, others: 0 });
  const page = await owner.call('lockedLogins', {});
  assert(page.ok, 'the locked logins are read');
  const [locked] = page.value.list;
  const record = await owner.call('auditList', { number: locked?.number ?? 0 });
  expect(record).toMatchObject({
    ok: true,
    value: { total: 1, list: [{ after: { locked: true }, operator: locked?.operator }] },
  });
});

it('lists the requests for a new password that are late', async () => {
  await insert(
    `insert into identity.reset_request (merchant_id, request_id, sealed, at, next_try_at)
     select $1, gen_random_uuid(), '\\x00', house_now() - n * interval '4 minutes',
       house_now() + interval '1 day'
     from generate_series(1, 3) n`,
  );
  expect(await cardOf('reset_requests')).toMatchObject({ count: 2 });
  expect(await countRows('lateResets')).toEqual({ own: 2, others: 0 });
});

it('lists the big wins of the business day', async () => {
  const least = bigWinFrom(test.merchant.currency);
  await insert(
    `insert into lottery.draw (merchant_id, lottery, issue, ordinal, proof_id, state, opens_at,
       closes_at, draw_at, mode, rules, rules_hash, commitment, sealed_seed, cosigners,
       odds_version, result_version)
     values ($1, 'SSC1', 'SSC1-20261120-0001', 1, 'proof-1', 'SETTLED', now() - interval '2 hours',
       now() - interval '1 hour', now() - interval '1 hour', 'cosign', '{}', '', '', '', '[]', 1, 1)`,
  );
  await insert(
    `insert into lottery.win (merchant_id, draw_id, member_id, version, username, lottery, prize, at)
     select $1, d.draw_id, gen_random_uuid(), 1, 'anna', d.lottery,
       case when n < 3 then ${least} else ${least - 1n} end,
       house_now() - case when n = 1 then interval '2 days' else interval '0' end
     from (select draw_id, lottery from lottery.draw where merchant_id = $1 limit 1) d,
       generate_series(0, 4) n`,
  );
  expect(await cardOf('big_wins')).toMatchObject({ count: 2 });
  expect(await countRows('bigWins')).toEqual({ own: 2, others: 0 });
});

it('counts the channels that the list of channels has in maintenance', async () => {
  await insert(
    `update cashier.channel set maintenance = true
     where merchant_id = $1 and channel_id in
       (select channel_id from cashier.channel where merchant_id = $1 order by channel_id limit 2)`,
  );
  await insert(
    `update cashier.channel set enabled = false where merchant_id = $1 and channel_id =
       (select min(channel_id::text) from cashier.channel where merchant_id = $1)::text`,
  );
  const { count } = await cardOf('channels_down');
  expect(count).toBe(1);
  const channels = await owner.call('channelList', {});
  assert(channels.ok, 'the channels are read');
  const down = channels.value.list.filter(({ enabled, maintenance }) => enabled && maintenance);
  expect(down).toHaveLength(count);
});

it('counts the failed messages of a day, which the outbox lists from the oldest of them on', async () => {
  await insert(
    `insert into messages.outbox (merchant_id, outbox_id, kind, purpose, recipient, text, state, at)
     select $1, gen_random_uuid(), 'mail', 'note', 'anna@example.org', 'text', 'failed',
       house_now() - n * interval '10 hours'
     from generate_series(0, 3) n`,
  );
  const { count, oldestAt } = await cardOf('outbox_failed');
  expect(count).toBe(3);
  const from = oldestAt === undefined ? {} : { from: oldestAt };
  const listed = await owner.call('outboxList', { state: 'failed', ...from });
  expect(listed).toMatchObject({ ok: true, value: { total: count } });
});

it('counts new feedback, which customer service reads and closes', async () => {
  await insert(
    `insert into messages.feedback (merchant_id, feedback_id, content, at, state)
     select $1, gen_random_uuid(), 'a word', house_now(), case when n = 1 then 'read' else 'new' end
     from generate_series(1, 3) n`,
  );
  const service = test.backoffice({ token: await logInOperator(test, 'service') });
  const { count } = await cardOf('feedback');
  expect(count).toBe(2);
  const listed = await service.call('feedbackList', { state: 'new' });
  assert(listed.ok, 'customer service reads feedback');
  expect(listed.value.total).toBe(count);
  const [one] = listed.value.list;
  const closed = await service.call('feedbackMark', { id: one?.id ?? '', state: 'closed' });
  expect(closed).toMatchObject({ ok: true });
  expect(await cardOf('feedback')).toMatchObject({ count: count - 1 });
  const cashier = test.backoffice({ token: await logInOperator(test, 'cashier') });
  expect(await cashier.call('feedbackList', {})).toMatchObject({
    ok: false,
    refusal: { code: 'right.required' },
  });
});
