import { createHmac, randomUUID } from 'node:crypto';
import { DAY_MS, type Id } from '@fairhouse/values';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  GAMES,
  memberOf,
  openVendorApp,
  type VendorApp,
} from '../../../testing/vendors/vendor-app.ts';
import { forgetVendors, keyContext } from '../records/index.ts';

const SECRETS: Readonly<Record<string, string>> = { PLAYER: 'one-secret', RIVAL: 'another-secret' };
const [COUNT, VALUE, GREATEST] = [10, 50_000n, 100n];
/** In minor units: what ten rounds of 5.0000 can win at most in a game that pays 100 times. */
const MOST = Number((BigInt(COUNT) * VALUE * GREATEST) / 100n);

let test: VendorApp;
let member: Id<'member'>;
let other: Id<'member'>;

beforeAll(async () => {
  test = await openVendorApp();
  member = memberOf(test, 'player1');
  other = memberOf(test, 'downline1');
  for (const [code, secret] of Object.entries(SECRETS)) {
    await test.addVendor({ code });
    await test.sql(`update vendors.vendor set dialect = 'PLAY' where code = $1`, [code]);
    const id = randomUUID();
    const sealed = test.context.keys.seal(Buffer.from(secret), keyContext(id));
    await test.sql(
      `insert into vendors.vendor_key
         (merchant_id, code, key_id, owner, algorithm, sealed, state, created_at)
       values ($1, $2, $3, 'VENDOR', 'HMAC', $4, 'NEXT', house_now())`,
      [test.merchant.id, code, id, Buffer.from(sealed)],
    );
  }
  await test.sql(
    `update vendors.game set listed = listed || '{"max_multiplier": "100.0000"}' where code = $1`,
    [GAMES[0]],
  );
  forgetVendors(test.context, test.merchant.id);
});
afterAll(() => test.close());

/** A grant of ten rounds as operators make it, with times relative to now. */
async function grant(more: { vendor?: string; from?: number; to?: number; of?: string } = {}) {
  const reward = randomUUID();
  const now = test.context.clock.now();
  const { vendor = 'PLAYER', from = -DAY_MS, to = DAY_MS, of = member } = more;
  const [starts, ends] = [now + from, now + to];
  const value = Number(VALUE);
  const terms = { vendor, game: GAMES[0], member: of, count: COUNT, value, starts, ends };
  await test.sql(
    `insert into vendors.free_grant
       (merchant_id, reward_id, campaign_id, vendor, member_id, node_id, game_code, count, value,
        rollover, state, starts_at, expires_at, given_by, reason, created_at)
     select g.merchant_id, $2, $2, g.vendor, t.member, g.node_id, g.code, t.count, t.value, 10,
       'OFFERED', to_timestamp(t.starts / 1000.0), to_timestamp(t.ends / 1000.0), 'owner',
       'a test', house_now()
     from json_to_record($3) as t (vendor text, game text, member uuid, count integer,
       value bigint, starts bigint, ends bigint)
     join vendors.game g on g.merchant_id = $1 and g.vendor = t.vendor and g.code = t.game`,
    [test.merchant.id, reward, JSON.stringify(terms)],
  );
  return reward;
}

async function send(path: string, body: object, by = 'PLAYER') {
  const text = JSON.stringify(body);
  const signature = createHmac('sha256', SECRETS[by] ?? '')
    .update(text)
    .digest('hex');
  return test.sendRaw(`/vendor/play/v1/${path}`, text, { 'x-request-sign': signature });
}
const report = (reward: string, more: object = {}, by = 'PLAYER') =>
  send('freespins', { issue_id: reward, status: 'played', total_amount: 1_250, ...more }, by);
const rollBack = (reward: string) =>
  send('rollback', {
    user_id: test.userOf(member),
    currency: 'PHP',
    game: GAMES[0],
    game_id: reward,
    actions: [{ action: 'rollback', action_id: randomUUID(), original_action_id: reward }],
  });

async function stateOf(reward: string) {
  const [row] = await test.sql<{ state: string; used: number; won: string }>(
    `select state, used, won::text from vendors.free_grant where reward_id = $1`,
    [reward],
  );
  return row;
}
async function winsOf(reward: string) {
  return test.sql<{ amount: string; source: string; payer: string | null }>(
    `select t.amount::text, t.source, a.address as payer from vendors.transaction t
     left join ledger.movement m on m.merchant_id = t.merchant_id and m.entry_id = t.entry_id
     left join ledger.account a on a.merchant_id = m.merchant_id and a.account_id = m.debit_id
     where t.reward_id = $1`,
    [reward],
  );
}
async function casesOf(kind: string): Promise<number> {
  const found = await test.sql(`select 1 from vendors.vendor_case where kind = $1`, [kind]);
  return found.length;
}
async function rolloverOf(reward: string): Promise<bigint> {
  const [row] = await test.sql<{ owed: string }>(
    `select coalesce(sum(amount), 0)::text as owed from wallet.bonus_rollover where reference = $1`,
    [reward],
  );
  return BigInt(row?.owed ?? 0);
}

