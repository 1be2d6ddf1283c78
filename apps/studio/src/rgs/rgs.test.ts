import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { VENDOR_PATHS, vendorGame, WALLET_PATHS } from '@fairhouse/calls/vendor';
import { runDue } from '../rounds/run-due.ts';
import { openTestStudio, LAUNCH, STRANGER, type TestStudio } from '../testing/test-studio.ts';

let studio: TestStudio;
let users = 0;
const nextUser = (): string => `m-${(users += 1)}`;

beforeAll(async () => {
  studio = await openTestStudio({
    jurisdictions: { GB: { minimumRoundDuration: 2_500, disabledBuyFeature: true } },
  });
});
afterAll(() => studio.close());
beforeEach(() => {
  studio.house.fault = () => 'none';
});

const play = (sessionID: string, more: object = {}) =>
  studio.call('/wallet/play', { sessionID, amount: 10_000_000, mode: 'base', ...more });

/** Plays until a round wins something, and returns it; losing rounds are closed by the studio. */
async function playUntilWin(sessionID: string, mode = 'base') {
  for (let at = 0; at < 60; at += 1) {
    const answer = await play(sessionID, { mode });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    if (answer.body.round.active) return answer.body;
  }
  throw new Error('no win in sixty rounds');
}

/** All calls to the wallet have been answered. */
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

/** What a user has, less what rounds say that it should have: zero when both sides agree. */
async function difference(user: string): Promise<bigint> {
  const { rows } = await studio.database.query<{ net: bigint }>(
    `select coalesce(sum(case r.state when 'SETTLED' then r.payout - r.stake
                                      when 'OPEN' then -r.stake
                                      when 'SETTLING' then -r.stake else 0 end), 0)::bigint as net
       from studio.round r join studio.player p on p.id = r.player_id where p.username = $1`,
    [user],
  );
  return (studio.house.balances.get(user) ?? 0n) - 10_000_000n - (rows[0]?.net ?? 0n);
}

describe('the calls of a house', () => {
  it('list every game in the form of the protocol, with return and limits by currency', async () => {
    const { body } = await studio.asHouse(VENDOR_PATHS.gameList, { operator_id: 'manila' });
    const games = body.games.map((game: unknown) => vendorGame.parse(game));
    expect(games).toHaveLength(21);
    const slot = games.find((game: { game_code: string }) => game.game_code === 'harbour-lights');
    expect(slot).toMatchObject({ rtp: [962_978, 965_532], hit_rate: 444_636, lines: 25 });
    // 500 × 10,000 is the most that a round may pay: a level above it is not offered.
    expect(slot.currencies.PHP).toMatchObject({ min: '1.0000', max: '500.0000' });
  });

  it('are refused without the signature of the house', async () => {
    const body = { ...LAUNCH, user: 'x', token: 't', game_code: 'dice' };
    const answer = await studio.call(VENDOR_PATHS.gameUrl, body);
    expect(answer.status).toBe(401);
    const stranger = { ...body, operator_id: STRANGER };
    expect((await studio.asHouse(VENDOR_PATHS.gameUrl, stranger)).status).toBe(401);
  });

  it('refuse unknown games and currencies', async () => {
    const ask = (more: object) =>
      studio.asHouse(VENDOR_PATHS.gameUrl, { ...LAUNCH, user: 'x', token: 't', ...more });
    expect((await ask({ game_code: 'no-such' })).status).toBe(404);
    expect((await ask({ game_code: 'dice', currency: 'USD' })).status).toBe(403);
    expect((await ask({ game_code: 'dice', user: undefined })).status).toBe(403);
  });
});

