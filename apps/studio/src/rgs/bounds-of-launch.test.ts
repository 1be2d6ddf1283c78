// What a house takes as one stake bounds what its players are offered, and no free round.
import { UNITS_PER_ONE } from '@fairhouse/values';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findSlot } from '../games/find-play.ts';
import { greatestOfSlot } from '../games/slot-plays.ts';
import { openTestStudio, type TestStudio } from '../testing/test-studio.ts';

let studio: TestStudio;
let users = 0;

beforeAll(async () => {
  studio = await openTestStudio({ timeoutMs: 10_000 });
});
afterAll(() => studio.close());

interface Bounds {
  readonly min_bet?: string;
  readonly max_bet?: string;
  readonly max_win?: string;
}

const launch = (game: string, bounds: Bounds) => studio.launch(game, `b-${(users += 1)}`, bounds);
const configOf = async (sessionID: string) =>
  (await studio.call('/wallet/authenticate', { sessionID, language: 'en' })).body.config;
const play = (sessionID: string, amount: number, mode = 'base') =>
  studio.call('/wallet/play', { sessionID, amount, mode });

it('a slot offers the levels within them, and begins at the nearest to the usual one', async () => {
  expect(await configOf(await launch('harbour-lights', { min_bet: '15', max_bet: '60' }))).toEqual(
    expect.objectContaining({
      minBet: 15_000_000,
      maxBet: 60_000_000,
      betLevels: [20_000_000, 50_000_000],
      defaultBetLevel: 20_000_000,
    }),
  );
  const low = await configOf(await launch('harbour-lights', { max_bet: '5.5000' }));
  expect(low).toMatchObject({ minBet: 1_000_000, maxBet: 5_000_000, defaultBetLevel: 5_000_000 });
  expect(low.betLevels).toEqual([1_000_000, 2_000_000, 5_000_000]);
  const listed = await configOf(await launch('harbour-lights', {}));
  expect(listed).toMatchObject({ minBet: 1_000_000, maxBet: 500_000_000 });
  // A house cannot widen what the game is listed with.
  expect(
    await configOf(await launch('harbour-lights', { min_bet: '0.1', max_bet: '99999' })),
  ).toEqual(listed);
});

it('a stake beyond them is refused before anything is sent, and so is a feature’s cost', async () => {
  const sessionID = await launch('harbour-lights', { min_bet: '2', max_bet: '50' });
  const before = studio.house.requests.length;
  expect((await play(sessionID, 1_000_000)).body.error).toBe('ERR_VAL');
  expect((await play(sessionID, 100_000_000)).body.error).toBe('ERR_VAL');
  // 31.1 times two is above fifty.
  expect((await play(sessionID, 2_000_000, 'buy')).body.error).toBe('ERR_GLE');
  expect(studio.house.requests).toHaveLength(before);
  expect((await play(sessionID, 50_000_000)).status).toBe(200);
});

it('an instant game takes stakes within them', async () => {
  const sessionID = await launch('dice', { max_bet: '3' });
  const bet = (amount: number) =>
    studio.call('/instant/play', {
      sessionID,
      amount,
      parameters: { side: 'UNDER', target: 4950 },
    });
  expect(await configOf(sessionID)).toMatchObject({ maxBet: 3_000_000 });
  expect((await bet(4_000_000)).body.error).toBe('ERR_VAL');
  const { status, body } = await bet(3_000_000);
  expect(status, JSON.stringify(body)).toBe(200);
});

it('a house that takes none of the levels has no such game', async () => {
  const sessionID = await launch('harbour-lights', { min_bet: '3', max_bet: '4' });
  const { body } = await studio.call('/wallet/authenticate', { sessionID, language: 'en' });
  expect(body.error).toBe('ERR_VAL');
});

describe('the most that a house pays for a round', () => {
  const ONE = 1_000_000;
  const bet = (sessionID: string, amount: number, parameters: object) =>
    studio.call('/instant/play', { sessionID, amount, parameters });
  const settled = { side: 'UNDER', target: 100 } as const;

  it('leaves the levels of a slot whose greatest win is not above it', async () => {
    const slot = findSlot('harbour-lights');
    const greatest = slot === undefined ? 0n : greatestOfSlot(slot.game);
    // Just the greatest win of a stake of twenty.
    const most = (20n * greatest) / UNITS_PER_ONE + 1n;
    const sessionID = await launch('harbour-lights', { max_win: String(most) });
    const { betLevels, maxBet, maxWin } = await configOf(sessionID);
    expect(betLevels).toEqual([1, 2, 5, 10, 20].map((each) => each * ONE));
    expect({ maxBet, maxWin }).toEqual({ maxBet: 20 * ONE, maxWin: Number(most) * ONE });
    const before = studio.house.requests.length;
    expect((await play(sessionID, 50 * ONE)).body.error).toBe('ERR_VAL');
    expect(studio.house.requests).toHaveLength(before);
    // The cost of a feature is bounded by stakes alone.
    expect((await play(sessionID, 20 * ONE, 'buy')).status).toBe(200);
  });

  it('refuses an instant bet that could win more before anything is sent', async () => {
    // Below 1.00 of a hundred wins 99 times the stake.
    const sessionID = await launch('dice', { max_win: '500' });
    const before = studio.house.requests.length;
    expect((await bet(sessionID, 6 * ONE, settled)).body.error).toBe('ERR_GLE');
    expect(studio.house.requests).toHaveLength(before);
    expect((await bet(sessionID, 5 * ONE, settled)).status).toBe(200);
  });

  it('ends the steps of a game of choices', async () => {
    // A stake of ten wins 19.8 with the first right call, and 39.2 with the second.
    const sessionID = await launch('coin', { max_win: '20' });
    let shown: { round: { id: string; active: boolean } } | undefined;
    for (let tries = 0; tries < 60 && shown === undefined; tries += 1) {
      studio.advance(1_000);
      const { id: round } = (await bet(sessionID, 10 * ONE, {})).body.round;
      const called = { sessionID, round, step: 0, choice: 'H' };
      const { body } = await studio.call('/instant/choose', called);
      if (body.round.active) shown = body;
    }
    const round = shown?.round.id;
    const next = { sessionID, round, step: 1, choice: 'H' };
    expect((await studio.call('/instant/choose', next)).body.error).toBe('ERR_GLE');
    expect((await studio.call('/instant/take', { sessionID, round })).status).toBe(200);
  });

  it('is never more than what we list, and nothing is offered where it is less than any win', async () => {
    const { maxWin } = await configOf(await launch('dice', {}));
    expect(maxWin).toBe(5_000_000 * ONE);
    expect((await configOf(await launch('dice', { max_win: '9000000' }))).maxWin).toBe(maxWin);
    const sessionID = await launch('harbour-lights', { max_win: '1' });
    const { body } = await studio.call('/wallet/authenticate', { sessionID, language: 'en' });
    expect(body.error).toBe('ERR_VAL');
  });
});