it('books what an issue won as one free win that the house pays, with its rollover', async () => {
  const reward = await grant();
  const before = await test.balance(member);
  const { http, body } = await report(reward);
  expect(http).toBe(200);
  expect(body).toMatchObject({
    balance: Number((before + 125_000n) / 100n),
    transactions: [{ action_id: reward, tx_id: expect.stringMatching(/^[0-9a-f-]{36}$/) }],
  });
  expect(await test.balance(member)).toBe(before + 125_000n);
  expect(await stateOf(reward)).toEqual({ state: 'USED', used: COUNT, won: '125000' });
  expect(await winsOf(reward)).toEqual([
    { amount: '125000', source: 'BONUS', payer: 'house:bonus' },
  ]);
  expect(await rolloverOf(reward)).toBe(1_250_000n);
  const [round] = await test.sql(
    `select state, staked::text, paid::text from vendors.round where round_id = $1`,
    [reward],
  );
  expect(round).toEqual({ state: 'CLOSED', staked: '0', paid: '125000' });
});

it('answers a repetition as before, and refuses another sum under the id', async () => {
  const reward = await grant();
  const before = await test.balance(member);
  const first = await report(reward);
  await test.fund(member, 70_000n);
  const again = await report(reward.toUpperCase());
  expect([again.http, again.body['balance']]).toEqual([200, first.body['balance']]);
  const cases = await casesOf('CHANGED_DUPLICATE');
  const changed = await report(reward, { total_amount: 1_251 });
  expect([changed.http, changed.body['code']]).toEqual([412, 155]);
  expect(await casesOf('CHANGED_DUPLICATE')).toBe(cases + 1);
  expect(await test.balance(member)).toBe(before + 125_000n + 70_000n);
});

it('books one win, when it arrives twenty times at once', async () => {
  const reward = await grant();
  const before = await test.balance(member);
  const replies = await Promise.all(Array.from({ length: 20 }, () => report(reward)));
  expect(new Set(replies.map(({ http, body }) => `${http} ${String(body['balance'])}`)).size).toBe(
    1,
  );
  expect(replies[0]?.http).toBe(200);
  expect(await test.balance(member)).toBe(before + 125_000n);
  expect(await winsOf(reward)).toHaveLength(1);
});

it('of different sums at once books one, and refuses the others', async () => {
  const reward = await grant();
  const before = await test.balance(member);
  const sums = [100, 200, 300, 400];
  const replies = await Promise.all(sums.map((total_amount) => report(reward, { total_amount })));
  const booked = sums.filter((_sum, at) => replies[at]?.http === 200);
  expect(booked).toHaveLength(1);
  expect(await test.balance(member)).toBe(before + BigInt(booked[0] ?? 0) * 100n);
});

it('uses an issue up that won nothing, and moves nothing', async () => {
  const reward = await grant();
  const before = await test.balance(member);
  const { http, body } = await report(reward, { total_amount: 0 });
  expect([http, body['transactions']]).toEqual([
    200,
    [{ action_id: reward, tx_id: '', processed_at: expect.any(String) }],
  ]);
  expect(await stateOf(reward)).toEqual({ state: 'USED', used: COUNT, won: '0' });
  expect(await test.balance(member)).toBe(before);
});

it.each(['active', 'expired', 'canceled'])('books nothing for the status %s', async (status) => {
  const reward = await grant();
  const before = await test.balance(member);
  const { http, body } = await report(reward, { status });
  expect([http, body['transactions']]).toEqual([200, []]);
  expect(await test.balance(member)).toBe(before);
  expect(await stateOf(reward)).toMatchObject({ state: 'OFFERED', used: 0 });
  expect((await report(reward)).http).toBe(200);
});

it('refuses an unknown issue, and the issue of another vendor, which an operator is shown', async () => {
  for (const unknown of [randomUUID(), 'no-such-issue']) {
    const { http, body } = await report(unknown);
    expect([http, body['code']]).toEqual([412, 155]);
  }
  const reward = await grant({ vendor: 'RIVAL' });
  const before = await test.balance(member);
  const cases = await casesOf('FOREIGN_REFERENCE');
  const { http, body } = await report(reward);
  expect([http, body['code']]).toEqual([412, 155]);
  expect(await casesOf('FOREIGN_REFERENCE')).toBe(cases + 1);
  expect(await test.balance(member)).toBe(before);
  expect(await stateOf(reward)).toMatchObject({ state: 'OFFERED', used: 0 });
  expect((await report(reward, {}, 'RIVAL')).http).toBe(200);
});

it('pays the member of the grant, and refuses a report that names another one', async () => {
  const reward = await grant({ of: other });
  const [before, stranger] = [await test.balance(other), await test.balance(member)];
  const { http, body } = await report(reward, { user_id: test.userOf(member) });
  expect([http, body['code']]).toEqual([412, 101]);
  expect((await report(reward, { user_id: test.userOf(other) })).http).toBe(200);
  expect([await test.balance(other), await test.balance(member)]).toEqual([
    before + 125_000n,
    stranger,
  ]);
});

