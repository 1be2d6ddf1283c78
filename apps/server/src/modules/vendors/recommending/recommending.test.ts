import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../../../../../demo/demo-members.ts';
import { businessDay } from '../../../platform/business-day.ts';
import {
  listedGame,
  openFakeVendor,
  type FakeVendor,
} from '../../../testing/vendors/fake-vendor.ts';
import { memberOf, openVendorApp, type VendorApp } from '../../../testing/vendors/vendor-app.ts';

const CODES = ['anchor', 'beacon', 'coral', 'delta', 'ember', 'lonely'] as const;
type Code = (typeof CODES)[number];

let test: VendorApp;
let vendor: FakeVendor;
let crowd: string[];
const nodes = new Map<string, number>();
const node = (code: Code): number => nodes.get(code) ?? 0;

beforeAll(async () => {
  test = await openVendorApp({ environment: { PRIVATE_PEERS: '1' } });
  vendor = await openFakeVendor(test, { code: 'FAKE' });
  vendor.games = CODES.map((code) => listedGame(code));
  await test.runJobs('vendors-catalogue');
  const games = await test.sql<{ code: string; node_id: string }>(
    `select code, node_id from vendors.game where vendor = 'FAKE'`,
  );
  for (const { code, node_id: id } of games) nodes.set(code, Number(id));
  const made = await test.sql<{ member_id: string }>(
    `insert into members.member
     select (jsonb_populate_record(m, jsonb_build_object('member_id', gen_random_uuid(),
       'username', 'crowd' || n, 'username_key', 'crowd' || n, 'number', 900000 + n, 'referral_code', 'CROWD000' || n))).*
     from members.member m, generate_series(1, 9) n where m.member_id = $1 and m.merchant_id = $2
     returning member_id`,
    [memberOf(test, 'player1'), test.merchant.id],
  );
  crowd = made.map(({ member_id: id }) => id);
});
afterAll(async () => {
  await vendor.close();
  await test.close();
});

/** A session of its own each time: the clock is turned by more than one lasts. */
async function logIn() {
  const login = await test.client().call('login', { username: 'player1', password: DEMO_PASSWORD });
  if (!login.ok) throw new Error('player1 can log in');
  return test.client({ token: login.value.token });
}

async function play(members: readonly string[], codes: readonly Code[], daysAgo = 1) {
  await test.sql(
    `insert into vendors.game_day_player (merchant_id, vendor, day, node_id, member_id)
     select $1, 'FAKE', $2::date - $3::integer, node, member
     from unnest($4::bigint[]) node, unnest($5::uuid[]) member on conflict do nothing`,
    [
      test.merchant.id,
      businessDay(test.merchant, test.context.clock.now()),
      daysAgo,
      codes.map(node),
      members,
    ],
  );
}

const compute = async () => {
  await test.turnClock(6 * 3_600_000);
  await test.runJobs('vendors-affinities');
};
const recommended = async (client?: ReturnType<VendorApp['client']>) => {
  const answer = await (client ?? (await logIn())).call('recommendedGames', {});
  if (!answer.ok) throw new Error(answer.refusal.code);
  return { basis: answer.value.basis, games: answer.value.list.map(({ gameId }) => gameId) };
};

it('games that five members play on the same days go together, by their cosine', async () => {
  await play(crowd.slice(0, 6), ['anchor', 'beacon']);
  await play(crowd.slice(0, 5), ['anchor', 'coral'], 2);
  // Four members are no support, and two games of different days are not played together.
  await play(crowd.slice(0, 4), ['anchor', 'delta'], 3);
  await play(crowd.slice(0, 9), ['ember'], 4);
  await play([memberOf(test, 'player1')], ['anchor']);
  await compute();
  expect(await recommended()).toEqual({ basis: 'played', games: ['beacon', 'coral'] });
  const pairs = await test.sql<{ score: number; members: number }>(
    `select score, members from vendors.game_affinity
     where node_id = $1 and other_id = $2 and merchant_id = $3`,
    [node('anchor'), node('beacon'), test.merchant.id],
  );
  // Six of the seven members of one are the six of the other.
  expect(pairs).toEqual([{ members: 6, score: Math.floor(1e6 * (6 / Math.sqrt(7 * 6))) }]);
});

it('what was played is not recommended again, and old days do not count', async () => {
  await play([memberOf(test, 'player1')], ['beacon'], 29);
  await compute();
  expect(await recommended()).toEqual({ basis: 'played', games: ['coral'] });
  await play(crowd.slice(0, 6), ['anchor', 'lonely'], 31);
  await compute();
  expect((await recommended()).games).toEqual(['coral']);
});

it('test accounts and those who try everything say nothing', async () => {
  await play(crowd.slice(4, 9), ['anchor', 'lonely'], 5);
  await test.sql(`update members.member set standing_group = 'test' where member_id = $1::uuid`, [
    crowd[8],
  ]);
  await compute();
  expect((await recommended()).games).toEqual(['coral']);
  await test.sql(`update members.member set standing_group = 'formal' where member_id = $1::uuid`, [
    crowd[8],
  ]);
  await test.sql(
    `insert into vendors.game_day_player (merchant_id, vendor, day, node_id, member_id)
     select p.merchant_id, p.vendor, p.day, 900000 + n, p.member_id
     from vendors.game_day_player p, generate_series(1, 60) n
     where p.member_id = $1 and p.node_id = $2`,
    [crowd[8], node('lonely')],
  );
  await compute();
  expect((await recommended()).games).toEqual(['coral']);
});

it('visitors, and members whose games go with nothing, get the hot ones', async () => {
  expect((await recommended(test.client())).basis).toBe('hot');
  await test.sql(`delete from vendors.game_affinity`);
  const { basis, games } = await recommended();
  expect(basis).toBe('hot');
  expect(games.length).toBeGreaterThan(0);
});

it('a merchant’s games are computed four times a day, and another merchant’s stay', async () => {
  await test.sql(
    `insert into vendors.game_affinity (merchant_id, node_id, other_id, members, score)
     values (99, 1, 2, 5, 1)`,
  );
  await test.runJobs('vendors-affinities');
  const count = async () =>
    (await test.sql(`select from vendors.game_affinity where merchant_id = $1`, [test.merchant.id]))
      .length;
  expect(await count()).toBe(0);
  await compute();
  expect(await count()).toBeGreaterThan(0);
  expect(await test.sql(`select from vendors.game_affinity where merchant_id = 99`)).toHaveLength(
    1,
  );
});

it('members on a break are recommended nothing, not even what is hot', async () => {
  const done = await (await logIn()).call('protectionBreak', { length: '24h' });
  expect(done).toMatchObject({ ok: true });
  expect(await recommended()).toEqual({ basis: 'none', games: [] });
  // The break is over, and its day after is not.
  await test.turnClock(25 * 3_600_000);
  expect(await recommended()).toEqual({ basis: 'none', games: [] });
  await test.turnClock(24 * 3_600_000);
  expect((await recommended()).basis).not.toBe('none');
});
