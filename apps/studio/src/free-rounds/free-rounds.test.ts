import { randomUUID } from 'node:crypto';
import { DEMO_CURRENCY, VENDOR_PATHS, WALLET_PATHS } from '@fairhouse/calls/vendor';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { runDue } from '../rounds/run-due.ts';
import { openTestStudio, type TestStudio } from '../testing/test-studio.ts';

const HOUR = 3_600_000;
const START = 10_000_000n;
const ONE = 1_000_000;

let studio: TestStudio;
let users = 0;
const nextUser = (): string => `f-${(users += 1)}`;

beforeAll(async () => {
  studio = await openTestStudio();
});
afterAll(() => studio.close());
beforeEach(() => {
  studio.house.fault = () => 'none';
});

const now = () => studio.context.clock();
const grantFields = (user: string, more: object = {}) => ({
  operator_id: 'manila',
  reward_uuid: randomUUID(),
  user,
  game_code: 'harbour-lights',
  currency: 'PHP',
  bet_count: 3,
  bet_value: 500_000,
  start_time: now(),
  end_time: now() + 24 * HOUR,
  ...more,
});

const grant = (fields: object) => studio.asHouse(VENDOR_PATHS.freeRounds, fields);
const cancel = (reward: string, operator = 'manila') =>
  studio.asHouse(VENDOR_PATHS.freeRoundsCancel, { operator_id: operator, reward_uuid: reward });
const stateOf = async (reward: string) => {
  const asked = { operator_id: 'manila', rewards: [reward] };
  return (await studio.asHouse(VENDOR_PATHS.freeRoundsList, asked)).body.list[0];
};
const accept = (sessionID: string, freeRounds: string) =>
  studio.call('/free-rounds/accept', { sessionID, freeRounds });
const play = (sessionID: string, more: object = {}) =>
  studio.call('/wallet/play', { sessionID, amount: ONE, mode: 'base', ...more });
const balanceOf = (user: string) => studio.house.balances.get(user) ?? 0n;

/** Plays a round to its end, and returns it. */
async function playOut(sessionID: string, more: object = {}) {
  const answer = await play(sessionID, more);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  if (answer.body.round.active) await studio.call('/wallet/end-round', { sessionID });
  return answer.body;
}

async function settleAll() {
  for (let at = 0; at < 20; at += 1) {
    studio.advance(16_000);
    await runDue(studio.context);
    const { rows } = await studio.database.query<{ n: bigint }>(
      "select count(*) as n from studio.wallet_call where state = 'WAITING'",
    );
    if (rows[0]?.n === 0n) return;
  }
  throw new Error('calls are left');
}

/** A member with an accepted grant. */
async function granted(more: object = {}) {
  const user = nextUser();
  const fields = grantFields(user, more);
  const reward = fields.reward_uuid;
  expect((await grant(fields)).body).toMatchObject({ status: 'RS_OK' });
  const sessionID = await studio.launch('harbour-lights', user);
  expect((await accept(sessionID, reward)).status).toBe(200);
  return { user, reward, sessionID };
}

it('a member accepts free rounds, plays them without a stake, and keeps what they pay', async () => {
  const user = nextUser();
  const fields = grantFields(user);
  const reward = fields.reward_uuid;
  expect((await grant(fields)).body).toEqual({
    status: 'RS_OK',
    reward: { reward_uuid: reward, state: 'OFFERED', bet_count: 3, used: 0, won: 0 },
  });
  const sessionID = await studio.launch('harbour-lights', user);
  const opened = await studio.call('/wallet/authenticate', { sessionID });
  const offered = { id: reward, accepted: false, count: 3, left: 3, value: 5 * ONE, won: 0 };
  expect(opened.body.freeRounds).toMatchObject(offered);
  // Until they are accepted a stake is a stake.
  await playOut(sessionID);
  const paid = studio.house.requests.filter(({ body }) => body['user'] === user && body['is_free']);
  expect(paid).toEqual([]);
  const before = balanceOf(user);
  expect((await accept(sessionID, reward)).body.freeRounds).toMatchObject({ accepted: true });
  let won = 0n;
  for (const left of [2, 1, 0]) {
    const { round, freeRounds } = await playOut(sessionID, { freeRounds: reward });
    expect(round).toMatchObject({ free: true, stake: 0, amount: 5 * ONE });
    won += BigInt(round.payout) / 100n;
    if (left === 0) expect(freeRounds).toBeNull();
    else expect(freeRounds).toMatchObject({ left });
  }
  await settleAll();
  expect(balanceOf(user)).toBe(before + won);
  const used = { state: 'USED', used: 3, won: Number(won * 10n) };
  expect(await stateOf(reward)).toMatchObject(used);
  // A call whose answer was late is repeated under its id.
  const sent = studio.house.requests
    .filter(({ body }) => body['reward_uuid'] === reward)
    .filter(({ body }, at, all) => {
      const id = body['transaction_uuid'];
      return all.findIndex((each) => each.body['transaction_uuid'] === id) === at;
    });
  const bets = sent.filter(({ path }) => path === WALLET_PATHS.bet);
  expect(bets).toHaveLength(3);
  for (const { body } of bets) expect(body).toMatchObject({ is_free: true, amount: 500_000 });
  const wins = sent.filter(({ path }) => path === WALLET_PATHS.win);
  expect(wins).toHaveLength(3);
  for (const { body } of wins) {
    expect(body).toMatchObject({ is_free: true, meta: { turnover: '0.0000' } });
  }
  // The next round is paid for again.
  expect((await playOut(sessionID)).round).toMatchObject({ free: false, stake: ONE });
  expect((await play(sessionID, { freeRounds: reward })).body.error).toBe('ERR_VAL');
});