describe('a session', () => {
  it('opens within a minute of its launch, else never', async () => {
    const late = await studio.launch('harbour-lights', nextUser());
    studio.advance(61_000);
    const answer = await studio.call('/wallet/authenticate', { sessionID: late });
    expect(answer).toMatchObject({ status: 400, body: { error: 'ERR_IS' } });
  });

  it('is not taken by a second address within that minute, and ends when it is idle', async () => {
    const sessionID = await studio.launch('harbour-lights', nextUser());
    const from = (remoteAddress: string) =>
      studio.app.inject({
        method: 'POST',
        url: '/wallet/balance',
        payload: JSON.stringify({ sessionID }),
        headers: { 'content-type': 'application/json' },
        remoteAddress,
      });
    expect((await from('10.0.0.1')).statusCode).toBe(200);
    expect((await from('10.0.0.2')).statusCode).toBe(400);
    studio.advance(70_000);
    expect((await from('10.0.0.2')).statusCode).toBe(200);
    studio.advance(31 * 60_000);
    expect((await from('10.0.0.1')).statusCode).toBe(400);
  });

  it('answers the balance, limits and modes of its game', async () => {
    const sessionID = await studio.launch('harbour-lights', nextUser());
    const { status, body } = await studio.call('/wallet/authenticate', {
      sessionID,
      language: 'en',
    });
    expect(status).toBe(200);
    expect(body.balance).toEqual({ amount: 1_000_000_000, currency: 'PHP' });
    expect(body.round).toBeNull();
    expect(body.config).toMatchObject({
      gameID: 'harbour-lights',
      minBet: 1_000_000,
      maxBet: 500_000_000,
      stepBet: 1_000_000,
      betModes: { base: { costMultiplier: 1 }, buy: { costMultiplier: 31.1 } },
      jurisdiction: { disabledBuyFeature: false },
    });
  });

  it('passes a preflight from any origin', async () => {
    const answer = await studio.app.inject({
      method: 'OPTIONS',
      url: '/wallet/play',
      headers: { origin: 'https://other.example', 'access-control-request-method': 'POST' },
    });
    expect(answer.statusCode).toBe(204);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(answer.headers['access-control-allow-headers']).toContain('content-type');
  });
});

