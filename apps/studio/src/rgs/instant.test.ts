import { DEMO_CURRENCY } from '@fairhouse/calls/vendor';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runDue } from '../rounds/run-due.ts';
import { openTestStudio, type TestStudio, type RgsBody } from '../testing/test-studio.ts';

let studio: TestStudio;
let users = 0;
const MEMBER = 'i-';
const nextUser = (): string => `${MEMBER}${(users += 1)}`;

beforeAll(async () => {
  // No house of this file is slow: a busy machine may be.
  studio = await openTestStudio({ timeoutMs: 10_000 });
});
afterAll(() => studio.close());

const bet = (sessionID: string, parameters: object = {}, more: object = {}) => {
  studio.advance(300);
  return studio.call('/instant/play', { sessionID, amount: 1_000_000, parameters, ...more });
};

describe('an instant game', () => {
  it.each([
    ['dice', { side: 'UNDER', target: 5_000 }],
    ['limbo', { target: 200 }],
    ['plinko', { rows: 12, risk: 'MEDIUM' }],
    ['keno', { risk: 'HIGH', picks: [1, 2, 3] }],
    ['wheel', { risk: 'LOW', segments: 20 }],
  ])('%s pays its multiplier at once, exactly', async (game, parameters) => {
    const user = nextUser();
    const sessionID = await studio.launch(game, user);
    let expected = 10_000_000n;
    for (let at = 0; at < 12; at += 1) {
      const { status, body } = await bet(sessionID, parameters, { amount: 1_230_000 });
      expect(status, JSON.stringify(body)).toBe(200);
      expect(body.round.active).toBe(false);
      expected += BigInt(body.round.payout) / 100n - 12_300n;
      expect(body.balance.amount).toBe(Number(expected * 100n));
    }
    expect(studio.house.balances.get(user)).toBe(expected);
  });

  it('refuses bets that it does not offer, and stakes whose win would be above the most', async () => {
    const dice = await studio.launch('dice', nextUser());
    for (const parameters of [
      {},
      { side: 'UNDER', target: 0 },
      { side: 'UNDER', target: 9_900 },
      { side: 'X', target: 5 },
    ]) {
      expect((await bet(dice, parameters)).body.error, JSON.stringify(parameters)).toBe('ERR_VAL');
    }
    const most = { side: 'UNDER', target: 1 };
    expect((await bet(dice, most, { amount: 600_000_000 })).body.error).toBe('ERR_GLE');
    expect((await bet(dice, most, { amount: 1_000_001 })).body.error).toBe('ERR_VAL');
    const keno = await studio.launch('keno', nextUser());
    expect((await bet(keno, { risk: 'HIGH', picks: [1, 1] })).body.error).toBe('ERR_VAL');
  });

  it('is played four times a second at most', async () => {
    const sessionID = await studio.launch('limbo', nextUser());
    expect((await bet(sessionID, { target: 200 })).status).toBe(200);
    const again = await studio.call('/instant/play', {
      sessionID,
      amount: 1_000_000,
      parameters: { target: 200 },
    });
    expect(again.body.error).toBe('ERR_VAL');
  });

  it('is played once by twenty requests at once, and its rounds keep their distance', async () => {
    const user = nextUser();
    const sessionID = await studio.launch('limbo', user);
    const play = () =>
      studio.call('/instant/play', {
        sessionID,
        amount: 1_000_000,
        parameters: { target: 100_000_000 },
      });
    for (let wave = 1; wave <= 3; wave += 1) {
      studio.advance(250);
      const answers = await Promise.all(Array.from({ length: 20 }, play));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      studio.advance(249);
      expect((await play()).body.error).toBe('ERR_VAL');
    }
    expect(studio.house.balances.get(user)).toBe(10_000_000n - 3n * 10_000n);
  });

  it('finds the round of a repeated request, however soon it comes', async () => {
    const sessionID = await studio.launch('limbo', nextUser());
    studio.advance(300);
    const body = {
      sessionID,
      amount: 1_000_000,
      parameters: { target: 200 },
      playId: crypto.randomUUID(),
    };
    const [one, again] = [
      await studio.call('/instant/play', body),
      await studio.call('/instant/play', body),
    ];
    expect([one.status, again.status]).toEqual([200, 200]);
    expect(again.body.round.id).toBe(one.body.round.id);
  });

  it('of choices keeps what is hidden, and takes a repeated choice once', async () => {
    const sessionID = await studio.launch('mines', nextUser());
    for (let at = 0; at < 8; at += 1) {
      const { body } = await bet(sessionID, { mines: 5 });
      const { id } = body.round;
      expect(JSON.stringify(body)).not.toContain('positions');
      const choose = (step: number, choice: unknown) =>
        studio.call('/instant/choose', { sessionID, round: id, step, choice });
      const two = await Promise.all([choose(0, 7), choose(0, 7)]);
      for (const { status, body: each } of two) {
        expect(status).toBe(200);
        expect(each.round.step).toBe(1);
      }
      expect((await choose(0, 8)).body.error).toBe('ERR_VAL');
      if (!two[0]?.body.round.active) {
        expect(two[0]?.body.round.state[0].positions).toHaveLength(5);
        continue;
      }
      expect((await choose(1, 7)).body.error).toBe('ERR_VAL');
      expect((await choose(1, 26)).body.error).toBe('ERR_VAL');
      const taken = await studio.call('/instant/take', { sessionID, round: id });
      expect(taken.body.round.payoutMultiplier).toBe(1.2375);
      const again = await studio.call('/instant/take', { sessionID, round: id });
      expect(again.body.balance).toEqual(taken.body.balance);
    }
  });

  it('cannot be taken before a choice, nor by another player', async () => {
    const sessionID = await studio.launch('tower', nextUser());
    const { body } = await bet(sessionID, { level: 'EASY' });
    const take = await studio.call('/instant/take', { sessionID, round: body.round.id });
    expect(take.body.error).toBe('ERR_VAL');
    const stranger = await studio.launch('tower', nextUser());
    for (const path of ['/instant/take', '/instant/choose']) {
      const given = { sessionID: stranger, round: body.round.id, step: 0, choice: 1 };
      expect((await studio.call(path, given)).body.error).toBe('ERR_VAL');
    }
  });

  it('that is left open is paid after a day, or its stake given back where nothing was chosen', async () => {
    const user = nextUser();
    const sessionID = await studio.launch('coin', user);
    await bet(sessionID);
    const poker = await studio.launch('video-poker', user);
    const dealt = await bet(poker);
    studio.advance(24 * 3_600_000 + 1);
    await runDue(studio.context);
    await runDue(studio.context);
    const { rows } = await studio.database.query<{
      game: string;
      state: string;
      payout: bigint | null;
    }>(
      `select r.game, r.state, r.payout from studio.round r join studio.player p on p.id = r.player_id
        where p.username = $1 order by r.number`,
      [user],
    );
    expect(rows[0]).toMatchObject({ game: 'coin/1', state: 'REFUNDED' });
    // A hand that was seen is not given back: it is paid as it was dealt.
    expect(rows[1]).toMatchObject({ game: 'video-poker/1', state: 'SETTLED' });
    expect(dealt.body.round.state[0].dealt).toHaveLength(5);
  });

  it('stays within the most that is paid without saying what is hidden', async () => {
    const user = nextUser();
    const sessionID = await studio.launch('coin', user);
    const { body } = await bet(sessionID, {}, { amount: 1_000_000_000 });
    const { id } = body.round;
    const choose = (step: number, choice: string) =>
      studio.call('/instant/choose', { sessionID, round: id, step, choice });
    await studio.database.query('update studio.round set outcome = $2 where id = $1', [
      id,
      JSON.stringify({ flips: Array.from({ length: 20 }, () => 'H') }),
    ]);
    for (let step = 0; step < 12; step += 1) expect((await choose(step, 'H')).status).toBe(200);
    // Twelve right calls pay 4,055 times the stake; the thirteenth could pay over five million.
    for (const choice of ['H', 'T']) expect((await choose(12, choice)).body.error).toBe('ERR_GLE');
    const taken = await studio.call('/instant/take', { sessionID, round: id });
    expect(taken.body.round.payoutMultiplier).toBe(4055.04);
  });
});

