import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  freshDraw,
  logInPlayer,
  openLotteryApp,
  runLottery,
  sureBets,
  turnTo,
  valueOf,
  type LotteryApp,
} from '../../../testing/lottery-app.ts';

let app: LotteryApp;
let superuser: pg.Client;

beforeAll(async () => {
  app = await openLotteryApp();
  superuser = new pg.Client({ connectionString: app.databaseUrl });
  await superuser.connect();
});
afterAll(async () => {
  await superuser.end();
  await app.close();
});
beforeEach(async () => {
  await superuser.query('delete from messages.inbox');
  await superuser.query('delete from messages.notice_choice');
});

async function stored() {
  const { rows } = await superuser.query<{
    member_id: string;
    merchant_id: number;
    notice: string;
  }>('select member_id, merchant_id, notice from messages.inbox where notice is not null');
  return rows;
}

const announce = () => app.runJobs('lottery-announce-wins');

test('a paid draw makes one message for each member that it pays, also when its job is killed', async () => {
  const player = await logInPlayer(app, 'player1', '100000');
  const before = Number(valueOf(await player.client.call('balance', {})).main);
  const draw = await freshDraw(app);
  valueOf(await player.client.call('placeBets', { issue: draw.issue, bets: sureBets() }));
  await turnTo(app, draw.drawAt);
  await runLottery(app);
  const credited = Number(valueOf(await player.client.call('balance', {})).main);
  expect(credited).not.toBe(before - 100);
  expect(await stored()).toEqual([]);
  // Dies at the end of the transaction that has written the messages.
  await superuser.query(
    `create function lottery.die() returns trigger language plpgsql as
     'begin raise exception ''killed''; end'`,
  );
  await superuser.query(
    `create constraint trigger die after update on lottery.win_notice_due
     deferrable initially deferred for each row execute function lottery.die()`,
  );
  await announce();
  expect(await stored()).toEqual([]);
  await superuser.query('drop function lottery.die cascade');
  await announce();
  await announce();
  expect(await stored()).toEqual([
    {
      member_id: player.member,
      merchant_id: app.merchant.id,
      notice: expect.stringMatching(/^draw_(won|returned)$/),
    },
  ]);
  const { list } = valueOf(await player.client.call('inbox', { pageNo: 1, pageSize: 20 }));
  expect(list.filter(({ title }) => title.includes('₱'))).toMatchObject([
    { title: expect.stringContaining('SSC 1 minute'), content: expect.stringContaining('₱100.00') },
  ]);
  const { rows } = await superuser.query('select 1 from lottery.win_notice_due');
  expect(rows).toEqual([]);
});

test('a draw makes no message for play money, nor for a member who wants none', async () => {
  const refusing = await logInPlayer(app, 'downline2', '1000');
  valueOf(await refusing.client.call('noticeChoicesChange', { kind: 'win', wanted: false }));
  const trial = valueOf(await app.client().call('freePlay', { random: 'w'.repeat(32) }));
  const visitor = app.client({ token: trial.token });
  const draw = await freshDraw(app);
  const sure = { issue: draw.issue, bets: sureBets() };
  valueOf(await refusing.client.call('placeBets', sure));
  valueOf(await visitor.call('placeBets', sure));
  await turnTo(app, draw.drawAt);
  await runLottery(app);
  await announce();
  const { rows } = await superuser.query<{ paid: number }>(
    `select count(distinct member_id)::int as paid from lottery.outcome
     join lottery.draw using (merchant_id, draw_id) where issue = $1 and prize > 0`,
    [draw.issue],
  );
  expect(rows).toEqual([{ paid: 2 }]);
  expect(await stored()).toEqual([]);
});