it('a repeated grant is the same one; other content under its id, or of another house, is refused', async () => {
  const user = nextUser();
  const fields = grantFields(user);
  const both = await Promise.all([grant(fields), grant(fields), grant(fields)]);
  for (const { body } of both) expect(body.status).toBe('RS_OK');
  const upper = { ...fields, reward_uuid: fields.reward_uuid.toUpperCase() };
  expect((await grant(upper)).body.status).toBe('RS_OK');
  for (const more of [
    { bet_count: 4 },
    { bet_value: 100_000 },
    { user: nextUser() },
    { game_code: 'jade-koi' },
    { end_time: fields.end_time + 1 },
    { operator_id: 'cebu' },
  ]) {
    const { body } = await grant({ ...fields, ...more });
    expect(body, JSON.stringify(more)).toEqual({ status: 'RS_ERROR_DUPLICATE_TRANSACTION' });
  }
  expect((await cancel(fields.reward_uuid, 'cebu')).body).toEqual({
    status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  });
  expect(await stateOf(fields.reward_uuid)).toMatchObject({ state: 'OFFERED', bet_count: 3 });
});

it.each([
  ['a game without free rounds', { game_code: 'crash' }, 'RS_ERROR_INVALID_GAME'],
  ['an unknown game', { game_code: 'no-such' }, 'RS_ERROR_INVALID_GAME'],
  ['a currency that is not offered', { currency: 'USD' }, 'RS_ERROR_WRONG_CURRENCY'],
  ['a value between two levels', { bet_value: 300_000 }, 'RS_ERROR_LIMIT_REACHED'],
  ['a value above the levels', { bet_value: 100_000_000 }, 'RS_ERROR_LIMIT_REACHED'],
  ['an end in the past', { start_time: 0, end_time: 1000 }, 'RS_ERROR_WRONG_SYNTAX'],
])('a grant of %s is refused', async (_case, more, status) => {
  expect((await grant(grantFields(nextUser(), more))).body).toEqual({ status });
});

it('a grant needs the signature of its house', async () => {
  const answer = await studio.call(VENDOR_PATHS.freeRounds, grantFields(nextUser()));
  expect(answer.status).toBe(401);
});

it('nobody else accepts or plays a member’s rounds, and no demo has any', async () => {
  const { reward } = await granted();
  const other = await studio.launch('harbour-lights', nextUser());
  expect((await accept(other, reward)).body.error).toBe('ERR_VAL');
  expect((await play(other, { freeRounds: reward })).body.error).toBe('ERR_VAL');
  const demo = await studio.launch('harbour-lights', nextUser(), {
    currency: DEMO_CURRENCY,
    user: undefined,
    token: undefined,
  });
  expect((await accept(demo, reward)).body.error).toBe('ERR_VAL');
  const opened = await studio.call('/wallet/authenticate', { sessionID: demo });
  expect(opened.body.freeRounds).toBeNull();
  expect(await stateOf(reward)).toMatchObject({ used: 0 });
});

it('a bought feature is paid for while free rounds are left', async () => {
  const { user, reward, sessionID } = await granted();
  const before = balanceOf(user);
  const { round } = await playOut(sessionID, { mode: 'buy' });
  expect(round).toMatchObject({ free: false, stake: 31_100_000 });
  await settleAll();
  expect(balanceOf(user)).toBe(before - 311_000n + BigInt(round.payout) / 100n);
  expect(await stateOf(reward)).toMatchObject({ used: 0 });
});

