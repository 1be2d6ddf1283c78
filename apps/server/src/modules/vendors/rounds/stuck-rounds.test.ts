import { randomUUID } from 'node:crypto';
import type { Id } from '@fairhouse/values';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { agree, logInOperator } from '../../../testing/index.ts';
import {
  listedGame,
  openFakeVendor,
  type FakeVendor,
} from '../../../testing/vendors/fake-vendor.ts';
import {
  bodyOf,
  memberOf,
  openVendorApp,
  type VendorApp,
} from '../../../testing/vendors/vendor-app.ts';

let test: VendorApp;
let vendor: FakeVendor;
let member: Id<'member'>;
let user: string;
let owner: ReturnType<VendorApp['backoffice']>;
const reason = 'because the test says so';

beforeAll(async () => {
  test = await openVendorApp({ environment: { PRIVATE_PEERS: '1' } });
  vendor = await openFakeVendor(test, { code: 'FAKE' });
  vendor.games = [listedGame('reef')];
  await test.runJobs('vendors-catalogue');
  member = memberOf(test, 'downline1');
  user = test.userOf(member);
  await test.fund(member, 10_000_000n);
  owner = test.backoffice({ token: await logInOperator(test, 'owner') });
});
afterAll(async () => {
  await vendor.close();
  await test.close();
});

const fields = { game_code: 'reef' };

/** Places bets of a round that is then left alone for a day and asked about by the job. */
async function stuckRound(...units: bigint[]): Promise<{ round: string; bets: string[] }> {
  const round = `lost-${randomUUID()}`;
  const token = await test.issue(member, { vendor: 'FAKE', game: 'reef' });
  const bets: string[] = [];
  for (const each of units) {
    const id = randomUUID();
    const body = bodyOf({ user, token, fields, round, id, units: each });
    expect((await vendor.call('bet', body)).body['status']).toBe('RS_OK');
    bets.push(id);
  }
  await test.sql(
    `update vendors.round set last_at = last_at - interval '25 hours' where round_id = $1`,
    [round],
  );
  await test.runJobs('vendors-stuck-rounds');
  return { round, bets };
}

const stuck = async () => {
  const answer = await owner.call('vendorStuckRounds', { code: 'FAKE', pageSize: 100 });
  if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
  return answer.value.list;
};
const theirs = (id: string, kind: 'TK_BET' | 'TK_WIN', more: Record<string, unknown>) => ({
  transaction_uuid: id,
  kind,
  status: 'TS_SUCCESS' as const,
  user,
  game_code: 'reef',
  round: '',
  round_closed: false,
  is_supplier_promo: false,
  currency: 'PHP',
  created_at: test.context.clock.now(),
  ...more,
});

it('rounds without an end are listed over all members with what was asked and answered', async () => {
  const { round } = await stuckRound(10_000n);
  const [found] = await stuck();
  expect(found).toMatchObject({
    round,
    member: { id: member, username: 'downline1' },
    game: 'Game reef',
    staked: '1.0000',
    asks: 1,
  });
  expect(JSON.parse(found?.vendorView ?? '')).toMatchObject({
    status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  });
});

it('a round that is asked about again gets the win that the vendor has, and is closed', async () => {
  const { round, bets } = await stuckRound(10_000n);
  const before = await test.balance(member);
  const [bet = ''] = bets;
  vendor.transactions = [
    theirs(bet, 'TK_BET', { round, amount: 100_000 }),
    theirs(randomUUID(), 'TK_WIN', { round, amount: 500_000, reference_transaction_uuid: bet }),
  ];
  vendor.finished.add(round);
  const asked = { code: 'FAKE', member, round };
  const answers = await Promise.all([1, 2].map(() => owner.call('vendorRoundAskAgain', asked)));
  expect(answers.filter(({ ok }) => ok)).not.toEqual([]);
  expect(await test.balance(member)).toBe(before + 50_000n);
  expect((await stuck()).map((each) => each.round)).not.toContain(round);
  expect(await owner.call('vendorRoundAskAgain', asked)).toMatchObject({
    refusal: { code: 'not.found' },
  });
  vendor.transactions = [];
});

