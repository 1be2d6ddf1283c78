import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  betOf,
  drawOnSale,
  logInPlayer,
  openLotteryApp,
  valueOf,
  type LotteryApp,
  type Player,
} from '../../testing/lottery-app.ts';

let app: LotteryApp;
let superuser: pg.Client;
let player: Player;

beforeAll(async () => {
  app = await openLotteryApp();
  superuser = new pg.Client({ connectionString: app.databaseUrl });
  await superuser.connect();
  player = await logInPlayer(app, 'player1', '10000');
});
afterAll(async () => {
  await superuser.end();
  await app.close();
});
beforeEach(async () => {
  await superuser.query('delete from messages.inbox');
  await superuser.query('delete from protection.near_limit');
});

async function place(unit: string): Promise<void> {
  const { issue } = await drawOnSale(app);
  const bets = [betOf({ play: 'FixedPlace', pick: '7||||', unit })];
  valueOf(await player.client.call('placeBets', { issue, bets }));
}

async function titles(): Promise<readonly string[]> {
  const { list } = valueOf(await player.client.call('inbox', { pageNo: 1, pageSize: 20 }));
  return list.map(({ title }) => title).toSorted();
}

const announce = () => app.runJobs('announce-near-limits');

test('four fifths of a limit make one message in a period, also when the job is killed', async () => {
  for (const kind of ['stake', 'loss'] as const) {
    valueOf(
      await player.client.call('protectionLimit', {
        kind,
        period: 'day',
        amount: '10',
        minutes: null,
      }),
    );
  }
  await place('2');
  await place('2');
  await place('2');
  await announce();
  expect(await titles()).toEqual([]);
  await place('2');
  await superuser.query(
    `create function protection.die() returns trigger language plpgsql as
     'begin raise exception ''killed''; end'`,
  );
  await superuser.query(
    `create trigger die before update on protection.near_limit
     for each row execute function protection.die()`,
  );
  await announce().catch(() => undefined);
  expect(await titles()).toEqual([]);
  await superuser.query('drop function protection.die cascade');
  await announce();
  await place('2');
  await announce();
  expect(await titles()).toEqual([
    'Four fifths of your loss limit are used',
    'Four fifths of your stake limit are used',
  ]);
  const { list } = valueOf(await player.client.call('inbox', { pageNo: 1, pageSize: 20 }));
  const stake = list.find(({ title }) => title.includes('stake'));
  expect(stake?.content).toBe('You have staked ₱8.00 of your stake limit of ₱10.00 (a day).');
});

test('a repetition of the mark finds its message already written', async () => {
  await superuser.query(
    `insert into protection.near_limit
       (merchant_id, member_id, kind, period, window_from, most, used, reached_at)
     values ($1, $2, 'deposit', 'week', '2026-11-16', 1000000, 900000, now())`,
    [app.merchant.id, player.member],
  );
  await announce();
  await superuser.query('update protection.near_limit set announced_at = null');
  await announce();
  expect(await titles()).toEqual(['Four fifths of your deposit limit are used']);
});

test('a message that a newer server names is read without its text', async () => {
  await superuser.query(
    `insert into messages.inbox
       (merchant_id, message_id, member_id, titles, bodies, notice, details, at)
     values ($1, gen_random_uuid(), $2, '{"EN":"New"}', '{}', 'of_tomorrow', '{}', now())`,
    [app.merchant.id, player.member],
  );
  expect(await titles()).toEqual(['New']);
});
