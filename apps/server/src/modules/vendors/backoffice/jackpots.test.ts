import { afterAll, beforeAll, expect, it } from 'vitest';
import { logInOperator } from '../../../testing/index.ts';
import {
  listedGame,
  openFakeVendor,
  type FakeVendor,
} from '../../../testing/vendors/fake-vendor.ts';
import { openVendorApp, type VendorApp } from '../../../testing/vendors/vendor-app.ts';

let test: VendorApp;
let vendor: FakeVendor;
let owner: ReturnType<VendorApp['backoffice']>;
const reason = 'because the test says so';

beforeAll(async () => {
  test = await openVendorApp({ environment: { PRIVATE_PEERS: '1' } });
  vendor = await openFakeVendor(test, { code: 'FAKE' });
  vendor.games = [listedGame('reef', { jackpots: ['mega'] })];
  vendor.jackpots = [
    { id: 'mega', name: 'Mega', currency: 'PHP', amount: 12_000_000, games: ['reef', 'gone'] },
    { id: 'far', name: 'Far', currency: 'THB', amount: 1_000_000, games: ['reef'] },
  ];
  await test.runJobs('vendors-catalogue');
  await test.runJobs('vendors-jackpots');
  owner = test.backoffice({ token: await logInOperator(test, 'owner') });
});
afterAll(async () => {
  await vendor.close();
  await test.close();
});

const pots = async () => {
  const answer = await owner.call('vendorJackpots', { code: 'FAKE' });
  if (!answer.ok) throw new Error(answer.refusal.code);
  return answer.value;
};
const seen = async () => {
  const answer = await test.client().call('jackpots', {});
  return answer.ok ? answer.value.list.map(({ name }) => name) : ['refused'];
};

it('pots are listed with their games, and say why players do not see them', async () => {
  expect(await pots()).toMatchObject([
    {
      id: 'mega',
      amount: '120.0000',
      games: [
        { code: 'reef', name: 'Game reef' },
        { code: 'gone', name: null },
      ],
      isStale: false,
      isForeign: false,
      hidden: false,
    },
    { id: 'far', isForeign: true },
  ]);
  expect(await seen()).toEqual(['Mega']);
});

it('a hidden pot stays hidden when it is reported again, until it is shown', async () => {
  const change = { code: 'FAKE', id: 'mega', reason };
  await owner.call('vendorJackpotChange', { ...change, hidden: true });
  await test.runJobs('vendors-jackpots');
  expect(await seen()).toEqual([]);
  expect(await pots()).toMatchObject([{ id: 'mega', hidden: true }, {}]);
  await owner.call('vendorJackpotChange', { ...change, hidden: false });
  expect(await seen()).toEqual(['Mega']);
  const unknown = { ...change, id: 'nothing', hidden: true };
  expect(await owner.call('vendorJackpotChange', unknown)).toMatchObject({
    refusal: { code: 'not.found' },
  });
});

it('a pot that was not reported for a minute is marked', async () => {
  await test.turnClock(61_000);
  expect(await pots()).toMatchObject([{ isStale: true }, { isStale: true }]);
  expect(await seen()).toEqual([]);
});
