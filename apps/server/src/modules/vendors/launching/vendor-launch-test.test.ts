import { DEMO_CURRENCY } from '@fairhouse/calls/vendor';
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
let nodeId: number;
let trial: string;

beforeAll(async () => {
  test = await openVendorApp({ environment: { PRIVATE_PEERS: '1' } });
  vendor = await openFakeVendor(test, { code: 'FAKE' });
  vendor.games = [listedGame('reef', { blocked_countries: ['FR'], platforms: ['GPL_DESKTOP'] })];
  await test.runJobs('vendors-catalogue');
  const [game] = await test.sql<{ node_id: string }>(
    `select node_id::text from vendors.game where vendor = 'FAKE'`,
  );
  nodeId = Number(game?.node_id);
  const played = await test.client().call('freePlay', { random: 'of-this-launch-test' });
  if (!played.ok) throw new Error(played.refusal.code);
  const [member] = await test.sql<{ username: string }>(
    `select username from members.member where merchant_id = $1 and standing_group = 'trial'`,
    [test.merchant.id],
  );
  trial = member?.username ?? '';
  owner = test.backoffice({ token: await logInOperator(test, 'owner') });
});
afterAll(async () => {
  await vendor.close();
  await test.close();
});

const run = async (
  more: { username?: string; country?: string; platform?: 'html5-mobile' } = {},
) => {
  const answer = await owner.call('vendorLaunchTest', {
    code: 'FAKE',
    nodeId,
    platform: 'html5-desktop',
    language: 'VI',
    ...more,
  });
  if (!answer.ok) throw new Error(answer.refusal.code);
  const refused = answer.value.steps.flatMap(({ step, result, detail }) =>
    result === 'refused' ? [[step, detail]] : [],
  );
  return { ...answer.value, refused };
};
const lastAsked = () => vendor.asked.findLast(({ path }) => path.endsWith('/game/url'))?.body;
const sessions = () =>
  test.sql(`select trial, ended_at is null as lives from vendors.game_session`);

it('a demo names no member, and its address is checked', async () => {
  const tested = await run();
  expect(tested.refused).toEqual([]);
  expect(tested.url).toBe(`${vendor.url}/play/reef`);
  expect(lastAsked()).toMatchObject({ currency: DEMO_CURRENCY, lang: 'vi' });
  expect(lastAsked()).not.toHaveProperty('user');
  expect(await sessions()).toEqual([]);
});

it('a trial member plays on the trial book, and nobody else can be named', async () => {
  const tested = await run({ username: trial });
  expect(tested.refused).toEqual([]);
  expect(lastAsked()).toMatchObject({ currency: 'PHP', operator_id: 'manila-trial' });
  expect(await sessions()).toEqual([{ trial: true, lives: true }]);
  for (const username of ['player1', 'nobody-at-all']) {
    await expect(run({ username })).rejects.toThrow('vendor.no_trial_member');
  }
  expect(await sessions()).toHaveLength(1);
});

it('each step that refuses players says so, and the steps after it are tried', async () => {
  await test.sql(
    `update vendors.game set status = 'DRAFT', listed = jsonb_set(listed, '{currencies}', '{}')
     where vendor = 'FAKE'`,
  );
  await test.sql(`update vendors.vendor set maintenance_from = house_now(), demo = false
    where code = 'FAKE'`);
  test.context.signals.send({ topic: 'site', merchant: test.merchant.id });
  await expect
    .poll(async () => (await run({ country: 'FR', platform: 'html5-mobile' })).refused)
    .toEqual([
      ['playMoney', 'game.unavailable'],
      ['region', 'FR'],
      ['game', 'DRAFT'],
      ['currency', 'PHP'],
      ['platform', 'html5-mobile'],
      ['maintenance', 'game.maintenance'],
    ]);
});

it('an address elsewhere is not opened, and a silent vendor is asked twice', async () => {
  vendor.misbehaviour.gameUrl = 'https://elsewhere.example/reef';
  const elsewhere = await run({ username: trial });
  expect(elsewhere.url).toBeNull();
  expect(elsewhere.refused).toContainEqual([
    'url',
    'an address outside its hosts: https://elsewhere.example/reef',
  ]);
  vendor.misbehaviour.gameUrl = 'javascript:alert(1)';
  expect((await run()).url).toBeNull();
  delete vendor.misbehaviour.gameUrl;
  vendor.misbehaviour.status = 500;
  const silent = await run({ username: trial });
  expect(silent).toMatchObject({ url: null, tries: 2 });
  expect(silent.refused).toContainEqual(['answer', 'silent: status 500']);
  const lives = (await sessions()).filter((each) => (each as { lives: boolean }).lives);
  expect(lives, 'a token without a launch is dead').toHaveLength(1);
});

it('a game of another merchant cannot be opened', async () => {
  const other = test.backoffice({ token: await logInOperator(test, 'owner'), merchant: 'saigon' });
  const asked = { code: 'FAKE', nodeId, platform: 'html5-desktop' } as const;
  expect((await other.call('vendorLaunchTest', asked)).ok).toBe(false);
});