it('refuses another currency, and an issue of a merchant that is not the vendor’s', async () => {
  const reward = await grant();
  expect((await report(reward, { currency: 'VND' })).body['code']).toBe(154);
  const [elsewhere] = await test.sql<{ id: number }>(
    `select merchant_id as id from settings.merchant where merchant_id <> $1
     order by merchant_id limit 1`,
    [test.merchant.id],
  );
  expect(elsewhere).toBeDefined();
  await test.addVendor({ code: 'PLAYER', merchant: elsewhere?.id ?? 0 });
  const foreign = randomUUID();
  await test.sql(
    `insert into vendors.free_grant
       (merchant_id, reward_id, campaign_id, vendor, member_id, node_id, game_code, count, value,
        rollover, state, starts_at, expires_at, given_by, reason, created_at)
     select g.merchant_id, $2, $2, g.vendor, m.member_id, g.node_id, g.code, 10, 50000, 10,
       'OFFERED', house_now() - interval '1 day', house_now() + interval '1 day', 'owner', 'a test',
       house_now()
     from vendors.game g
     join lateral (select member_id from members.member where merchant_id = $1 limit 1) m on true
     where g.merchant_id = $1 and g.vendor = 'PLAYER' and g.code = $3`,
    [elsewhere?.id ?? 0, foreign, GAMES[0]],
  );
  expect(await stateOf(foreign)).toMatchObject({ used: 0 });
  const { http, body } = await report(foreign);
  expect([http, body['code']]).toEqual([412, 155]);
  expect(await stateOf(foreign)).toMatchObject({ state: 'OFFERED', used: 0 });
});

it('refuses more than the rounds can have won, and takes the right sum afterwards', async () => {
  const reward = await grant();
  const before = await test.balance(member);
  const { http, body } = await report(reward, { total_amount: MOST + 1 });
  expect([http, body['code']]).toEqual([412, 155]);
  expect(await stateOf(reward)).toMatchObject({ state: 'OFFERED', used: 0 });
  expect((await report(reward, { total_amount: MOST })).http).toBe(200);
  expect(await test.balance(member)).toBe(before + BigInt(MOST) * 100n);
});

it('pays an issue whose time is over, and none that was cancelled or has not begun', async () => {
  const over = await grant({ from: -2 * DAY_MS, to: -DAY_MS });
  await test.runJobs('vendors-free-rounds');
  expect(await stateOf(over)).toMatchObject({ state: 'EXPIRED' });
  const before = await test.balance(member);
  expect((await report(over)).http).toBe(200);
  expect(await stateOf(over)).toEqual({ state: 'EXPIRED', used: COUNT, won: '125000' });
  const early = await grant({ from: DAY_MS, to: 2 * DAY_MS });
  const cancelled = await grant();
  await test.sql(
    `update vendors.free_grant set state = 'CANCELLED', cancelled_at = house_now(),
       cancelled_by = 'owner' where reward_id = $1`,
    [cancelled],
  );
  for (const reward of [early, cancelled]) {
    const { http, body } = await report(reward);
    expect([http, body['code']]).toEqual([412, 155]);
    expect(await winsOf(reward)).toEqual([]);
  }
  expect(await test.balance(member)).toBe(before + 125_000n);
});

it('refuses an issue that was rolled back before it arrived', async () => {
  const reward = await grant();
  const before = await test.balance(member);
  const { http, body } = await rollBack(reward);
  expect([http, (body['transactions'] as { tx_id: string }[])[0]?.tx_id]).toEqual([200, '']);
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const late = await report(reward);
    expect([late.http, late.body['code']]).toEqual([412, 155]);
  }
  expect(await test.balance(member)).toBe(before);
  expect(await stateOf(reward)).toMatchObject({ state: 'OFFERED', used: 0, won: '0' });
});

it('takes back what an issue won when it is rolled back, and never pays it again', async () => {
  const reward = await grant();
  const before = await test.balance(member);
  await report(reward);
  expect((await rollBack(reward)).http).toBe(200);
  expect(await test.balance(member)).toBe(before);
  expect(await stateOf(reward)).toEqual({ state: 'USED', used: COUNT, won: '0' });
  expect(await rolloverOf(reward)).toBe(0n);
  expect((await report(reward)).http).toBe(200);
  expect(await test.balance(member)).toBe(before);
});

it('refuses a report that is unsigned, signed by another, or misses its sum', async () => {
  const reward = await grant();
  const body = JSON.stringify({ issue_id: reward, status: 'played', total_amount: 100 });
  expect((await test.sendRaw('/vendor/play/v1/freespins', body, {})).http).toBe(403);
  for (const total_amount of [undefined, -1, 1.5, '100', Number.MAX_SAFE_INTEGER]) {
    expect((await report(reward, { total_amount })).http).toBe(400);
  }
  expect(await stateOf(reward)).toMatchObject({ state: 'OFFERED', used: 0 });
});