describe('a round of a slot', () => {
  it('is taken, decided, shown, and paid when it is ended', async () => {
    const user = nextUser();
    const sessionID = await studio.launch('harbour-lights', user);
    const { round, balance } = await playUntilWin(sessionID);
    expect(round.state.at(-1)).toMatchObject({
      type: 'finalWin',
      amount: Math.round(round.payoutMultiplier * 100),
    });
    const ended = await studio.call('/wallet/end-round', { sessionID });
    expect(ended.body.balance.amount).toBe(balance.amount + round.payout);
    const again = await studio.call('/wallet/end-round', { sessionID });
    expect(again.body.balance.amount).toBe(balance.amount + round.payout);
    await settleAll();
    expect(await difference(user)).toBe(0n);
    const wins = [...studio.house.booked.values()].filter(
      (each) => each.user === user && each.kind === 'win',
    );
    expect(wins.every(({ turnover }) => turnover === '10.0000')).toBe(true);
  });

  it('that lost is closed by the studio at once', async () => {
    const sessionID = await studio.launch('sampaguita-wheel', nextUser());
    for (let at = 0; at < 20; at += 1) {
      const { body } = await play(sessionID);
      if (body.round.active) await studio.call('/wallet/end-round', { sessionID });
      else expect(body.round).toMatchObject({ payout: 0, payoutMultiplier: 0 });
    }
    await settleAll();
    const { rows } = await studio.database.query<{ state: string }>(
      "select distinct r.state from studio.round r where r.game = 'sampaguita-wheel/1'",
    );
    expect(rows).toEqual([{ state: 'SETTLED' }]);
  });

  it('takes amounts that are products of floats, and no others', async () => {
    const sessionID = await studio.launch('gem-monsoon', nextUser());
    expect((await play(sessionID, { amount: 1_999_999.9999999998 })).status).toBe(200);
    await studio.call('/wallet/end-round', { sessionID });
    for (const amount of [
      0,
      -1,
      500_000,
      1_500_000,
      999_999_999_999,
      NaN,
      '1000000',
      null,
      1e300,
    ]) {
      const { status, body } = await play(sessionID, { amount });
      expect([status, body.error], String(amount)).toEqual([400, 'ERR_VAL']);
    }
  });

  it('refuses modes that the game does not have, foreign currencies and games', async () => {
    const sessionID = await studio.launch('jeepney-joy', nextUser());
    for (const more of [
      { mode: 'buy' },
      { mode: 'constructor' },
      { mode: '' },
      { currency: 'VND' },
    ]) {
      expect((await play(sessionID, more)).body.error, JSON.stringify(more)).toBe('ERR_VAL');
    }
    const dice = await studio.launch('dice', nextUser());
    expect((await play(dice)).body.error).toBe('ERR_VAL');
    expect((await play('x'.repeat(43))).body.error).toBe('ERR_IS');
  });

  it('of a bought feature takes its cost, and shows free spins', async () => {
    const user = nextUser();
    const sessionID = await studio.launch('harbour-lights', user);
    const before = studio.house.balances.get(user) ?? 0n;
    const { body } = await play(sessionID, { mode: 'BONUS', amount: 1_000_000 });
    expect(before - (studio.house.balances.get(user) ?? 0n)).toBe(311_000n);
    expect(
      body.round.state.some((event: { type: string }) => event.type === 'freeSpinTrigger'),
    ).toBe(true);
  });

  it('is refused with the code of what is missing', async () => {
    const user = nextUser();
    const sessionID = await studio.launch('jade-koi', user);
    studio.house.balances.set(user, 50_000n);
    expect((await play(sessionID)).body.error).toBe('ERR_IPB');
    studio.house.balances.set(user, 10_000_000n);
    studio.house.deadTokens.add(`token-of-${user}`);
    expect((await play(sessionID)).body.error).toBe('ERR_ATE');
  });

  it('keeps the rules of a jurisdiction', async () => {
    const sessionID = await studio.launch('harbour-lights', nextUser(), { country: 'GB' });
    expect((await play(sessionID, { mode: 'buy' })).body.error).toBe('ERR_VAL');
    expect((await play(sessionID)).status).toBe(200);
    await studio.call('/wallet/end-round', { sessionID });
    expect((await play(sessionID)).body.error).toBe('ERR_VAL');
    studio.advance(2_500);
    expect((await play(sessionID)).status).toBe(200);
  });

  it('is one of a game at a time, in however many tabs', async () => {
    const user = nextUser();
    const tabs = [
      await studio.launch('pearl-vault', user),
      await studio.launch('pearl-vault', user),
    ];
    for (let at = 0; at < 10; at += 1) {
      const answers = await Promise.all([0, 1, 0, 1].map((tab) => play(tabs[tab] ?? '')));
      const { rows } = await studio.database.query<{ n: bigint }>(
        `select count(*) as n from studio.round r join studio.player p on p.id = r.player_id
          where p.username = $1 and r.state = 'OPEN'`,
        [user],
      );
      expect(rows[0]?.n).toBeLessThanOrEqual(1n);
      expect(answers.every(({ status, body }) => status === 200 || body.error === 'ERR_VAL')).toBe(
        true,
      );
      await Promise.all(tabs.map((tab) => studio.call('/wallet/end-round', { sessionID: tab })));
    }
    await settleAll();
    expect(await difference(user)).toBe(0n);
  });

  it('is found again by the id that its client gave it', async () => {
    const user = nextUser();
    const sessionID = await studio.launch('spice-route', user);
    const playId = crypto.randomUUID();
    const answers = await Promise.all([1, 2, 3, 4].map(() => play(sessionID, { playId })));
    expect(new Set(answers.map(({ body }) => body.round?.betID)).size).toBe(1);
    const bets = [...studio.house.booked.values()].filter(
      (each) => each.user === user && each.kind === 'bet',
    );
    expect(bets).toHaveLength(1);
    expect((await play(sessionID, { playId, amount: 20_000_000 })).body.error).toBe('ERR_VAL');
  });

  it('goes on after a reload from the event that was stored', async () => {
    const sessionID = await studio.launch('sun-gate', nextUser());
    const { round } = await playUntilWin(sessionID);
    expect((await studio.call('/bet/event', { sessionID, event: '2' })).body).toEqual({
      event: '2',
    });
    const { body } = await studio.call('/wallet/authenticate', { sessionID });
    expect(body.round).toMatchObject({ betID: round.betID, active: true, event: '2' });
    expect(body.round.state).toEqual(round.state);
    await studio.call('/wallet/end-round', { sessionID });
    expect((await studio.call('/bet/event', { sessionID, event: '3' })).body.error).toBe('ERR_VAL');
  });
});

