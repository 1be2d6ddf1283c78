import { DAY_MS, HOUR_MS, MINUTE_MS, type Id } from '@fairhouse/values';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CAST_PASSWORD } from '../../../../../demo/cast.ts';
import {
  betOf,
  drawOnSale,
  freshDraw,
  openLotteryHouse,
  playerWith,
  runLottery,
  turnTo,
  valueOf,
  type LotteryHouse,
  type Player,
} from '../../testing/lottery-house.ts';
import { openHouse } from '../../open-house.ts';
import { refuseUnchecked } from './session-check.ts';

let house: LotteryHouse;
let player: Player;

beforeAll(async () => {
  house = await openLotteryHouse();
});
afterAll(() => house.close());

/** A session lasts half an hour without a call: a turned clock needs a new one. */
async function logIn(username = 'player1', money = '0'): Promise<Player> {
  return playerWith(house, username as 'player1', money);
}

beforeEach(async () => {
  await clear();
  player = await logIn('player1', '10000');
});

/** Takes every limit and break away, which nobody could do over HTTP. */
async function clear(): Promise<void> {
  const { pool } = house.house;
  await pool.query('delete from protection.bound');
  await forgetDays();
  await pool.query(`update protection.guard set break_kind = null, break_from = null,
    break_until = null, return_at = null, tally_from = null, watched = false,
    version = (select max(version) + 1 from protection.change)`);
  await pool.query('update protection.change set version = version + 1');
}

/** Past the server's role, which forgets no day. */
async function forgetDays(): Promise<void> {
  const superuser = new pg.Client({ connectionString: house.databaseUrl });
  await superuser.connect();
  await superuser.query('delete from protection.tally');
  await superuser.end();
}

const bet = (unit = '2') => betOf({ play: 'FixedPlace', pick: '7||||', unit });

async function place(unit = '2', by = player): Promise<string> {
  const { issue } = await drawOnSale(house);
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
  const { rows } = await house.house.pool.query<{ sum: bigint }>(
    `select coalesce(sum(stake), 0)::bigint as sum from lottery.bet_order
     where merchant_id = $1 and member_id = $2 and cancelled_at is null`,
    [house.merchant.id, member],
  );
  return Number(rows[0]?.sum ?? 0n) / 10_000;
}

