import { VENDOR_FIELD } from '@fairhouse/calls/client';
import { assert } from '@fairhouse/values';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { logInOperator } from '../../../testing/index.ts';
import {
  listedGame,
  openFakeVendor,
  type FakeVendor,
} from '../../../testing/vendors/fake-vendor.ts';
import { openVendorApp, type VendorApp } from '../../../testing/vendors/vendor-app.ts';
import { forgetVendors } from '../records/index.ts';

let test: VendorApp;
let vendor: FakeVendor;
let owner: ReturnType<VendorApp['backoffice']>;
const code = 'FAKE';
const reason = 'because the test says so';
const LEVELS = ['1.0000', '2.0000', '5.0000', '100.0000'];
const currencies = {
  PHP: { min: '1', max: '100', levels: LEVELS, max_win: '500000' },
};

beforeAll(async () => {
  test = await openVendorApp({ environment: { PRIVATE_PEERS: '1' } });
  vendor = await openFakeVendor(test, { code });
  vendor.games = [
    listedGame('reels', { category: 'RNG', max_multiplier: '1000.5', currencies }),
    listedGame('wilder', { category: 'RNG', max_multiplier: '5000', currencies }),
    listedGame('dice', { category: 'LOCAL', max_multiplier: '9900', currencies }),
  ];
  await test.runJobs('vendors-catalogue');
  await test.sql(`update vendors.vendor set kind = 'studio' where code = $1`, [code]);
  forgetVendors(test.context, test.merchant.id);
  owner = test.backoffice({ token: await logInOperator(test, 'owner') });
});
afterAll(async () => {
  await vendor.close();
  await test.close();
});

const listed = async () => {
  const answer = await owner.call('vendorMaxWins', { code });
  assert(answer.ok, 'the types are listed');
  return answer.value;
};
const change = (type: 'RNG' | 'LOCAL' | 'LIVE', maxWin: string | null, of = code) =>
  owner.call('vendorMaxWinChange', { code: of, type, maxWin, reason });

const card = async (game: string) => {
  const [row] = await test.sql<{ node_id: string }>(
    `select node_id from vendors.game where code = $1 and vendor = $2`,
    [game, code],
  );
  const answer = await test
    .client({})
    .call('gameList', { [VENDOR_FIELD]: code, nodeId: Number(row?.node_id) });
  assert(answer.ok, 'the game is listed');
  const [found] = answer.value.list;
  return found && { minBet: found.minBet, maxBet: found.maxBet, maxWin: found.maxWin };
};

it('each type of our studio’s games says what it pays at most, and what it must at least', async () => {
  const asListed = { listed: '500000.0000', own: null };
  expect(await listed()).toEqual([
    { type: 'LOCAL', games: 1, least: '100.0000', ...asListed },
    // The greatest win of the least stake of the slot that wins least.
    { type: 'RNG', games: 2, least: '1000.5000', ...asListed },
  ]);
  expect(await card('reels')).toEqual({
    minBet: '1.0000',
    maxBet: '100.0000',
    maxWin: '500000.0000',
  });
});

it('a slot takes smaller stakes, another game the same ones, and a game without any is gone', async () => {
  expect((await change('RNG', '2500')).ok).toBe(true);
  expect((await listed()).map(({ own }) => own)).toEqual([null, '2500.0000']);
  // 2,500 by 1,000.5, of which the level of two is left.
  expect(await card('reels')).toEqual({ minBet: '1.0000', maxBet: '2.0000', maxWin: '2500.0000' });
  expect(await card('wilder')).toBeUndefined();
  expect((await change('LOCAL', '300')).ok).toBe(true);
  expect(await card('dice')).toEqual({
    minBet: '1.0000',
    maxBet: '100.0000',
    maxWin: '300.0000',
  });
  expect((await change('LOCAL', null)).ok).toBe(true);
  expect((await change('RNG', null)).ok).toBe(true);
  expect(await card('wilder')).toMatchObject({ maxBet: '100.0000', maxWin: '500000.0000' });
});

it('is refused beyond its bounds, for a type without games, and for a vendor of others', async () => {
  const isRefused = (refusal: string) => ({ ok: false, refusal: { code: refusal } });
  expect(await change('RNG', '1000.4999')).toMatchObject(isRefused('vendor.max_win'));
  expect(await change('RNG', '500000.0001')).toMatchObject({
    refusal: { message: expect.stringMatching(/between 1000\.5 PHP.* and 500000 PHP/) },
  });
  expect((await change('RNG', '1000.5')).ok).toBe(true);
  expect((await change('RNG', '500000')).ok).toBe(true);
  expect((await change('RNG', null)).ok).toBe(true);
  expect(await change('LIVE', '2000')).toMatchObject(isRefused('not.found'));
  expect(await change('RNG', '2000', 'TESTER')).toMatchObject(isRefused('not.found'));
  expect(await owner.call('vendorMaxWins', { code: 'TESTER' })).toEqual({ ok: true, value: [] });
});
