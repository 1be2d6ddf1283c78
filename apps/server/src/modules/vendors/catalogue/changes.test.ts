import { afterAll, beforeAll, expect, it } from 'vitest';
import { VENDOR_FIELD } from '@fairhouse/calls/client';
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
/** A session may ask for a list six times in a minute. */
const PAUSE_MS = 15_000;

beforeAll(async () => {
  test = await openVendorApp({ environment: { PRIVATE_PEERS: '1' } });
  vendor = await openFakeVendor(test, { code: 'FAKE' });
  vendor.games = ['reef', 'dunes', 'table', 'cards'].map((code) => listedGame(code));
  owner = test.backoffice({ token: await logInOperator(test, 'owner') });
  await sync();
});
afterAll(async () => {
  await vendor.close();
  await test.close();
});

const sync = async () => {
  await test.turnClock(PAUSE_MS);
  expect(await owner.call('vendorSync', { code: 'FAKE' })).toMatchObject({ ok: true });
};
const waiting = async () => {
  const answer = await owner.call('vendorChanges', { code: 'FAKE', state: 'waiting' });
  if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
  return answer.value.list;
};
const shown = async (): Promise<string[]> => {
  const answer = await test.client().call('gameList', { [VENDOR_FIELD]: 'FAKE', pageSize: 50 });
  return answer.ok ? answer.value.list.map(({ gameId }) => gameId).toSorted() : ['refused'];
};
const rtpOf = async (code: string) => {
  const [row] = await test.sql<{ rtp_low: number }>(
    `select rtp_low from vendors.game where vendor = 'FAKE' and code = $1`,
    [code],
  );
  return row?.rtp_low;
};
const decide = (numbers: number[], decision: 'approve' | 'reject') =>
  owner.call('vendorChangesDecide', { code: 'FAKE', numbers, decision, reason });

it('a lower return waits once, and is applied with its limits when it is approved', async () => {
  const limits = { PHP: { min: '1.0000', max: '100.0000' } };
  vendor.games[0] = listedGame('reef', { rtp: [940_000, 930_000], currencies: limits });
  await sync();
  await sync();
  const [found, ...more] = await waiting();
  expect(more).toEqual([]);
  expect(found).toMatchObject({ game: 'reef', kind: 'HELD', question: 'RETURN' });
  expect(JSON.parse(found?.detail ?? '')).toEqual({
    rtp: { from: [965_000], to: [940_000, 930_000] },
    limits: [
      { currency: 'PHP', limit: 'min', from: '0.2000', to: '1.0000' },
      { currency: 'PHP', limit: 'max', from: '500.0000', to: '100.0000' },
    ],
    fields: ['currencies', 'rtp'],
  });
  expect(await owner.call('vendorGateway', { code: 'FAKE' })).toMatchObject({
    value: { waitingChanges: 1 },
  });
  expect(await rtpOf('reef')).toBe(965_000);
  const number = found?.number ?? 0;
  expect(await decide([number], 'approve')).toEqual({ ok: true, value: { decided: 1 } });
  expect(await rtpOf('reef')).toBe(930_000);
  // Of two operators at once, the second finds nothing to decide.
  expect(await decide([number], 'approve')).toMatchObject({ refusal: { code: 'not.found' } });
  await sync();
  expect(await waiting()).toEqual([]);
});

it('a rejected lower return hides its game and is not asked about again', async () => {
  vendor.games[1] = listedGame('dunes', { rtp: 900_000 });
  await sync();
  const [found] = await waiting();
  await decide([found?.number ?? 0], 'reject');
  await expect.poll(shown).toEqual(['cards', 'reef', 'table']);
  await sync();
  expect(await waiting()).toEqual([]);
  // It can be approved later; the operator shows the game again.
  expect(await decide([found?.number ?? 0], 'approve')).toMatchObject({ ok: true });
  expect(await rtpOf('dunes')).toBe(900_000);
  await test.sql(`update vendors.game set enabled = true where code = 'dunes'`);
});