describe('between studio and house', () => {
  const FAULTS = ['lost', 'cut', 'silent', 'proxy-error', 'garbled', 'unknown-error'] as const;

  it.each(FAULTS)('a bet that meets "%s" once is taken once, with the same id', async (fault) => {
    const user = nextUser();
    const sessionID = await studio.launch('harbour-lights', user);
    let met = false;
    studio.house.fault = (path) => {
      if (met || path !== WALLET_PATHS.bet) return 'none';
      met = true;
      return fault;
    };
    const answer = await play(sessionID);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const bets = studio.house.requests.filter(
      ({ path, body }) => path === WALLET_PATHS.bet && body['user'] === user,
    );
    expect(bets).toHaveLength(2);
    expect(new Set(bets.map(({ body }) => body['transaction_uuid'])).size).toBe(1);
    expect(new Set(bets.map(({ body }) => body['request_uuid'])).size).toBe(2);
    await studio.call('/wallet/end-round', { sessionID });
    await settleAll();
    expect(await difference(user)).toBe(0n);
  });

  it.each(FAULTS)('a win that meets "%s" is sent until it is booked, and once', async (fault) => {
    const user = nextUser();
    const sessionID = await studio.launch('harbour-lights', user);
    await playUntilWin(sessionID);
    let left = 2;
    studio.house.fault = (path) => {
      if (left === 0 || path !== WALLET_PATHS.win) return 'none';
      left -= 1;
      return fault;
    };
    await studio.call('/wallet/end-round', { sessionID });
    await settleAll();
    expect(await difference(user)).toBe(0n);
  });

  it('a stake that nobody can confirm is rolled back, and never booked later', async () => {
    const user = nextUser();
    const sessionID = await studio.launch('jade-koi', user);
    for (const fault of ['lost', 'cut'] as const) {
      studio.house.fault = (path) => (path === WALLET_PATHS.bet ? fault : 'none');
      const { status, body } = await play(sessionID);
      expect([status, body.error]).toEqual([500, 'ERR_GEN']);
      studio.advance(21_000);
      await runDue(studio.context);
      studio.house.fault = () => 'none';
      await settleAll();
      expect(studio.house.balances.get(user)).toBe(10_000_000n);
      const { rows } = await studio.database.query<{ state: string }>(
        `select r.state from studio.round r join studio.player p on p.id = r.player_id
          where p.username = $1 order by r.number desc limit 1`,
        [user],
      );
      expect(rows[0]?.state).toBe('REFUNDED');
    }
    expect((await play(sessionID)).status).toBe(200);
  }, 60_000);

  it('a win is paid to a player who never comes back, even when the session has ended', async () => {
    const user = nextUser();
    const sessionID = await studio.launch('harbour-lights', user);
    const { round } = await playUntilWin(sessionID);
    studio.house.deadTokens.add(`token-of-${user}`);
    studio.advance(31 * 60_000);
    await runDue(studio.context);
    await settleAll();
    const { rows } = await studio.database.query<{ state: string }>(
      'select state from studio.round where number = $1',
      [round.betID],
    );
    expect(rows[0]?.state).toBe('SETTLED');
    expect(await difference(user)).toBe(0n);
  });

  it('one bad row stops no other', async () => {
    const user = nextUser();
    const sessionID = await studio.launch('harbour-lights', user);
    const { round: bad } = await playUntilWin(sessionID);
    const other = await studio.launch('jade-koi', user);
    const { round: good } = await playUntilWin(other);
    await studio.database.query("update studio.round set outcome = '{}' where number = $1", [
      bad.betID,
    ]);
    studio.advance(31 * 60_000);
    await runDue(studio.context);
    await runDue(studio.context);
    const { rows } = await studio.database.query<{ number: bigint; state: string }>(
      'select number, state from studio.round where number = any($1) order by number',
      [[bad.betID, good.betID]],
    );
    expect(rows.map(({ state }) => state)).toEqual(['OPEN', 'SETTLED']);
    expect(studio.warnings.length).toBeGreaterThan(0);
  });
});

describe('what a house asks of the past', () => {
  it('is answered with the transactions of a round, and page by page with those of a span', async () => {
    const user = nextUser();
    const sessionID = await studio.launch('harbour-lights', user);
    const { round } = await playUntilWin(sessionID);
    await studio.call('/wallet/end-round', { sessionID });
    await settleAll();
    const ask = { operator_id: 'manila', user, game_code: 'harbour-lights', round: round.id };
    const found = await studio.asHouse(VENDOR_PATHS.gameRound, ask);
    expect(found.body).toMatchObject({ status: 'RS_OK', finished: true });
    expect(found.body.transactions.map((each: { kind: string }) => each.kind)).toEqual([
      'TK_BET',
      'TK_WIN',
    ]);
    const foreign = await studio.asHouse(VENDOR_PATHS.gameRound, { ...ask, operator_id: 'saigon' });
    expect(foreign.body.status).toBe('RS_ERROR_TRANSACTION_DOES_NOT_EXIST');
    const span = { operator_id: 'manila', start_time: 0, end_time: Date.UTC(2100, 0, 1) };
    const { body } = await studio.asHouse(VENDOR_PATHS.transactionsList, span);
    const ids = body.list.map((each: { transaction_uuid: string }) => each.transaction_uuid);
    for (const { transaction_uuid: id } of found.body.transactions) expect(ids).toContain(id);
    const other = await studio.asHouse(VENDOR_PATHS.transactionsList, {
      ...span,
      operator_id: 'saigon',
    });
    expect(other.body.list).toEqual([]);
  });
});
