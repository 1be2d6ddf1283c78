import { DAY_MS, HOUR_MS, MINUTE_MS, type Id, type Language } from '@fairhouse/values';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../../../../demo/demo-members.ts';
import {
  betOf,
  drawOnSale,
  freshDraw,
  openLotteryApp,
  logInPlayer,
  runLottery,
  sureBets,
  turnTo,
  valueOf,
  type LotteryApp,
  type Player,
} from '../../testing/lottery-app.ts';
import { logInOperator } from '../../testing/index.ts';
import { openApp } from '../../open-app.ts';
import { refuseWhileCheckDue } from './reality-check.ts';

let app: LotteryApp;
let player: Player;

beforeAll(async () => {
  app = await openLotteryApp();
});
afterAll(() => app.close());

/** A session ends after half an hour without a call, so that a turned clock needs a new one. */
async function logIn(username = 'player1', money = '0'): Promise<Player> {
  return logInPlayer(app, username as 'player1', money);
}

beforeEach(async () => {
  await clear();
  player = await logIn('player1', '10000');
});

/** Removes every limit and play block, which no call can do. */
async function clear(): Promise<void> {
  const { pool } = app.context;
  await pool.query('delete from protection.bound');
  await forgetDays();
  await pool.query(`update protection.guard set break_kind = null, break_from = null,
    break_until = null, return_at = null, tally_from = null, watched = false,
    version = (select max(version) + 1 from protection.change)`);
  await pool.query('update protection.change set version = version + 1');
}

/** As superuser: the server's role may not delete from the tally. */
async function forgetDays(): Promise<void> {
  const superuser = new pg.Client({ connectionString: app.databaseUrl });
  await superuser.connect();
  await superuser.query('delete from protection.tally');
  await superuser.end();
}

const bet = (unit = '2') => betOf({ play: 'FixedPlace', pick: '7||||', unit });

async function place(unit = '2', by = player): Promise<string> {
  const { issue } = await drawOnSale(app);
  const answer = await by.client.call('placeBets', { issue, bets: [bet(unit)] });
  return answer.ok ? 'taken' : answer.refusal.code;
}

async function limit(
  kind: 'stake' | 'loss' | 'deposit' | 'session',
  most: string | null,
  period: 'day' | 'week' | 'month' = 'day',
) {
  const asked = kind === 'session' ? { minutes: most && Number(most) } : { amount: most };
  return valueOf(await player.client.call('protectionLimit', { kind, period, ...asked } as never));
}

async function staked(member: Id<'member'>): Promise<number> {
  const { rows } = await app.context.pool.query<{ sum: bigint }>(
    `select coalesce(sum(stake), 0)::bigint as sum from lottery.bet_order
     where merchant_id = $1 and member_id = $2 and cancelled_at is null`,
    [app.merchant.id, member],
  );
  return Number(rows[0]?.sum ?? 0n) / 10_000;
}

