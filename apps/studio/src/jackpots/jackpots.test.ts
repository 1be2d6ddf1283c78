import { DEMO_CURRENCY, VENDOR_PATHS, WALLET_PATHS } from '@fairhouse/calls/vendor';
import { verifyRound } from '@fairhouse/rules/rounds';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readRoundFile } from '../replay/round-file.ts';
import { runDue } from '../rounds/run-due.ts';
import { openTestStudio, type TestStudio } from '../testing/test-studio.ts';

let studio: TestStudio;
let users = 0;

beforeAll(async () => {
  studio = await openTestStudio({ jurisdictions: {} });
});
afterAll(() => studio.close());
beforeEach(() => {
  const { house } = studio;
  house.fault = () => 'none';
  house.refusesClaims = false;
  for (const [level, pot] of Object.entries({ MINI: 120_0000n, MAJOR: 900_0000n, GRAND: 9n })) {
    house.pots.set(level, pot);
  }
});

const FULL = 100_000_0000n;
/** A bought feature of 200.00 costs 6,220.00: above 5,000.00 the lowest level is always won. */
const SURE = { amount: 200_000_000, mode: 'buy' };

async function open(game = 'harbour-lights', more: object = {}) {
  const user = `j-${(users += 1)}`;
  studio.house.balances.set(user, FULL);
  const sessionID = await studio.launch(game, user, more);
  const play = (given: object = SURE) => studio.call('/wallet/play', { sessionID, ...given });
  return { user, sessionID, play };
}

async function settleAll() {
  for (let at = 0; at < 12; at += 1) {
    studio.advance(16_000);
    await runDue(studio.context);
  }
  studio.advance(31 * 60_000);
  for (let at = 0; at < 4; at += 1) {
    studio.advance(16_000);
    await runDue(studio.context);
  }
}

/** The wins that the house has of a round, in order. */
const winsOf = (round: string) =>
  studio.house.requests.filter(
    ({ path, body }) => path === WALLET_PATHS.win && body['round'] === round,
  );

it('claims what a round won before it closes, and shows what the house paid', async () => {
  const { user, sessionID, play } = await open();
  const { status, body } = await play();
  expect(status, JSON.stringify(body)).toBe(200);
  const { round } = body;
  const paid = round.jackpots.find((each: { level: string }) => each.level === 'MINI');
  expect(paid).toEqual({ level: 'MINI', amount: 120_000_000 });
  const sum = (round.jackpots as { amount: number }[]).reduce((all, { amount }) => all + amount, 0);
  expect(body.balance.amount).toBe(Number(FULL) * 100 - 6_220_000_000 + sum);
  await studio.call('/wallet/end-round', { sessionID });
  const [claim, ...rest] = winsOf(round.id);
  expect(claim?.body).toMatchObject({ house_jackpot: 'MINI', amount: 0, round_closed: false });
  expect(rest.at(-1)?.body).toMatchObject({ round_closed: true });
  expect(rest.at(-1)?.body['house_jackpot']).toBeUndefined();
  const listed = await studio.asHouse(VENDOR_PATHS.gameRound, {
    operator_id: 'manila',
    user,
    game_code: 'harbour-lights',
    round: round.id,
  });
  expect(listed.body.transactions).toContainEqual(
    expect.objectContaining({ kind: 'TK_WIN', house_jackpot: 'MINI', amount: 12_000_000 }),
  );
  const again = await studio.call('/wallet/authenticate', { sessionID });
  expect(again.body.round.jackpots).toEqual(round.jackpots);
});

it('proves its draws by the seeds of the round, and no others', async () => {
  const { sessionID, play } = await open();
  const { body } = await play();
  await studio.call('/wallet/end-round', { sessionID });
  const sealed = await readRoundFile(studio.context, body.round.id);
  expect(verifyRound(sealed)).toBe('sealed');
  await studio.call('/seeds/rotate', { sessionID, clientSeed: 'next' });
  const file = (await readRoundFile(studio.context, body.round.id)) as {
    jackpots: { level: string; number: number; threshold: number; paid: string | null }[];
  };
  expect(verifyRound(file)).toBe('verified');
  expect(file.jackpots.map(({ level, threshold }) => [level, threshold])).toEqual([
    ['MINI', 1_244_000_000],
    ['MAJOR', 31_100_000],
    ['GRAND', 1_244_000],
  ]);
  expect(file.jackpots[0]?.paid).toBe('120.0000');
  const forged = (change: object, at = 0) => ({
    ...file,
    jackpots: file.jackpots.map((each, index) => (index === at ? { ...each, ...change } : each)),
  });
  const wrong = [
    forged({ number: 1 }),
    forged({ threshold: 1_244_000_001 }),
    forged({ level: 'MAJOR' }),
    forged({ paid: 12 }),
    { ...file, jackpots: [] },
    { ...file, jackpots: file.jackpots.slice(1) },
    { ...file, currency: 'VND' },
  ];
  for (const each of wrong) expect(verifyRound(each)).toBe('failed');
});

