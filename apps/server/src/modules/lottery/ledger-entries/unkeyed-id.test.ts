// An upgrade of the server in the middle of its work: entries under unkeyed ids are found again,
// and an entry whose unkeyed id was used up by a member is still paid.
import { amount, type Id } from '@fairhouse/values';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { currencyOf, houseAccount, mainAccount } from '../../../accounts.ts';
import {
  balanceOf,
  freshDraw,
  openLotteryApp,
  logInPlayer,
  runLottery,
  sureBets,
  turnTo,
  valueOf,
  type LotteryApp,
  type Player,
} from '../../../testing/lottery-app.ts';
import { unkeyedId } from './unkeyed-id.ts';

let app: LotteryApp;
let paid: Player;
let robbed: Player;

beforeAll(async () => {
  app = await openLotteryApp();
  // The upgrade time is in the future, so everything here happens before it.
  await asOwner(`insert into ground.keyed_since (at) values ('2100-01-01')`);
  paid = await logInPlayer(app, 'player1', '1000');
  robbed = await logInPlayer(app, 'downline1', '1000');
});
afterAll(() => app.close());

/** As the database owner: the server's role may change neither of these tables. */
async function asOwner(text: string, values: readonly unknown[] = []): Promise<void> {
  const owner = new pg.Client({ connectionString: app.databaseUrl });
  await owner.connect();
  await owner.query(text, [...values]);
  await owner.end();
}

test('a draw that was half paid before the upgrade is completed, with each member paid once', async () => {
  const draw = await freshDraw(app);
  for (const { client } of [paid, robbed]) {
    valueOf(await client.call('placeBets', { issue: draw.issue, bets: sureBets() }));
  }
  const { merchant } = app;
  const credit = (player: Player, units: bigint, reference: string) =>
    app.context.ledger.book({
      merchant: merchant.id,
      id: unkeyedId(`payout:${merchant.code}-${draw.issue}:1:${player.member}`) as Id<'entry'>,
      currency: currencyOf(merchant.currency),
      code: 'payout',
      reference,
      legs: [
        {
          debit: houseAccount('real', 'lottery'),
          credit: mainAccount('real', player.member),
          amount: amount(units),
        },
      ],
    });
  await credit(paid, 978_000n, draw.issue);
  // An attacker who could predict unkeyed ids used this one up before the upgrade.
  await credit(robbed, 1n, 'taken');
  await turnTo(app, draw.drawAt);
  await runLottery(app);
  await app.runJobs('lottery-settle');
  expect(await balanceOf(app, paid.member)).toBe('997.8000');
  expect(await balanceOf(app, robbed.member)).toBe('997.8001');
});

test('a request that was answered before the upgrade gets the same answer after it', async () => {
  const draw = await freshDraw(app);
  const before = await balanceOf(app, paid.member);
  const ask = { issue: draw.issue, bets: sureBets() };
  const { order } = valueOf(await paid.client.call('placeBets', ask));
  const idempotencyKey = randomUUID();
  await asOwner('update lottery.bet_order set order_id = $2 where order_id = $1', [
    order,
    idempotencyKey,
  ]);
  const again = valueOf(await paid.client.call('placeBets', ask, { idempotencyKey }));
  expect(again.order).toBe(idempotencyKey);
  expect(Number(before) - Number(await balanceOf(app, paid.member))).toBe(100);
});