describe('a limit', () => {
  test('counts stakes placed before it was set, and reports what is left and until when', async () => {
    expect(await place('2')).toBe('taken');
    const before = await staked(player.member);
    const { limits } = await limit('stake', String(before + 3));
    expect(limits).toMatchObject([{ kind: 'stake', left: '3.0000', inForce: true }]);
    const { issue } = await drawOnSale(app);
    const asked = { issue, bets: [bet('2'), bet('2')] };
    const answer = await player.client.call('placeBets', asked);
    expect(answer).toMatchObject({
      ok: false,
      refusal: { code: 'protection.stake_limit', value: { left: '3.0000', period: 'day' } },
    });
    expect(await place('2')).toBe('taken');
    expect(await place('2')).toBe('protection.stake_limit');
  });

  test('is never exceeded by a hundred concurrent bets', async () => {
    const before = await staked(player.member);
    await limit('stake', String(before + 20));
    const { issue } = await drawOnSale(app);
    const answers = await Promise.all(
      Array.from({ length: 100 }, () =>
        player.client.call('placeBets', { issue, bets: [bet('2')] }),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(10);
    expect(await staked(player.member)).toBe(before + 20);
  });

  test('releases a cancelled stake on the day it was placed', async () => {
    const before = await staked(player.member);
    await limit('stake', String(before + 2));
    const { issue } = await drawOnSale(app);
    const placed = valueOf(await player.client.call('placeBets', { issue, bets: [bet('2')] }));
    expect(await place('2')).toBe('protection.stake_limit');
    valueOf(await player.client.call('cancelBets', { order: placed.order }));
    expect(await place('2')).toBe('taken');
  });

  test('on losses counts every stake as lost until it is paid out', async () => {
    const { issue } = await freshDraw(app);
    await limit('loss', '100000');
    const picks = '0123456789';
    const all = betOf({ play: 'FixedPlace', pick: `${picks.slice(0, 9)}||||`, unit: '2' });
    valueOf(await player.client.call('placeBets', { issue, bets: [all] }));
    const lossOf = async () => {
      const { limits } = valueOf(await player.client.call('protection', {}));
      return Number(limits.find(({ kind }) => kind === 'loss')?.used);
    };
    // Earlier draws with bets of this player may be settled in the meantime.
    const paid = async () => {
      const { rows } = await app.context.pool.query<{ prize: bigint }>(
        `select coalesce(sum(w.prize + w.refunded), 0)::bigint as prize from lottery.outcome w
         join lottery.draw d using (merchant_id, draw_id)
         where w.merchant_id = $1 and w.member_id = $2 and d.state = 'SETTLED'`,
        [app.merchant.id, player.member],
      );
      return Number(rows[0]?.prize ?? 0n);
    };
    const [open, paidBefore] = [await lossOf(), await paid()];
    const { closesAt } = await drawOnSale(app);
    await turnTo(app, closesAt + 1000);
    await runLottery(app);
    await runLottery(app);
    const won = ((await paid()) - paidBefore) / 10_000;
    expect(await lossOf()).toBeCloseTo(open - won, 4);
  });

  test('becomes looser only after 24 hours and a confirmation', async () => {
    await limit('stake', '10');
    expect((await limit('stake', '5')).limits).toMatchObject([{ amount: '5.0000' }]);
    const waits = await limit('stake', '1000');
    expect(waits.limits).toMatchObject([{ amount: '5.0000', pending: { amount: '1000.0000' } }]);
    const key = { kind: 'stake', period: 'day' } as const;
    const early = await player.client.call('protectionLimitConfirm', key);
    expect(early).toMatchObject({ ok: false, refusal: { code: 'protection.too_early' } });
    await app.turnClock(DAY_MS - 10 * MINUTE_MS);
    player = await logIn();
    const stillEarly = await player.client.call('protectionLimitConfirm', key);
    expect(stillEarly).toMatchObject({ ok: false, refusal: { code: 'protection.too_early' } });
    await app.turnClock(11 * MINUTE_MS);
    player = await logIn();
    const unasked = valueOf(await player.client.call('protection', {}));
    expect(unasked.limits).toMatchObject([{ amount: '5.0000' }]);
    const done = valueOf(await player.client.call('protectionLimitConfirm', key));
    expect(done.limits).toMatchObject([{ amount: '1000.0000', pending: null }]);
    await limit('stake', null);
    const kept = valueOf(await player.client.call('protectionLimitKeep', key));
    expect(kept.limits).toMatchObject([{ amount: '1000.0000', pending: null }]);
    await runLottery(app);
  });

  test('of the house that becomes looser is named in the language of who decides', async () => {
    const owner = app.backoffice({ token: await logInOperator(app, 'owner') });
    const set = async (limit: object) => {
      const asked = { id: player.member, period: 'day', reason: 'as the member asked', ...limit };
      return valueOf(await owner.call('memberProtectionLimit', asked as never));
    };
    await set({ kind: 'stake', amount: '100' });
    await set({ kind: 'session', minutes: 60 });
    await set({ kind: 'stake', amount: '5000' });
    await set({ kind: 'session', minutes: 90 });
    await set({ kind: 'session', minutes: null });
    const wordsIn = async (language: Language) => {
      const reader = app.backoffice({ token: await logInOperator(app, 'owner'), language });
      const { list } = valueOf(await reader.call('approvalList', { state: 'pending' }));
      return list.map(({ words }) => words);
    };
    expect(await wordsIn('EN')).toEqual([
      'Loosens the house’s own limit (time in play) for member player1 to no limit.',
      'Loosens the house’s own limit (time in play) for member player1 to 90 minutes.',
      'Loosens the house’s own limit (stakes per day) for member player1 to 5,000.00 PHP.',
    ]);
    expect((await wordsIn('CN'))[2]).toContain('（每日投注）');
  });

  test('starts again on the next business day', async () => {
    await runLottery(app);
    const before = await staked(player.member);
    await limit('stake', '2');
    if (before > 0) await forgetDays();
    await place('2');
    expect(await place('2')).toBe('protection.stake_limit');
    await app.turnClock(DAY_MS);
    await runLottery(app);
    await app.turnClock(2000);
    player = await logIn();
    expect(await place('2')).toBe('taken');
    expect(await place('2')).toBe('protection.stake_limit');
  });

  test('on time counts concurrent sessions once', async () => {
    await limit('session', '20');
    expect(await place()).toBe('taken');
    await app.turnClock(12 * MINUTE_MS);
    await runLottery(app);
    await app.turnClock(2000);
    await logIn();
    valueOf(await player.client.call('protection', {}));
    expect(await place()).toBe('taken');
    await app.turnClock(12 * MINUTE_MS);
    await runLottery(app);
    await app.turnClock(2000);
    valueOf(await player.client.call('protection', {}));
    expect(await place()).toBe('protection.session_limit');
  });
});

describe('a play block', () => {
  test('refuses every bet and deposit at once, and no withdrawal', async () => {
    expect(await place()).toBe('taken');
    const started = valueOf(await player.client.call('protectionBreak', { length: '7d' }));
    expect(started.pause).toMatchObject({ kind: 'timeout', length: '7d' });
    expect(await place()).toBe('protection.timeout');
    const settings = valueOf(await player.client.call('depositSettings', {}));
    const channel = settings.groups[0]?.channels[0];
    const deposit = await player.client.call(
      'depositCreate',
      { channel: channel?.id ?? '', amount: channel?.min ?? '100' },
      { idempotencyKey: randomUUID() },
    );
    expect(deposit).toMatchObject({ ok: false, refusal: { code: 'protection.timeout' } });
    const withdrawal = await player.client.call('withdrawSettings', {});
    expect(withdrawal.ok).toBe(true);
    await app.turnClock(7 * DAY_MS + HOUR_MS);
    await runLottery(app);
    await app.turnClock(2000);
    player = await logIn();
    expect(await place()).toBe('taken');
  });

  test('can be lengthened by its member and never shortened', async () => {
    valueOf(await player.client.call('protectionBreak', { length: '30d' }));
    const shorter = await player.client.call('protectionBreak', { length: '24h' });
    expect(shorter).toMatchObject({ ok: false, refusal: { code: 'protection.not_shorter' } });
    const longer = valueOf(await player.client.call('protectionBreak', { length: '6m' }));
    expect(longer.pause).toMatchObject({ kind: 'exclusion', length: '6m' });
    const back = await player.client.call('protectionBreak', { length: '6w' });
    expect(back).toMatchObject({ ok: false, refusal: { code: 'protection.not_shorter' } });
  });

  test("as self-exclusion is lifted 24 hours after the member's request, and not before its end", async () => {
    valueOf(await player.client.call('protectionBreak', { length: '6m' }));
    const early = await player.client.call('protectionReturn', {});
    expect(early).toMatchObject({ ok: false, refusal: { code: 'protection.not_over' } });
    await app.turnClock(190 * DAY_MS);
    await runLottery(app);
    await app.turnClock(2000);
    player = await logIn();
    expect(await place()).toBe('protection.excluded');
    const asked = valueOf(await player.client.call('protectionReturn', {}));
    expect(asked.pause?.returnAt).not.toBeNull();
    expect(await place()).toBe('protection.excluded');
    await app.turnClock(DAY_MS + MINUTE_MS);
    await runLottery(app);
    await app.turnClock(2000);
    player = await logIn();
    expect(await place()).toBe('taken');
  });

  test('stops running chases and refunds them', async () => {
    const { issue } = await freshDraw(app);
    const plan = valueOf(
      await player.client.call('createChase', {
        issue,
        bets: [bet('2')],
        kind: 'same',
        multiples: [1, 1, 1, 1],
        total: '8',
        stopOnWin: false,
      } as never),
    );
    await app.runJobs('lottery-chase');
    valueOf(await player.client.call('protectionBreak', { length: '24h' }));
    await app.runJobs('lottery-stop-paused');
    const { list } = valueOf(await player.client.call('myChases', {}));
    const found = list.find(({ id }) => id === plan.id);
    expect(found?.state).toBe('STOPPED');
    const again = await player.client.call('createChase', {
      issue,
      bets: [bet('2')],
      kind: 'same',
      multiples: [1, 1],
      total: '4',
      stopOnWin: false,
    } as never);
    expect(again).toMatchObject({ ok: false, refusal: { code: 'protection.timeout' } });
  });

  test('as self-exclusion refuses another account of the same person', async () => {
    const email = `twice.${randomUUID().slice(0, 8)}@example.com`;
    const register = (name: string) =>
      app.client().call('register', {
        username: name,
        password: DEMO_PASSWORD,
        confirmPassword: DEMO_PASSWORD,
        email,
        birthday: '1990-02-03',
      } as never);
    const first = valueOf(await register(`one${randomUUID().slice(0, 8)}`));
    const own = app.client({ token: first.token });
    valueOf(await own.call('protectionBreak', { length: '1y' }));
    const second = await register(`two${randomUUID().slice(0, 8)}`);
    expect(second).toMatchObject({ ok: false, refusal: { code: 'register.unavailable' } });
  });
});

describe('a self-exclusion of a person', () => {
  const open = async () => {
    const username = `same${randomUUID().slice(0, 8)}`;
    const answer = await app.client().call('register', {
      username,
      password: DEMO_PASSWORD,
      confirmPassword: DEMO_PASSWORD,
      birthday: '1988-08-08',
    } as never);
    const { token } = valueOf(answer);
    return { username, client: app.client({ token }) };
  };
  const set = (username: string, what: string, values: readonly string[]) =>
    app.context.pool.query(
      `update members.member set ${what} where merchant_id = $1 and username = $2`,
      [app.merchant.id, username, ...values],
    );
  const parsePlayBlock = async ({ client }: Awaited<ReturnType<typeof open>>) =>
    valueOf(await client.call('protection', {})).pause;

  test('excludes the other accounts with the proven number, and shows the link to the back office only', async () => {
    const [one, two, stranger] = [await open(), await open(), await open()];
    const mobile = `+63917${String(Date.parse('2026-01-01') % 10_000_000).padStart(7, '1')}`;
    await set(one.username, 'mobile = $3, mobile_verified_at = house_now()', [mobile]);
    await set(two.username, 'mobile = $3', [mobile]);
    valueOf(await one.client.call('protectionBreak', { length: '6m' }));
    expect(await parsePlayBlock(two)).toMatchObject({ kind: 'exclusion', length: '6m' });
    expect(await parsePlayBlock(stranger)).toBeNull();
    const paged = { pageNo: 1, pageSize: 10 };
    const seen = valueOf(await two.client.call('protectionHistory', paged));
    expect(seen.list).toMatchObject([{ kind: 'break', actor: 'house' }]);
    expect(JSON.stringify(seen)).not.toContain(one.username);
    const { rows } = await app.context.pool.query<{ detail: object }>(
      `select h.detail from protection.history h
       join members.member m using (merchant_id, member_id) where m.username = any($1)`,
      [[one.username, two.username]],
    );
    expect(rows).toContainEqual({
      detail: expect.objectContaining({ also: two.username }) as unknown,
    });
    expect(rows).toContainEqual({
      detail: expect.objectContaining({ with: one.username }) as unknown,
    });
  });

  test('is not extended by unproven data of another person', async () => {
    const [one, two] = [await open(), await open()];
    const email = `${one.username}@example.com`;
    await set(one.username, "email = $3, real_name = 'Lia Cruz'", [email]);
    await set(two.username, "email = $3, real_name = 'Lia Cruz', email_verified_at = house_now()", [
      email,
    ]);
    valueOf(await one.client.call('protectionBreak', { length: '6m' }));
    expect(await parsePlayBlock(two)).toBeNull();
  });
});

describe('a reality check', () => {
  test('blocks bets once it is due until it is acknowledged', async () => {
    valueOf(await player.client.call('protectionCheckMinutes', { minutes: 15 }));
    expect(await place()).toBe('taken');
    await app.turnClock(16 * MINUTE_MS);
    await runLottery(app);
    await app.turnClock(2000);
    expect(await place()).toBe('protection.reality_check');
    const seen = valueOf(await player.client.call('realityCheck', {}));
    expect(Number(seen.stakes)).toBeGreaterThanOrEqual(2);
    expect(seen.serverNow - seen.openedAt).toBeGreaterThanOrEqual(16 * MINUTE_MS);
    valueOf(await player.client.call('realityCheckDone', {}));
    expect(await place()).toBe('taken');
  });

  test('that is rescheduled on one server process applies on another one too', async () => {
    const copy = await openApp(app.context.config, app.context.log);
    const { rows } = await app.context.pool.query<{ id: Id<'session'> }>(
      `select session_id as id from identity.session
       where merchant_id = $1 and member_id = $2 order by opened_at desc limit 1`,
      [app.merchant.id, player.member],
    );
    const session = { id: rows[0]?.id, group: 'formal' };
    const refused = async (): Promise<string | undefined> => {
      await copy.clock.refresh();
      const call = { app: copy, merchant: app.merchant, session, now: copy.clock.now() };
      return (await refuseWhileCheckDue(call as never))?.problem.code;
    };
    valueOf(await player.client.call('protectionCheckMinutes', { minutes: 60 }));
    expect(await refused()).toBeUndefined();
    valueOf(await player.client.call('protectionCheckMinutes', { minutes: 15 }));
    await app.turnClock(16 * MINUTE_MS);
    expect(await refused()).toBe('protection.reality_check');
    valueOf(await player.client.call('realityCheckDone', {}));
    await copy.close();
  });
});

describe('the result of a session', () => {
  const zero = { stakes: '0.0000', payouts: '0.0000', net: '0.0000' };

  test('is that of the reality check, by lottery and in all', async () => {
    // What was bet before is settled before the session begins.
    const { issue, drawAt } = await freshDraw(app);
    const { client } = await logIn('player1', '1000');
    const read = async (gameCode: string) =>
      valueOf(await client.call('sessionResult', { gameCode }));
    expect(await read('SSC1')).toMatchObject({ lottery: zero, all: zero });
    valueOf(await client.call('placeBets', { issue, bets: sureBets() }));
    const other = await drawOnSale(app, 'SSC5');
    valueOf(await client.call('placeBets', { issue: other.issue, bets: [bet('2')] }));
    expect((await read('SSC1')).lottery).toEqual({
      stakes: '100.0000',
      payouts: '0.0000',
      net: '-100.0000',
    });
    await turnTo(app, drawAt + 2000);
    await runLottery(app);
    const result = await read('SSC1');
    expect(result.lottery).toEqual({ stakes: '100.0000', payouts: '97.8000', net: '-2.2000' });
    expect((await read('PK10_1')).lottery).toEqual(zero);
    const check = valueOf(await client.call('realityCheck', {}));
    const { stakes, payouts, net, openedAt } = check;
    expect(result).toMatchObject({ all: { stakes, payouts, net }, openedAt });
    expect(stakes).toBe('102.0000');
  });

  test('of a trial is of its play money, and of nobody else’s', async () => {
    const { token } = valueOf(await app.client().call('freePlay', { random: 'abcdefgh12345678' }));
    const client = app.client({ token });
    const { issue } = await freshDraw(app);
    valueOf(await client.call('placeBets', { issue, bets: [bet('2'), bet('2')] }));
    valueOf(await player.client.call('placeBets', { issue, bets: [bet('2')] }));
    const staked = { stakes: '4.0000', payouts: '0.0000', net: '-4.0000' };
    const result = valueOf(await client.call('sessionResult', { gameCode: 'SSC1' }));
    expect(result).toMatchObject({ lottery: staked, all: staked });
  });
});
