// A house that is brought up to date in the middle of its work: what it booked under ids of the
// older kind is found again, and what was taken from it under such an id is paid all the same.
import { amount, type Id } from '@fairhouse/values';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { currencyOf, houseAccount, mainAccount } from '../../accounts.ts';
import {
  balanceOf,
  freshDraw,
  openLotteryHouse,
  playerWith,
  runLottery,
  sureBets,
  turnTo,
  valueOf,
  type LotteryHouse,
  type Player,
} from '../../testing/lottery-house.ts';
import { olderId } from './older-id.ts';

let house: LotteryHouse;
let paid: Player;
let robbed: Player;

beforeAll(async () => {
  house = await openLotteryHouse();
  // The upgrade is later than all that happens here, so that all of it is of before.
  await asOwner(`insert into ground.keyed_since (at) values ('2100-01-01')`);
  paid = await playerWith(house, 'player1', '1000');
  robbed = await playerWith(house, 'downline1', '1000');
});
afterAll(() => house.close());

/** Past the role of the server, which changes neither of these. */
async function asOwner(text: string, values: readonly unknown[] = []): Promise<void> {
  const owner = new pg.Client({ connectionString: house.databaseUrl });
  await owner.connect();
  await owner.query(text, [...values]);
  await owner.end();
}

test('a draw that was half paid before is paid to its end, each member once', async () => {
  const draw = await freshDraw(house);
  for (const { client } of [paid, robbed]) {
    valueOf(await client.call('placeBets', { issue: draw.issue, bets: sureBets() }));
  }
  const { merchant } = house;
  const credit = (player: Player, units: bigint, reference: string) =>
    house.house.ledger.book({
      merchant: merchant.id,
      id: olderId(`payout:${merchant.code}-${draw.issue}:1:${player.member}`) as Id<'entry'>,
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
  // Taken before the upgrade by somebody who knew how ids were made.
  await credit(robbed, 1n, 'taken');
  await turnTo(house, draw.drawAt);
  await runLottery(house);
  await house.runJobs('lottery-settle');
  expect(await balanceOf(house, paid.member)).toBe('997.8000');
  expect(await balanceOf(house, robbed.member)).toBe('997.8001');
});

test('a request that was answered before the upgrade is answered the same after it', async () => {
  const draw = await freshDraw(house);
  const before = await balanceOf(house, paid.member);
  const ask = { issue: draw.issue, bets: sureBets() };
  const { order } = valueOf(await paid.client.call('placeBets', ask));
  const idempotencyKey = randomUUID();
  await asOwner('update lottery.bet_order set order_id = $2 where order_id = $1', [
    order,
    idempotencyKey,
  ]);
  const again = valueOf(await paid.client.call('placeBets', ask, { idempotencyKey }));
  expect(again.order).toBe(idempotencyKey);
  expect(Number(before) - Number(await balanceOf(house, paid.member))).toBe(100);
});