it('a lower return that the vendor takes back no longer waits', async () => {
  const before = vendor.games[2];
  vendor.games[2] = listedGame('table', { rtp: 900_000 });
  await sync();
  expect(await waiting()).toHaveLength(1);
  vendor.games[2] = before;
  await sync();
  expect(await waiting()).toEqual([]);
});

it('a row that is not valid is listed until it is corrected, whatever text is in it', async () => {
  const good = vendor.games;
  const bad = [
    listedGame('bad', { rtp: 2_000_000 }),
    listedGame('nul\0', {}),
    listedGame('deep', { name: { en: 'Deep', vi: '\0' }, url_thumb: 'https://a.example/\ud800' }),
    null,
    'row',
  ];
  vendor.games = [...good, ...bad];
  await sync();
  await sync();
  const found = await waiting();
  expect(
    found
      .map(({ kind, game }) => [kind, game])
      .toSorted((one, other) => (one.join() < other.join() ? -1 : 1)),
  ).toEqual([
    ['BAD', ''],
    ['BAD', ''],
    ['BAD', ''],
    ['BAD', 'bad'],
    ['BAD', 'deep'],
  ]);
  expect(await decide([found[0]?.number ?? 0], 'approve')).toMatchObject({ ok: false });
  expect(await shown()).toEqual(['cards', 'dunes', 'reef', 'table']);
  vendor.games = [...good, listedGame('deep')];
  await sync();
  expect(await waiting()).toEqual([]);
  expect(await shown()).toContain('deep');
});

it('a list that drops many games retires them only when an operator agrees', async () => {
  const before = vendor.games;
  const codeOf = (game: unknown) => (game as { game_code: string }).game_code;
  vendor.games = before.filter((each) => !['table', 'cards'].includes(codeOf(each)));
  await sync();
  await sync();
  const numbers = (await waiting()).map(({ number }) => number);
  expect(numbers).toHaveLength(2);
  expect(await shown()).toContain('table');
  expect(await decide(numbers, 'reject')).toMatchObject({ value: { decided: 2 } });
  await sync();
  expect(await waiting(), 'they are counted from one again').toEqual([]);
  await sync();
  // One of them is back before the operator decides.
  const asked = await waiting();
  expect(asked.map(({ game }) => game).toSorted()).toEqual(['cards', 'table']);
  await test.sql(`update vendors.game set missed = 0 where code = 'cards'`);
  await decide(
    asked.map(({ number }) => number),
    'approve',
  );
  await expect.poll(shown).toEqual(['cards', 'deep', 'dunes', 'reef']);
  vendor.games = before;
  await sync();
  await expect.poll(shown).toEqual(['cards', 'deep', 'dunes', 'reef', 'table']);
});

it('a draft that the vendor changes stays a draft', async () => {
  await test.sql(`update vendors.game set status = 'DRAFT' where code = 'reef'`);
  vendor.games[0] = listedGame('reef', { rtp: 970_000 });
  await sync();
  expect(await rtpOf('reef')).toBe(970_000);
  expect(await shown()).not.toContain('reef');
});

it('another merchant’s changes are neither listed nor decided', async () => {
  vendor.games[1] = listedGame('dunes', { rtp: 850_000 });
  await sync();
  const [found] = await waiting();
  const other = test.backoffice({
    token: await logInOperator(test, 'owner'),
    merchant: 'saigon',
  });
  const listed = await other.call('vendorChanges', { code: 'FAKE' });
  expect(listed.ok ? listed.value.list : []).toEqual([]);
  const numbers = [found?.number ?? 0];
  const decided = await other.call('vendorChangesDecide', {
    code: 'FAKE',
    numbers,
    decision: 'approve',
    reason,
  });
  expect(decided.ok).toBe(false);
  expect(await rtpOf('dunes')).toBe(900_000);
});