it('a cancelled grant begins no round, and what was begun is paid', async () => {
  const { user, reward, sessionID } = await granted({ bet_count: 100 });
  let open = await play(sessionID, { freeRounds: reward });
  while (open.body.round.active !== true) open = await play(sessionID, { freeRounds: reward });
  const before = balanceOf(user);
  expect((await cancel(reward)).body.reward).toMatchObject({ state: 'CANCELLED' });
  expect((await cancel(reward)).body.reward).toMatchObject({ state: 'CANCELLED' });
  await studio.call('/wallet/end-round', { sessionID });
  expect(balanceOf(user)).toBe(before + BigInt(open.body.round.payout) / 100n);
  expect((await play(sessionID, { freeRounds: reward })).body.error).toBe('ERR_VAL');
  expect((await accept(sessionID, reward)).body.error).toBe('ERR_VAL');
  const { round } = await playOut(sessionID);
  expect(round.free).toBe(false);
});

it('a page that finds its last free round open is told which grant it belongs to', async () => {
  const { reward, sessionID } = await granted({ bet_count: 1 });
  const open = () => studio.call('/wallet/authenticate', { sessionID });
  expect((await open()).body).toMatchObject({ freeRounds: { id: reward }, roundFreeRounds: null });
  for (let at = 0; at < 200; at += 1) {
    const user = nextUser();
    const fields = grantFields(user, { bet_count: 1 });
    await grant(fields);
    const own = await studio.launch('harbour-lights', user);
    await accept(own, fields.reward_uuid);
    const { body } = await play(own, { freeRounds: fields.reward_uuid });
    if (body.round.active !== true) continue;
    const found = (await studio.call('/wallet/authenticate', { sessionID: own })).body;
    const last = { id: fields.reward_uuid, accepted: true, left: 0, won: 0 };
    expect(found).toMatchObject({ freeRounds: null, roundFreeRounds: last });
    await studio.call('/wallet/end-round', { sessionID: own });
    const after = (await studio.call('/wallet/authenticate', { sessionID: own })).body;
    expect(after).toMatchObject({ freeRounds: null, roundFreeRounds: null });
    return;
  }
  throw new Error('no round won');
});

it('a round that began before the end of its grant is paid after it', async () => {
  const { user, reward, sessionID } = await granted({
    bet_count: 100,
    end_time: now() + 60_000,
  });
  let open = await play(sessionID, { freeRounds: reward });
  while (open.body.round.active !== true) open = await play(sessionID, { freeRounds: reward });
  const before = balanceOf(user);
  studio.advance(60_000);
  expect((await play(sessionID, { freeRounds: reward })).body.error).toBe('ERR_VAL');
  await studio.call('/wallet/end-round', { sessionID });
  expect(balanceOf(user)).toBe(before + BigInt(open.body.round.payout) / 100n);
  expect(await stateOf(reward)).toMatchObject({ state: 'EXPIRED' });
  expect((await cancel(reward)).body.reward).toMatchObject({ state: 'EXPIRED' });
});

it('a round that the wallet refuses, or that is refunded, is left to be played', async () => {
  const { reward, sessionID } = await granted();
  studio.house.refusedRewards.add(reward);
  expect((await play(sessionID, { freeRounds: reward })).body.error).toBe('ERR_GLE');
  expect(await stateOf(reward)).toMatchObject({ state: 'ACTIVE', used: 0 });
  studio.house.refusedRewards.delete(reward);
  studio.advance(1000);
  studio.house.fault = (path) => (path === WALLET_PATHS.bet ? 'unknown-error' : 'none');
  const unknown = await play(sessionID, { freeRounds: reward });
  expect(unknown.body.error).toBe('ERR_GEN');
  expect(await stateOf(reward)).toMatchObject({ used: 1 });
  await settleAll();
  expect(await stateOf(reward)).toMatchObject({ state: 'ACTIVE', used: 0, won: 0 });
});

it('presses at once use a grant up exactly, and a repeated press is one round', async () => {
  const { user, reward, sessionID } = await granted({ bet_count: 2 });
  const second = await studio.launch('harbour-lights', user);
  const before = balanceOf(user);
  const presses = [sessionID, second].flatMap((each) =>
    Array.from({ length: 6 }, async () => {
      const playId = randomUUID();
      const once = await play(each, { freeRounds: reward, playId });
      if (once.status !== 200) return undefined;
      if (once.body.round.active) await studio.call('/wallet/end-round', { sessionID: each });
      const again = await play(each, { freeRounds: reward, playId });
      expect(again.body.round.id).toBe(once.body.round.id);
      return once.body.round;
    }),
  );
  const rounds = (await Promise.all(presses)).filter((round) => round !== undefined);
  await settleAll();
  expect(rounds.length).toBeLessThanOrEqual(2);
  const won = rounds.reduce((sum, { payout }) => sum + BigInt(payout) / 100n, 0n);
  expect(balanceOf(user)).toBe(before + won);
  expect(await stateOf(reward)).toMatchObject({ used: rounds.length, won: Number(won * 10n) });
  expect(START).toBe(before);
});
