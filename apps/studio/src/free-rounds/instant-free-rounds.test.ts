import { randomUUID } from 'node:crypto';
import { DEMO_CURRENCY, VENDOR_PATHS, WALLET_PATHS } from '@fairhouse/calls/vendor';
import { rankOf } from '@fairhouse/rules/games';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { publishedRows } from '../house/published-rows.ts';
import { runDue } from '../rounds/run-due.ts';
import { openTestStudio, type TestStudio } from '../testing/test-studio.ts';

const DAY = 24 * 3_600_000;
const ONE = 1_000_000;

let studio: TestStudio;
let users = 0;

beforeAll(async () => {
  studio = await openTestStudio();
});
afterAll(() => studio.close());
beforeEach(() => {
  studio.house.fault = () => 'none';
});

type Choose = (shown: { readonly card: number }) => unknown;
type Game = readonly [game: string, parameters: object, choose: Choose];
const nothing: Choose = () => undefined;

/** Every game of one player that is no slot: a bet, and the choice where it goes on. */
const GAMES: readonly Game[] = [
  ['dice', { side: 'UNDER', target: 5_000 }, nothing],
  ['limbo', { target: 200 }, nothing],
  ['plinko', { rows: 8, risk: 'LOW' }, nothing],
  ['keno', { risk: 'MEDIUM', picks: [1, 2, 3] }, nothing],
  ['wheel', { risk: 'LOW', segments: 10 }, nothing],
  ['mines', { mines: 3 }, () => 7],
  ['tower', { level: 'EASY' }, () => 1],
  ['coin', {}, () => 'H'],
  ['hilo', {}, ({ card }) => (rankOf(card) > 7 ? 'LOWER' : 'HIGHER')],
  ['video-poker', {}, () => [0, 1, 2, 3, 4]],
];
const DICE = { side: 'UNDER', target: 5_000 };
const MINES = { mines: 3 };

async function granted(game: string, more: object = {}) {
  const user = `i-${(users += 1)}`;
  const reward = randomUUID();
  const answer = await studio.asHouse(VENDOR_PATHS.freeRounds, {
    operator_id: 'manila',
    reward_uuid: reward,
    user,
    game_code: game,
    currency: 'PHP',
    bet_count: 2,
    bet_value: 500_000,
    start_time: studio.context.clock(),
    end_time: studio.context.clock() + 7 * DAY,
    ...more,
  });
  expect(answer.body).toMatchObject({ status: 'RS_OK' });
  const sessionID = await studio.launch(game, user);
  const freeRounds = reward;
  const accepted = await studio.call('/free-rounds/accept', { sessionID, freeRounds });
  expect(accepted.body.freeRounds).toMatchObject({ id: reward, accepted: true });
  return { user, reward, sessionID };
}

async function play(sessionID: string, parameters: object, more: object = {}) {
  studio.advance(1_000);
  return studio.call('/instant/play', { sessionID, amount: ONE, parameters, ...more });
}

const stateOf = async (reward: string) => {
  const asked = { operator_id: 'manila', rewards: [reward] };
  return (await studio.asHouse(VENDOR_PATHS.freeRoundsList, asked)).body.list[0];
};
const balanceOf = (user: string) => studio.house.balances.get(user) ?? 0n;
const opened = async (sessionID: string) =>
  (await studio.call('/wallet/authenticate', { sessionID })).body;