it('a round that the vendor does not know is voided by two operators, once and for good', async () => {
  const { round, bets } = await stuckRound(10_000n, 20_000n);
  const before = await test.balance(member);
  const asked = { code: 'FAKE', member, round, reason };
  const waits = await owner.call('vendorRoundVoid', asked);
  const again = await owner.call('vendorRoundVoid', asked);
  expect(await test.balance(member), 'one operator moves nothing').toBe(before);
  await agree(test, waits);
  expect(await test.balance(member)).toBe(before + 30_000n);
  await expect(agree(test, again)).rejects.toThrow('approval.failed');
  const rows = await test.sql(
    `select r.state, c.closed_by from vendors.round r
     left join vendors.vendor_case c on c.subject = r.member_id || ' ' || r.round_id
     where r.round_id = $1`,
    [round],
  );
  expect(rows).toEqual([{ state: 'VOID', closed_by: expect.stringContaining('owner') as string }]);
  // What the vendor sends afterwards moves nothing.
  const token = await test.issue(member, { vendor: 'FAKE', game: 'reef' });
  const own = { user, token, fields, round };
  const [reference = ''] = bets;
  const win = await vendor.call('win', bodyOf({ ...own, reference, units: 90_000n }));
  expect(win.body['status']).toBe('RS_ERROR_TRANSACTION_DOES_NOT_EXIST');
  const rollback = await vendor.call('rollback', bodyOf({ ...own, reference }));
  expect(rollback.body['status']).toBe('RS_OK');
  const bet = await vendor.call('bet', bodyOf(own));
  expect(bet.body['status']).not.toBe('RS_OK');
  expect(await test.balance(member)).toBe(before + 30_000n);
});

it('a refund that a fault cut short is completed, and gives nothing back twice', async () => {
  const { round, bets } = await stuckRound(10_000n, 20_000n);
  const before = await test.balance(member);
  const waits = await owner.call('vendorRoundVoid', { code: 'FAKE', member, round, reason });
  // As if the process had ended after the first bet of the round.
  const token = await test.issue(member, { vendor: 'FAKE', game: 'reef' });
  const [reference = ''] = bets;
  await vendor.call('rollback', bodyOf({ user, token, fields, round, reference }));
  await agree(test, waits);
  expect(await test.balance(member)).toBe(before + 30_000n);
});

it('a round that the vendor has is not voided, nor one of another merchant', async () => {
  const { round, bets } = await stuckRound(10_000n);
  const asked = { code: 'FAKE', member, round, reason };
  vendor.transactions = [theirs(bets[0] ?? '', 'TK_BET', { round, amount: 100_000 })];
  await owner.call('vendorRoundAskAgain', { code: 'FAKE', member, round });
  expect(await owner.call('vendorRoundVoid', asked)).toMatchObject({
    refusal: { code: 'vendor.round_known' },
  });
  const other = test.backoffice({
    token: await logInOperator(test, 'owner'),
    merchant: 'saigon',
  });
  expect(await other.call('vendorRoundVoid', asked)).toMatchObject({ ok: false });
  vendor.transactions = [];
});

it('pages follow a cursor, the longest stuck first', async () => {
  await stuckRound(10_000n);
  const all = (await stuck()).map(({ round }) => round);
  expect(all.length).toBeGreaterThan(1);
  const first = await owner.call('vendorStuckRounds', { code: 'FAKE', pageSize: 1 });
  if (!first.ok || first.value.cursor === null) throw new Error('there is a second page');
  const second = await owner.call('vendorStuckRounds', {
    code: 'FAKE',
    pageSize: 100,
    cursor: first.value.cursor,
  });
  if (!second.ok) throw new Error('it is read');
  const seen = [...first.value.list, ...second.value.list].map(({ round }) => round);
  expect(seen).toEqual(all);
});