describe('a limit', () => {
  test('counts what was staked before it was set, and says what it leaves and until when', async () => {
    expect(await place('2')).toBe('taken');
    const before = await staked(player.member);
    const { limits } = await limit('stake', String(before + 3));
    expect(limits).toMatchObject([{ kind: 'stake', left: '3.0000', inForce: true }]);
    const { issue } = await drawOnSale(house);
    const asked = { issue, bets: [bet('2'), bet('2')] };
    const answer = await player.client.call('placeBets', asked);
    expect(answer).toMatchObject({
      ok: false,
      refusal: { code: 'protection.stake_limit', value: { left: '3.0000', period: 'day' } },
    });
    expect(await place('2')).toBe('taken');
    expect(await place('2')).toBe('protection.stake_limit');
  });

  test('is never passed by a hundred bets at once', async () => {
    const before = await staked(player.member);
    await limit('stake', String(before + 20));
    const { issue } = await drawOnSale(house);
    const answers = await Promise.all(
      Array.from({ length: 100 }, () =>
        player.client.call('placeBets', { issue, bets: [bet('2')] }),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(10);
    expect(await staked(player.member)).toBe(before + 20);
  });

  test('gives a cancelled stake back to the day it was placed on', async () => {
    const before = await staked(player.member);
    await limit('stake', String(before + 2));
    const { issue } = await drawOnSale(house);
    const placed = valueOf(await player.client.call('placeBets', { issue, bets: [bet('2')] }));
    expect(await place('2')).toBe('protection.stake_limit');
    valueOf(await player.client.call('cancelBets', { order: placed.order }));
    expect(await place('2')).toBe('taken');
  });

  test('on losses counts every stake as lost until it has paid', async () => {
    const { issue } = await freshDraw(house);
    await limit('loss', '100000');
    const picks = '0123456789';
    const all = betOf({ play: 'FixedPlace', pick: `${picks.slice(0, 9)}||||`, unit: '2' });
    valueOf(await player.client.call('placeBets', { issue, bets: [all] }));
    const lossOf = async () => {
      const { limits } = valueOf(await player.client.call('protection', {}));
      return Number(limits.find(({ kind }) => kind === 'loss')?.used);
    };
    // Earlier draws may be settled meanwhile, with bets of this player.
    const paid = async () => {
      const { rows } = await house.house.pool.query<{ prize: bigint }>(
        `select coalesce(sum(w.prize + w.refunded), 0)::bigint as prize from lottery.outcome w
         join lottery.draw d using (merchant_id, draw_id)
         where w.merchant_id = $1 and w.member_id = $2 and d.state = 'SETTLED'`,
        [house.merchant.id, player.member],
      );
      return Number(rows[0]?.prize ?? 0n);
    };
    const [open, paidBefore] = [await lossOf(), await paid()];
    const { closesAt } = await drawOnSale(house);
    await turnTo(house, closesAt + 1000);
    await runLottery(house);
    await runLottery(house);
    const won = ((await paid()) - paidBefore) / 10_000;
    expect(await lossOf()).toBeCloseTo(open - won, 4);
  });

  test('becomes looser only after 24 hours and a second word', async () => {
    await limit('stake', '10');
    expect((await limit('stake', '5')).limits).toMatchObject([{ amount: '5.0000' }]);
    const waits = await limit('stake', '1000');
    expect(waits.limits).toMatchObject([{ amount: '5.0000', pending: { amount: '1000.0000' } }]);
    const key = { kind: 'stake', period: 'day' } as const;
    const early = await player.client.call('protectionLimitConfirm', key);
    expect(early).toMatchObject({ ok: false, refusal: { code: 'protection.too_early' } });
    await house.turnClock(DAY_MS - 10 * MINUTE_MS);
    player = await logIn();
    const stillEarly = await player.client.call('protectionLimitConfirm', key);
    expect(stillEarly).toMatchObject({ ok: false, refusal: { code: 'protection.too_early' } });
    await house.turnClock(11 * MINUTE_MS);
    player = await logIn();
    const unasked = valueOf(await player.client.call('protection', {}));
    expect(unasked.limits).toMatchObject([{ amount: '5.0000' }]);
    const done = valueOf(await player.client.call('protectionLimitConfirm', key));
    expect(done.limits).toMatchObject([{ amount: '1000.0000', pending: null }]);
    await limit('stake', null);
    const kept = valueOf(await player.client.call('protectionLimitKeep', key));
    expect(kept.limits).toMatchObject([{ amount: '1000.0000', pending: null }]);
    await runLottery(house);
  });

  test('leaves its whole room again on the next business day', async () => {
    await runLottery(house);
    const before = await staked(player.member);
    await limit('stake', '2');
    if (before > 0) await forgetDays();
    await place('2');
    expect(await place('2')).toBe('protection.stake_limit');
    await house.turnClock(DAY_MS);
    await runLottery(house);
    await house.turnClock(2000);
    player = await logIn();
    expect(await place('2')).toBe('taken');
    expect(await place('2')).toBe('protection.stake_limit');
  });

  test('on time counts sessions side by side once', async () => {
    await limit('session', '20');
    expect(await place()).toBe('taken');
    await house.turnClock(12 * MINUTE_MS);
    await runLottery(house);
    await house.turnClock(2000);
    await logIn();
    valueOf(await player.client.call('protection', {}));
    expect(await place()).toBe('taken');
    await house.turnClock(12 * MINUTE_MS);
    await runLottery(house);
    await house.turnClock(2000);
    valueOf(await player.client.call('protection', {}));
    expect(await place()).toBe('protection.session_limit');
  });
});

describe('a break', () => {
  test('stops every bet and deposit at once, and no withdrawal', async () => {
    expect(await place()).toBe('taken');
    const begun = valueOf(await player.client.call('protectionBreak', { length: '7d' }));
    expect(begun.pause).toMatchObject({ kind: 'timeout', length: '7d' });
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
    await house.turnClock(7 * DAY_MS + HOUR_MS);
    await runLottery(house);
    await house.turnClock(2000);
    player = await logIn();
    expect(await place()).toBe('taken');
  });

  test('is made longer by its member and by nobody shorter', async () => {
    valueOf(await player.client.call('protectionBreak', { length: '30d' }));
    const shorter = await player.client.call('protectionBreak', { length: '24h' });
    expect(shorter).toMatchObject({ ok: false, refusal: { code: 'protection.not_shorter' } });
    const longer = valueOf(await player.client.call('protectionBreak', { length: '6m' }));
    expect(longer.pause).toMatchObject({ kind: 'exclusion', length: '6m' });
    const back = await player.client.call('protectionBreak', { length: '6w' });
    expect(back).toMatchObject({ ok: false, refusal: { code: 'protection.not_shorter' } });
  });

  test('of exclusion lifts 24 hours after its member asked, and not before its end', async () => {
    valueOf(await player.client.call('protectionBreak', { length: '6m' }));
    const early = await player.client.call('protectionReturn', {});
    expect(early).toMatchObject({ ok: false, refusal: { code: 'protection.not_over' } });
    await house.turnClock(190 * DAY_MS);
    await runLottery(house);
    await house.turnClock(2000);
    player = await logIn();
    expect(await place()).toBe('protection.excluded');
    const asked = valueOf(await player.client.call('protectionReturn', {}));
    expect(asked.pause?.returnAt).not.toBeNull();
    expect(await place()).toBe('protection.excluded');
    await house.turnClock(DAY_MS + MINUTE_MS);
    await runLottery(house);
    await house.turnClock(2000);
    player = await logIn();
    expect(await place()).toBe('taken');
  });

  test('stops plans under way and gives their money back', async () => {
    const { issue } = await freshDraw(house);
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
    await house.runJobs('lottery-chase');
    valueOf(await player.client.call('protectionBreak', { length: '24h' }));
    await house.runJobs('lottery-stop-paused');
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

  test('keeps the same person from another account', async () => {
    const email = `twice.${randomUUID().slice(0, 8)}@example.com`;
    const register = (name: string) =>
      house.client().call('register', {
        username: name,
        password: CAST_PASSWORD,
        confirmPassword: CAST_PASSWORD,
        email,
        birthday: '1990-02-03',
      } as never);
    const first = valueOf(await register(`one${randomUUID().slice(0, 8)}`));
    const own = house.client({ token: first.token });
    valueOf(await own.call('protectionBreak', { length: '1y' }));
    const second = await register(`two${randomUUID().slice(0, 8)}`);
    expect(second).toMatchObject({ ok: false, refusal: { code: 'register.unavailable' } });
  });
});

describe('an exclusion of a person', () => {
  const open = async () => {
    const username = `same${randomUUID().slice(0, 8)}`;
    const answer = await house.client().call('register', {
      username,
      password: CAST_PASSWORD,
      confirmPassword: CAST_PASSWORD,
      birthday: '1988-08-08',
    } as never);
    const { token } = valueOf(answer);
    return { username, client: house.client({ token }) };
  };
  const set = (username: string, what: string, values: readonly string[]) =>
    house.house.pool.query(
      `update members.member set ${what} where merchant_id = $1 and username = $2`,
      [house.merchant.id, username, ...values],
    );
  const pauseOf = async ({ client }: Awaited<ReturnType<typeof open>>) =>
    valueOf(await client.call('protection', {})).pause;

  test('excludes the other accounts that have the proven number, and says so to the desk alone', async () => {
    const [one, two, stranger] = [await open(), await open(), await open()];
    const mobile = `+63917${String(Date.parse('2026-01-01') % 10_000_000).padStart(7, '1')}`;
    await set(one.username, 'mobile = $3, mobile_verified_at = house_now()', [mobile]);
    await set(two.username, 'mobile = $3', [mobile]);
    valueOf(await one.client.call('protectionBreak', { length: '6m' }));
    expect(await pauseOf(two)).toMatchObject({ kind: 'exclusion', length: '6m' });
    expect(await pauseOf(stranger)).toBeNull();
    const paged = { pageNo: 1, pageSize: 10 };
    const seen = valueOf(await two.client.call('protectionHistory', paged));
    expect(seen.list).toMatchObject([{ kind: 'break', actor: 'house' }]);
    expect(JSON.stringify(seen)).not.toContain(one.username);
    const { rows } = await house.house.pool.query<{ detail: object }>(
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

  test('is not worked by somebody who only types the data of another', async () => {
    const [one, two] = [await open(), await open()];
    const email = `${one.username}@example.com`;
    await set(one.username, "email = $3, real_name = 'Lia Cruz'", [email]);
    await set(two.username, "email = $3, real_name = 'Lia Cruz', email_verified_at = house_now()", [
      email,
    ]);
    valueOf(await one.client.call('protectionBreak', { length: '6m' }));
    expect(await pauseOf(two)).toBeNull();
  });
});

describe('a reality check', () => {
  test('holds bets back from its time on until it was acknowledged', async () => {
    valueOf(await player.client.call('protectionCheckMinutes', { minutes: 15 }));
    expect(await place()).toBe('taken');
    await house.turnClock(16 * MINUTE_MS);
    await runLottery(house);
    await house.turnClock(2000);
    expect(await place()).toBe('protection.reality_check');
    const seen = valueOf(await player.client.call('realityCheck', {}));
    expect(Number(seen.stakes)).toBeGreaterThanOrEqual(2);
    expect(seen.serverNow - seen.openedAt).toBeGreaterThanOrEqual(16 * MINUTE_MS);
    valueOf(await player.client.call('realityCheckDone', {}));
    expect(await place()).toBe('taken');
  });

  test('that is set sooner at one copy of the server holds at another one too', async () => {
    const copy = await openHouse(house.house.config, house.house.log);
    const { rows } = await house.house.pool.query<{ id: Id<'session'> }>(
      `select session_id as id from identity.session
       where merchant_id = $1 and member_id = $2 order by opened_at desc limit 1`,
      [house.merchant.id, player.member],
    );
    const session = { id: rows[0]?.id, group: 'formal' };
    const refused = async (): Promise<string | undefined> => {
      await copy.clock.refresh();
      const call = { house: copy, merchant: house.merchant, session, now: copy.clock.now() };
      return (await refuseUnchecked(call as never))?.problem.code;
    };
    valueOf(await player.client.call('protectionCheckMinutes', { minutes: 60 }));
    expect(await refused()).toBeUndefined();
    valueOf(await player.client.call('protectionCheckMinutes', { minutes: 15 }));
    await house.turnClock(16 * MINUTE_MS);
    expect(await refused()).toBe('protection.reality_check');
    valueOf(await player.client.call('realityCheckDone', {}));
    await copy.close();
  });
});