/** Plays a round to its end: one choice, and what it has won is taken. */
async function playOut(sessionID: string, [, parameters, choose]: Game, reward: string) {
  const begun = await play(sessionID, parameters, { freeRounds: reward });
  expect(begun.status, JSON.stringify(begun.body)).toBe(200);
  let { body } = begun;
  const { id: round } = body.round;
  if (body.round.active) {
    const made = { sessionID, round, step: 0, choice: choose(body.round.state[0]) };
    ({ body } = await studio.call('/instant/choose', made));
  }
  if (body.round.active) {
    ({ body } = await studio.call('/instant/take', { sessionID, round }));
  }
  return body;
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

describe('free rounds of the games that are no slots', () => {
  it('are offered in every game of one player, and in none of a table', () => {
    const rows = publishedRows('http://studio.test');
    const without = rows.filter(({ freebet_support: has }) => has !== true);
    expect(without.map(({ game_code: code }) => code)).toEqual(['crash']);
    expect(rows.map(({ game_code: code }) => code)).toEqual(
      expect.arrayContaining(GAMES.map(([code]) => code)),
    );
  });

  it.each(GAMES)('%s is played without a stake and pays', async (...each) => {
    const [game, parameters] = each;
    const { user, reward, sessionID } = await granted(game);
    const before = balanceOf(user);
    let won = 0n;
    for (let at = 0; at < 2; at += 1) {
      const { round } = await playOut(sessionID, each, reward);
      expect(round).toMatchObject({ free: true, stake: 0, amount: 5 * ONE, active: false });
      won += BigInt(round.payout) / 100n;
    }
    await settleAll();
    expect(balanceOf(user)).toBe(before + won);
    expect(await stateOf(reward)).toMatchObject({ state: 'USED', used: 2, won: Number(won * 10n) });
    const sent = studio.house.requests.filter(({ body }) => body['reward_uuid'] === reward);
    expect(sent.length).toBeGreaterThanOrEqual(4);
    for (const { path, body } of sent) {
      expect(body).toMatchObject({ is_free: true, game_code: game });
      if (path === WALLET_PATHS.bet) expect(body).toMatchObject({ amount: 500_000 });
      else expect(body).toMatchObject({ meta: { turnover: '0.0000' } });
    }
    // One too many is refused, and without the grant's name it is paid for.
    expect((await play(sessionID, parameters, { freeRounds: reward })).body.error).toBe('ERR_VAL');
    const paid = await play(sessionID, parameters);
    expect(paid.body.round).toMatchObject({ free: false, stake: ONE });
  });

  it('stake the value of their grant, whatever a client asks for', async () => {
    const { reward, sessionID } = await granted('dice');
    const { body } = await play(sessionID, DICE, { amount: 50 * ONE, freeRounds: reward });
    expect(body.round).toMatchObject({ free: true, amount: 5 * ONE, stake: 0 });
    expect(body.freeRounds).toMatchObject({ id: reward, left: 1 });
  });

  it('are refused in another game and to another player, who then takes none', async () => {
    const { reward, user } = await granted('dice');
    const mines = await studio.launch('mines', user);
    const other = await studio.launch('dice', `i-${(users += 1)}`);
    for (const [sessionID, parameters] of [
      [mines, MINES],
      [other, DICE],
    ] as const) {
      const accepted = await studio.call('/free-rounds/accept', { sessionID, freeRounds: reward });
      expect(accepted.body.error).toBe('ERR_VAL');
      const answer = await play(sessionID, parameters, { freeRounds: reward });
      expect(answer.body.error).toBe('ERR_VAL');
      expect((await opened(sessionID)).freeRounds).toBeNull();
    }
    expect(await stateOf(reward)).toMatchObject({ used: 0 });
  });

  it('are of no demo', async () => {
    const { reward } = await granted('dice');
    const demo = await studio.launch('dice', `i-${(users += 1)}`, {
      currency: DEMO_CURRENCY,
      user: undefined,
      token: undefined,
    });
    expect((await play(demo, DICE, { freeRounds: reward })).body.error).toBe('ERR_VAL');
    expect((await opened(demo)).freeRounds).toBeNull();
    expect(await stateOf(reward)).toMatchObject({ used: 0 });
  });

  it('are refused where the value could win more than is paid, and take no round', async () => {
    const { reward, sessionID } = await granted('limbo', { bet_value: 100_000_000 });
    // The stake that is asked for could: that of the grant, 1,000, could not at this target.
    const asked = { freeRounds: reward };
    const refused = await play(sessionID, { target: 500_001 }, asked);
    expect(refused.body.error).toBe('ERR_GLE');
    expect(await stateOf(reward)).toMatchObject({ used: 0 });
    expect((await play(sessionID, { target: 500_000 }, asked)).status).toBe(200);
  });

  it('go on after a reload, and the last one is known by its grant', async () => {
    const { reward, sessionID } = await granted('mines', { bet_count: 1 });
    const begun = await play(sessionID, MINES, { freeRounds: reward });
    const found = await opened(sessionID);
    expect(found.round).toMatchObject({ id: begun.body.round.id, active: true, free: true });
    expect(found.freeRounds).toBeNull();
    expect(found.roundFreeRounds).toMatchObject({ id: reward, left: 0, value: 5 * ONE });
  });

  it('are given back where nothing was chosen for a day', async () => {
    const { user, reward, sessionID } = await granted('tower');
    const before = balanceOf(user);
    await play(sessionID, { level: 'EASY' }, { freeRounds: reward });
    expect(await stateOf(reward)).toMatchObject({ used: 1 });
    studio.advance(DAY);
    await settleAll();
    expect(await stateOf(reward)).toMatchObject({ state: 'ACTIVE', used: 0, won: 0 });
    expect(balanceOf(user)).toBe(before);
  });

  it('are used up exactly by presses at once', async () => {
    const { user, reward, sessionID } = await granted('coin');
    const before = balanceOf(user);
    const presses = Array.from({ length: 8 }, () => play(sessionID, {}, { freeRounds: reward }));
    const placed = (await Promise.all(presses)).filter(({ status }) => status === 200);
    expect(placed).toHaveLength(1);
    expect(await stateOf(reward)).toMatchObject({ used: 1 });
    expect(balanceOf(user)).toBe(before);
  });
});