it('claims once, and closes after it, whatever is lost on the way', async () => {
  const { house } = studio;
  house.fault = (path, count) => (path === WALLET_PATHS.win && count % 2 === 1 ? 'cut' : 'none');
  const { user, play } = await open();
  const { body } = await play();
  await settleAll();
  const { round } = body;
  const won = [...house.booked.values()].filter(
    (each) => each.user === user && each.level === 'MINI',
  );
  expect(won).toHaveLength(1);
  const file = (await readRoundFile(studio.context, round.id)) as {
    state: string;
    jackpots: { paid: string | null }[];
  };
  expect([file.state, file.jackpots[0]?.paid]).toEqual(['SETTLED', '120.0000']);
});

it('does not close a round whose claim has no answer', async () => {
  studio.house.fault = (path) => (path === WALLET_PATHS.win ? 'lost' : 'none');
  const { user, play } = await open();
  const { status, body } = await play();
  expect(status === 200 ? body.round.jackpots[0] : body.error).toEqual(
    status === 200 ? { level: 'MINI', amount: null } : 'ERR_GEN',
  );
  studio.advance(31 * 60_000);
  await runDue(studio.context);
  const sent = studio.house.requests.filter(
    (each) => each.path === WALLET_PATHS.win && each.body['user'] === user,
  );
  expect(sent.length > 0 && sent.every((each) => each.body['house_jackpot'] === 'MINI')).toBe(true);
  studio.house.fault = () => 'none';
  await settleAll();
  const kinds = [...studio.house.booked.values()].filter((each) => each.user === user);
  expect(kinds.map(({ kind, level }) => level ?? kind)).toEqual(['bet', 'MINI', 'win']);
});

it('pays the win of a round whose claim the house refuses', async () => {
  studio.house.refusesClaims = true;
  const { user, play } = await open();
  const { body } = await play();
  expect(body.round.jackpots[0]).toEqual({ level: 'MINI', amount: null });
  await settleAll();
  const { rows } = await studio.database.query<{ kind: string; state: string }>(
    `select c.kind, c.state from studio.wallet_call c
       join studio.round r on r.id = c.round_id join studio.player p on p.id = r.player_id
      where p.username = $1 and c.kind <> 'BET' order by c.kind, c.level`,
    [user],
  );
  expect(rows.find(({ kind }) => kind === 'JACKPOT')?.state).toBe('REFUSED');
  expect(rows.find(({ kind }) => kind === 'WIN')?.state).toBe('DONE');
  expect(studio.warnings.some((line) => line.startsWith('the claim'))).toBe(true);
});

it('draws nothing in a demo, in a house without pots, and in an instant game', async () => {
  const demo = await open('harbour-lights', {
    user: undefined,
    token: undefined,
    currency: DEMO_CURRENCY,
  });
  const shown = await demo.play({ amount: 1_000_000, mode: 'base' });
  expect([shown.status, shown.body.round.jackpots]).toEqual([200, undefined]);
  const dice = await open('dice');
  const asked = { amount: 1_000_000, parameters: { side: 'UNDER', target: 4_200 } };
  const rolled = await studio.call('/instant/play', { sessionID: dice.sessionID, ...asked });
  expect([rolled.status, rolled.body.round?.jackpots]).toEqual([200, undefined]);
  studio.house.pots.clear();
  const plain = await open();
  const { body } = await plain.play();
  expect(body.round.jackpots).toBeUndefined();
  await studio.call('/wallet/end-round', { sessionID: plain.sessionID });
  expect(await readRoundFile(studio.context, body.round.id)).toMatchObject({ jackpots: null });
});
