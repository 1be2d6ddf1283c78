// What a house takes as one stake bounds what its players are offered, and no free round.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestStudio, type TestStudio } from '../testing/test-studio.ts';

let studio: TestStudio;
let users = 0;

beforeAll(async () => {
  studio = await openTestStudio({ timeoutMs: 10_000 });
});
afterAll(() => studio.close());

const launch = (game: string, bounds: { min_bet?: string; max_bet?: string }) =>
  studio.launch(game, `b-${(users += 1)}`, bounds);
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
