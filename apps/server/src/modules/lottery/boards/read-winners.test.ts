// The members that the winner board names.
import { HOUR_MS, SECOND_MS, type Id } from '@fairhouse/values';
import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { demoMemberId, type DemoMember } from '../../../../../../demo/demo-members.ts';
import { openTestApp, type TestApp } from '../../../testing/index.ts';
import { logInPlayer, valueOf } from '../../../testing/lottery-app.ts';
import { maskName } from './read-winners.ts';

let home: TestApp;

beforeAll(async () => {
  home = await openTestApp();
  await win('player1', 300n);
  await win('upline', 200n);
  await win('downline1', 100n);
});
afterAll(() => home.close());
/** The cached board expires. */
beforeEach(() => home.turnClock(11 * SECOND_MS));

async function win(username: DemoMember['username'], prize: bigint): Promise<void> {
  const values = [home.merchant.id, randomInt(1_000_000), memberOf(username), username, prize];
  await home.context.pool.query(
    `insert into lottery.win
       (merchant_id, draw_id, member_id, version, username, lottery, prize, at)
     values ($1, $2, $3, 1, $4, 'SSC1', $5, house_now())`,
    values,
  );
}

const memberOf = (username: DemoMember['username']): Id<'member'> =>
  demoMemberId(home.merchant, username);

async function named(): Promise<readonly string[]> {
  const { list } = valueOf(await home.client().call('winnerBoard', { count: 20 }));
  return list.map(({ account }) => account);
}

test('the highest wins come first, and every name is masked', async () => {
  expect(await named()).toEqual(['player1', 'upline', 'downline1'].map(maskName));
});

test('a member who hides their wins is not named until they show them again', async () => {
  const { client } = await logInPlayer(home, 'upline', '0');
  expect(valueOf(await client.call('memberInfo', {}))).toMatchObject({ hidesWins: false });
  valueOf(await client.call('memberInfoUpdate', { hidesWins: true }));
  expect(valueOf(await client.call('memberInfo', {}))).toMatchObject({ hidesWins: true });
  await home.turnClock(11 * SECOND_MS);
  expect(await named()).toEqual(['player1', 'downline1'].map(maskName));
  valueOf(await client.call('memberInfoUpdate', { theme: 'light' }));
  expect(valueOf(await client.call('memberInfo', {}))).toMatchObject({ hidesWins: true });
  valueOf(await client.call('memberInfoUpdate', { hidesWins: false }));
});

test('a member on a cool-off is not named while it lasts', async () => {
  const { client } = await logInPlayer(home, 'player1', '0');
  valueOf(await client.call('protectionBreak', { length: '24h' }));
  await home.turnClock(11 * SECOND_MS);
  expect(await named()).toEqual(['upline', 'downline1'].map(maskName));
  await home.turnClock(23 * HOUR_MS + HOUR_MS);
  await win('player1', 50n);
  await home.turnClock(11 * SECOND_MS);
  expect(await named()).toContain(maskName('player1'));
});