describe('seeds', () => {
  it('are committed to before play, opened by rotation, and prove every round', async () => {
    const sessionID = await studio.launch('hilo', nextUser());
    const shown: RgsBody = (
      await studio.call('/wallet/authenticate', { sessionID, clientSeed: 'my seed 幸' })
    ).body.seeds;
    expect(shown.clientSeed).toBe('my seed 幸');
    const { body } = await bet(sessionID);
    expect(body.round).toMatchObject({ pairId: shown.pairId, nonce: 0 });
    const early = await studio.call('/seeds/rotate', { sessionID, clientSeed: 'next' });
    expect(early.body.message).toContain(body.round.id);
    let now = body;
    for (let step = 0; now.round.active && step < 3; step += 1) {
      const choice = step === 0 ? 'SKIP' : 'HIGHER';
      const answer = await studio.call('/instant/choose', {
        sessionID,
        round: body.round.id,
        step,
        choice,
      });
      if (answer.status === 200) now = answer.body;
    }
    if (now.round.active)
      now = (await studio.call('/instant/take', { sessionID, round: body.round.id })).body;
    if (now.error !== undefined) return;
    const file = async () =>
      (await studio.app.inject({ url: `/verify/round/${body.round.id}` })).json();
    expect((await file()).serverSeed).toBeNull();
    const rotated = await studio.call('/seeds/rotate', { sessionID, clientSeed: 'next' });
    expect(rotated.body.seeds).toMatchObject({
      pairId: shown.nextPairId,
      commitment: shown.nextCommitment,
      clientSeed: 'next',
      nonce: 0,
    });
    const { serverSeed, commitment } = await file();
    expect(serverSeed).toMatch(/^[0-9a-f]{64}$/);
    expect(commitment).toBe(shown.commitment);
    expect(rotated.body.opened.serverSeed).toBe(serverSeed);
  });

  it('give each round a nonce of its own, without gaps, under concurrency and refusals', async () => {
    const user = nextUser();
    const games = ['dice', 'limbo', 'wheel', 'plinko'] as const;
    const parameters = {
      dice: { side: 'OVER', target: 5_000 },
      limbo: { target: 150 },
      wheel: { risk: 'HIGH', segments: 10 },
      plinko: { rows: 8, risk: 'LOW' },
    };
    const sessions = await Promise.all(games.map((game) => studio.launch(game, user)));
    for (let at = 0; at < 6; at += 1) {
      studio.advance(300);
      await Promise.all(
        games.flatMap((game, index) =>
          [1, 2].map((times) =>
            studio.call('/instant/play', {
              sessionID: sessions[index],
              amount: times * 1_000_000_000,
              parameters: parameters[game],
            }),
          ),
        ),
      );
    }
    const { rows } = await studio.database.query<{
      rounds: bigint;
      different: bigint;
      most: number;
      nonce: number;
    }>(
      `select count(*) as rounds, count(distinct r.nonce) as different, max(r.nonce) + 1 as most,
              max(s.nonce) as nonce
         from studio.round r join studio.seed_pair s on s.id = r.pair_id
         join studio.player p on p.id = r.player_id where p.username = $1`,
      [user],
    );
    const [found] = rows;
    expect(found?.rounds).toBeGreaterThan(0n);
    expect(found?.different).toBe(found?.rounds);
    expect(BigInt(found?.most ?? 0)).toBe(found?.rounds);
    expect(found?.nonce).toBe(found?.most);
  });
});

describe('a demo', () => {
  it('keeps play units of its own, refilled by a reload, and asks no house', async () => {
    const sessionID = await studio.launch('dice', 'none', {
      currency: DEMO_CURRENCY,
      user: undefined,
      token: undefined,
    });
    const opened = await studio.call('/wallet/authenticate', { sessionID });
    expect(opened.body).toMatchObject({
      balance: { amount: 10_000_000_000, currency: DEMO_CURRENCY },
      kind: 'DEMO',
    });
    const { body } = await bet(sessionID, { side: 'UNDER', target: 1 }, { amount: 100_000_000 });
    expect(body.balance.amount).toBe(10_000_000_000 - 100_000_000 + body.round.payout);
    const again = await studio.call('/wallet/authenticate', { sessionID });
    expect(again.body.balance.amount).toBe(10_000_000_000);
    // All other sessions of this file are members', so what is left would be the demo's.
    const users = studio.house.requests.map(({ body: { user } }) => String(user));
    expect(users.filter((user) => !user.startsWith(MEMBER))).toEqual([]);
  });
});
