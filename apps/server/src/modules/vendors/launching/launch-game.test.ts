import { DEMO_CURRENCY, VENDOR_PATHS } from '@fairhouse/calls/vendor';
import { VENDOR_FIELD } from '@fairhouse/calls/client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../../../../../demo/demo-members.ts';
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
import { forgetVendors } from '../records/index.ts';
import { vendorOrigins } from '../vendor-origins.ts';

let test: VendorApp;
let vendor: FakeVendor;
let token: string;
let player: ReturnType<VendorApp['client']>;

beforeAll(async () => {
  test = await openVendorApp({ environment: { PRIVATE_PEERS: '1' } });
  vendor = await openFakeVendor(test, { code: 'FAKE' });
  vendor.games = [
    listedGame('reef', { url_thumb: `${vendor.url}/reef.png` }),
    listedGame('dunes', {
      rtp: [940_000, 960_000],
      themes: ['desert'],
      jackpots: ['grand'],
      url_thumb: 'https://elsewhere.example/dunes.png',
    }),
    listedGame('abroad', { currencies: { VND: { min: '1', max: '2' } } }),
    listedGame('table', { category: 'LIVE', demo_support: false }),
    { ...listedGame('broken'), rtp: 'high' },
  ];
  await test.runJobs('vendors-catalogue');
  const login = await test.client().call('login', { username: 'player1', password: DEMO_PASSWORD });
  if (!login.ok) throw new Error('player1 can log in');
  token = login.value.token;
  player = test.client({ token });
});
afterEach(() => {
  delete vendor.misbehaviour.isSilent;
  delete vendor.misbehaviour.status;
  delete vendor.misbehaviour.gameUrl;
  delete vendor.misbehaviour.roundUrl;
});
afterAll(async () => {
  await vendor.close();
  await test.close();
});

async function nodeOf(code: string): Promise<number> {
  const [row] = await test.sql<{ node_id: string }>(
    `select node_id from vendors.game where code = $1`,
    [code],
  );
  return Number(row?.node_id);
}

const launch = async (code: string, more: Readonly<Record<string, unknown>> = {}) =>
  player.call('launchGame', {
    gameId: code,
    nodeId: await nodeOf(code),
    accountType: 1,
    confirmTrans: 0,
    [VENDOR_FIELD]: 'FAKE',
    launchMode: 'GLS',
    platform: 'html5-desktop',
    clientType: 3,
    username: 'player1',
    token,
    merchantCode: test.merchant.code,
    language: 'EN',
    ...more,
  });

describe('the catalogue', () => {
  it('has the vendor’s games, and a bad row hides no other', async () => {
    const answer = await test.client().call('gameList', { [VENDOR_FIELD]: 'FAKE', sort: 'name' });
    expect(answer).toMatchObject({ ok: true, value: { total: 3 } });
    if (!answer.ok) return;
    expect(answer.value.list.map(({ gameId }) => gameId)).toEqual(['dunes', 'reef', 'table']);
    const bad = await test.sql(`select detail from vendors.game_change where kind = 'BAD'`);
    expect(bad).toEqual([{ detail: { why: expect.stringContaining('rtp') as string } }]);
  });

  it('shows its category from its first game on, in its own language', async () => {
    const vendors = await test.client().call('gameVendor', {});
    expect(vendors).toMatchObject({ ok: true });
    const names = await test.client({ language: 'VI' }).call('gameList', { q: 'tro ree' });
    expect(names).toMatchObject({ ok: true, value: { list: [{ name: 'Trò reef' }] } });
    const types = await test.client().call('vassGameType', { [VENDOR_FIELD]: 'FAKE' });
    expect(types).toEqual({
      ok: true,
      value: [
        { gameType: 'RNG', count: 2 },
        { gameType: 'LIVE', count: 1 },
      ],
    });
  });

  it('filters by return, theme and jackpot, and probes with one row', async () => {
    const count = async (filter: Record<string, unknown>): Promise<number> => {
      const answer = await test.client().call('gameList', { [VENDOR_FIELD]: 'FAKE', ...filter });
      return answer.ok ? answer.value.total : -1;
    };
    expect(await count({ themes: 'desert' })).toBe(1);
    expect(await count({ minRtp: 960_000 })).toBe(2);
    expect(await count({ hasJackpot: 'true' })).toBe(1);
    const probe = await test.client().call('gameList', { [VENDOR_FIELD]: 'FAKE', pageSize: 1 });
    expect(probe).toMatchObject({ ok: true, value: { total: 3, list: { length: 1 } } });
  });

  it('finds a game by its number, its vendors, and the words that players type', async () => {
    const found = async (asked: Record<string, unknown>): Promise<string[]> => {
      const answer = await test.client().call('gameList', { [VENDOR_FIELD]: 'FAKE', ...asked });
      return answer.ok ? answer.value.list.map(({ gameId }) => gameId).toSorted() : ['refused'];
    };
    expect(await found({ nodeId: await nodeOf('table') })).toEqual(['table']);
    expect(await found({ [VENDOR_FIELD]: 'FAKE,TESTER', q: 'reef' })).toEqual(['reef']);
    expect(await found({ [VENDOR_FIELD]: 'NOBODY' })).toEqual([]);
    expect(await found({ q: 'bcr' })).toEqual(['table']);
    expect(await found({ q: 'no hu' })).toEqual(['dunes', 'reef']);
    expect(await found({ q: 'dunse' })).toEqual(['dunes']);
    expect(await found({ q: 'biển' })).toEqual(['reef', 'table']);
    expect(await found({ q: 'zzzzzz' })).toEqual([]);
    const themes = await test.client().call('gameList', { [VENDOR_FIELD]: 'FAKE' });
    expect(themes).toMatchObject({
      ok: true,
      value: {
        facets: {
          themes: expect.arrayContaining([{ value: 'desert', count: 1 }]) as unknown,
        },
      },
    });
  });

  it('shows pictures of the vendor’s own hosts only, which the page may load and frame', async () => {
    const list = await test.client().call('gameList', { [VENDOR_FIELD]: 'FAKE', sort: 'name' });
    const thumbs = list.ok ? list.value.list.map(({ thumb }) => thumb) : [];
    expect(thumbs).toEqual([null, `${vendor.url}/reef.png`, null]);
    const origins = await vendorOrigins(test.context, test.merchant);
    expect(origins).toContain(vendor.url);
    expect(origins).not.toContain('https://elsewhere.example');
  });

  it('retires a game after two lists without it, and not a fifth of the games at once', async () => {
    const before = vendor.games;
    vendor.games = vendor.games.filter(
      (each) => (each as { game_code: string }).game_code !== 'reef',
    );
    for (let day = 0; day < 2; day++) {
      await test.turnClock(24 * 3_600_000);
      await test.runJobs('vendors-catalogue');
    }
    const held = await test.sql(`select code from vendors.game_change where kind = 'HELD'`);
    expect(held).toEqual([{ code: 'reef' }]);
    vendor.games = before;
    await test.turnClock(24 * 3_600_000);
    await test.runJobs('vendors-catalogue');
    const login = await test
      .client()
      .call('login', { username: 'player1', password: DEMO_PASSWORD });
    if (login.ok) token = login.value.token;
    player = test.client({ token });
  });

  it('keeps the games of a vendor that does not answer, and reads those of others', async () => {
    vendor.misbehaviour.status = 500;
    await test.turnClock(24 * 3_600_000);
    await test.runJobs('vendors-catalogue');
    const [row] = await test.sql<{ sync_problem: string }>(
      `select sync_problem from vendors.vendor where code = 'FAKE'`,
    );
    expect(row?.sync_problem).toContain('500');
    const answer = await test.client().call('gameList', { [VENDOR_FIELD]: 'FAKE' });
    expect(answer).toMatchObject({ ok: true, value: { total: 3 } });
    const login = await test
      .client()
      .call('login', { username: 'player1', password: DEMO_PASSWORD });
    if (login.ok) token = login.value.token;
    player = test.client({ token });
  });
});

describe('the merchant’s own bounds of a stake', () => {
  const boundsSent = async (code: string) => {
    forgetVendors(test.context, test.merchant.id);
    const before = vendor.asked.length;
    await launch(code);
    const [asked] = vendor.asked.slice(before);
    const { min_bet: min, max_bet: max, max_win: win, currency } = asked?.body ?? {};
    return { min, max, currency, ...(win !== undefined && { win }) };
  };
  const become = (kind: 'studio' | 'external') =>
    test.sql(`update vendors.vendor set kind = $1 where code = 'FAKE'`, [kind]);
  const bound = (min: bigint | null, max: bigint | null) =>
    test.sql(`update vendors.game set own_min = $1, own_max = $2 where code = 'reef'`, [min, max]);

  it('are sent to our own studio, and to no other vendor', async () => {
    const { currency } = test.merchant;
    await bound(50_000n, null);
    expect(await boundsSent('reef')).toEqual({ min: undefined, max: undefined, currency });
    await become('studio');
    expect(await boundsSent('reef')).toEqual({ min: '5.0000', max: undefined, currency });
    await bound(50_000n, 90_000n);
    expect(await boundsSent('reef')).toEqual({ min: '5.0000', max: '9.0000', currency });
    await bound(null, null);
    expect(await boundsSent('reef')).toEqual({ min: undefined, max: undefined, currency });
    await test.sql(
      `insert into vendors.max_win (merchant_id, vendor, game_type, max_win)
       select merchant_id, vendor, type, 9_990_000 from vendors.game where code = 'reef'`,
    );
    expect(await boundsSent('reef')).toMatchObject({ max: undefined, win: '999.0000' });
    await test.sql('delete from vendors.max_win');
    await become('external');
    forgetVendors(test.context, test.merchant.id);
  });
});

describe('a launch', () => {
  it('gives the vendor a token with which it plays', async () => {
    const answer = await launch('reef');
    expect(answer).toMatchObject({
      ok: true,
      value: { game_url: `${vendor.url}/play/reef`, open: 'frame' },
    });
    const asked = vendor.asked.findLast(({ path }) => path === VENDOR_PATHS.gameUrl)?.body;
    expect(asked).toMatchObject({
      operator_id: test.merchant.code,
      game_code: 'reef',
      currency: 'PHP',
      platform: 'GPL_DESKTOP',
      lang: 'en',
    });
    expect(JSON.stringify(asked)).not.toContain(token);
    await test.fund(memberOf(test, 'player1'), 100_000n);
    const bet = bodyOf({
      user: String(asked?.['user']),
      token: String(asked?.['token']),
      fields: { game_code: 'reef' },
    });
    expect((await vendor.call('bet', bet)).body['status']).toBe('RS_OK');
    const recent = await player.call('recentlyPlayed', {});
    expect(recent).toMatchObject({ ok: true, value: { list: [{ gameId: 'reef' }] } });
  });

  it('ends with the session of the site', async () => {
    await launch('reef');
    const asked = vendor.asked.findLast(({ path }) => path === VENDOR_PATHS.gameUrl)?.body;
    const own = { user: String(asked?.['user']), token: String(asked?.['token']) };
    const fields = { game_code: 'reef' };
    expect((await vendor.call('bet', bodyOf({ ...own, fields }))).body['status']).toBe('RS_OK');
    await player.call('logout', {});
    const after = await vendor.call('bet', bodyOf({ ...own, fields }));
    expect(after.body['status']).toBe('RS_ERROR_TOKEN_EXPIRED');
    const login = await test
      .client()
      .call('login', { username: 'player1', password: DEMO_PASSWORD });
    if (login.ok) token = login.value.token;
    player = test.client({ token });
  });

  it('is refused in the name of another session', async () => {
    const mismatch = { ok: false, refusal: { code: 'game.session_mismatch' } };
    expect(await launch('reef', { username: 'downline1' })).toMatchObject(mismatch);
    expect(await launch('reef', { token: 'x'.repeat(43) })).toMatchObject(mismatch);
    expect(await launch('reef', { merchantCode: 'saigon' })).toMatchObject(mismatch);
  });

  it.each([
    ['abroad', {}],
    ['broken', { nodeId: 1 }],
    ['reef', { [VENDOR_FIELD]: 'TESTER' }],
  ])('of %s with %j is refused as unavailable', async (code, more) => {
    expect(await launch(code, more)).toMatchObject({
      ok: false,
      refusal: { code: 'game.unavailable' },
    });
  });

  it('is refused to a member who is frozen', async () => {
    const freeze = (level: number) =>
      test.sql(
        `update members.member set freeze_level = $1::int,
           state = case when $1::int = 0 then 'active' else 'frozen' end
         where username = 'player1'`,
        [level],
      );
    const logIn = async () => {
      const credentials = { username: 'player1', password: DEMO_PASSWORD };
      const login = await test.client().call('login', credentials);
      if (!login.ok) throw new Error('player1 can log in');
      token = login.value.token;
      player = test.client({ token });
    };
    for (const level of [2, 3]) {
      await freeze(level);
      await logIn();
      const answer = await launch('reef');
      expect(answer.ok ? 'in' : answer.refusal.code).toBe('member.frozen');
    }
    await freeze(0);
    await logIn();
    expect(await launch('reef')).toMatchObject({ ok: true });
  });

  it('is refused to a member who excluded itself, as is the play for fun', async () => {
    const password = DEMO_PASSWORD;
    const login = await test.client().call('login', { username: 'downline2', password });
    if (!login.ok) throw new Error('downline2 can log in');
    const own = test.client({ token: login.value.token });
    expect(await own.call('protectionBreak', { length: '6m' })).toMatchObject({
      ok: true,
    });
    const nodeId = await nodeOf('reef');
    const answer = await own.call('trialGame', { nodeId });
    expect(answer.ok ? 'in' : answer.refusal.code).toBe('protection.excluded');
    const named = { username: 'downline2', token: login.value.token };
    const before = player;
    player = own;
    const launched = await launch('reef', named);
    player = before;
    expect(launched.ok ? 'in' : launched.refusal.code).toBe('protection.excluded');
  });

  it('tells of a vendor in trouble and leaves no session', async () => {
    const failed = { ok: false, refusal: { code: 'game.vendor.failed' } };
    vendor.misbehaviour.gameUrl = 'https://elsewhere.example/play';
    expect(await launch('reef')).toMatchObject(failed);
    delete vendor.misbehaviour.gameUrl;
    delete vendor.misbehaviour.roundUrl;
    vendor.misbehaviour.status = 500;
    expect(await launch('reef')).toMatchObject(failed);
    const open = await test.sql(
      `select from vendors.game_session where vendor = 'FAKE' and answered_at is null
         and ended_at is null`,
    );
    expect(open).toEqual([]);
  });

  it('is refused during maintenance with its end', async () => {
    const until = test.context.clock.now() + 3_600_000;
    await test.sql(
      `update vendors.vendor set maintenance_from = house_now() - interval '1 minute',
         maintenance_until = to_timestamp($1 / 1000.0) where code = 'FAKE'`,
      [until],
    );
    test.context.signals.send({ topic: 'site', merchant: test.merchant.id });
    await expect
      .poll(() => launch('reef'))
      .toMatchObject({ ok: false, refusal: { code: 'game.maintenance', value: { until } } });
    await test.sql(`update vendors.vendor set maintenance_from = null where code = 'FAKE'`);
    test.context.signals.send({ topic: 'site', merchant: test.merchant.id });
    await expect.poll(() => launch('reef')).toMatchObject({ ok: true });
  });

  it('without an account names nobody and moves no money', async () => {
    const answer = await test.client().call('trialGame', { nodeId: await nodeOf('reef') });
    expect(answer).toMatchObject({ ok: true });
    const asked = vendor.asked.findLast(({ path }) => path === VENDOR_PATHS.gameUrl)?.body;
    expect(asked).toMatchObject({ currency: DEMO_CURRENCY });
    expect(asked).not.toHaveProperty('user');
    expect(asked).not.toHaveProperty('token');
    expect(await test.client().call('trialGame', { nodeId: await nodeOf('table') })).toMatchObject({
      ok: false,
      refusal: { code: 'game.unavailable' },
    });
  });
});

describe('the history of rounds', () => {
  it('is the caller’s own, of all games or of one, the latest first', async () => {
    await test.fund(memberOf(test, 'player1'), 100_000n);
    await launch('dunes');
    const asked = vendor.asked.findLast(({ path }) => path === VENDOR_PATHS.gameUrl)?.body;
    for (const round of ['d-1', 'd-2']) {
      const bet = bodyOf({
        user: String(asked?.['user']),
        token: String(asked?.['token']),
        round,
        closes: true,
        fields: { game_code: 'dunes' },
      });
      expect((await vendor.call('bet', bet)).body['status']).toBe('RS_OK');
    }
    const nodeId = await nodeOf('dunes');
    expect(await player.call('gameHistory', { nodeId })).toMatchObject({
      ok: true,
      value: {
        total: 2,
        list: [
          { round: 'd-2', gameName: 'Game dunes', state: 'CLOSED', staked: '1.0000' },
          { round: 'd-1', paid: '0.0000' },
        ],
      },
    });
    const first = await player.call('gameHistory', { pageSize: 1 });
    expect(first).toMatchObject({ ok: true, value: { list: [{ round: 'd-2' }] } });
    const cursor = first.ok ? (first.value.cursor ?? '') : '';
    expect(await player.call('gameHistory', { pageSize: 1, cursor })).toMatchObject({
      ok: true,
      value: { list: [{ round: 'd-1' }] },
    });
    const login = await test
      .client()
      .call('login', { username: 'downline1', password: DEMO_PASSWORD });
    const other = test.client({ token: login.ok ? login.value.token : '' });
    expect(await other.call('gameHistory', { nodeId })).toMatchObject({
      ok: true,
      value: { total: 0, list: [] },
    });
    expect(await test.client().call('gameHistory', {})).toMatchObject({ ok: false });
  });
});

describe('the vendor’s page of a round', () => {
  const page = async (round: string, from = player) =>
    from.call('gameRoundPage', { nodeId: await nodeOf('dunes'), round });

  it('is one of the vendor’s, and none where it has none or names another host', async () => {
    const none = { ok: true, value: { url: null } };
    expect(await page('d-1')).toEqual(none);
    vendor.misbehaviour.roundUrl = `${vendor.url}/round/d-1`;
    expect(await page('d-1')).toEqual({ ok: true, value: { url: `${vendor.url}/round/d-1` } });
    expect(vendor.asked.at(-1)?.body).toMatchObject({
      round: 'd-1',
      game_code: 'dunes',
      lang: 'en',
    });
    for (const roundUrl of ['https://elsewhere.example/d-1', 'javascript:alert(1)', 'nothing']) {
      vendor.misbehaviour.roundUrl = roundUrl;
      expect(await page('d-1'), roundUrl).toEqual(none);
    }
    vendor.misbehaviour.status = 500;
    expect(await page('d-1')).toEqual(none);
  });

  it('is asked for a round of one’s own alone', async () => {
    const asked = vendor.asked.length;
    const refused = { ok: false, refusal: { code: 'game.round_unknown' } };
    const login = await test
      .client()
      .call('login', { username: 'downline1', password: DEMO_PASSWORD });
    const other = test.client({ token: login.ok ? login.value.token : '' });
    expect(await page('d-1', other)).toMatchObject(refused);
    expect(await page('d-3')).toMatchObject(refused);
    expect(await page('d-1', test.client())).toMatchObject({ ok: false });
    expect(await page('a\u0000b')).toMatchObject({ ok: false });
    expect(vendor.asked).toHaveLength(asked);
  });
});

describe('the site that a game obeys', () => {
  it('is where the page stands if that is the merchant’s own, and never another', async () => {
    const lobby = async (siteOrigin?: string) => {
      expect(await launch('reef', siteOrigin === undefined ? {} : { siteOrigin })).toMatchObject({
        ok: true,
      });
      return vendor.asked.findLast(({ path }) => path === VENDOR_PATHS.gameUrl)?.body['lobby_url'];
    };
    const usual = String(await lobby());
    const { protocol, port } = new URL(usual);
    const own = `${protocol}//localhost${port === '' ? '' : `:${port}`}`;
    expect(own).not.toBe(usual);
    expect(await lobby(own)).toBe(own);
    for (const foreign of ['https://evil.example', `${usual}.evil.example`, 'null', '*', '']) {
      expect(await lobby(foreign), foreign).toBe(usual);
    }
  });
});

describe('favourites', () => {
  it('are a set of the member’s own', async () => {
    const [reef, dunes] = [await nodeOf('reef'), await nodeOf('dunes')];
    for (const nodeId of [reef, dunes, reef]) {
      expect(await player.call('addFavouriteGame', { nodeId })).toEqual({ ok: true, value: null });
    }
    const listed = await player.call('favouriteGames', { pageNo: 1, pageSize: 999 });
    expect(listed).toMatchObject({ ok: true, value: { total: 2 } });
    for (let times = 0; times < 2; times++) {
      expect(await player.call('removeFavouriteGame', { nodeId: reef })).toMatchObject({
        ok: true,
      });
    }
    const left = await player.call('favouriteGames', { pageNo: 1, pageSize: 1 });
    expect(left).toMatchObject({ ok: true, value: { total: 1, list: [{ gameId: 'dunes' }] } });
    expect(await player.call('addFavouriteGame', { nodeId: 7 })).toMatchObject({
      ok: false,
      refusal: { code: 'game.unavailable' },
    });
  });
});

describe('pots', () => {
  it('are summed by type, and vanish when they are not reported', async () => {
    vendor.jackpots = [
      { id: 'grand', name: 'Grand', currency: 'PHP', amount: 123_450_000, games: ['dunes'] },
    ];
    await test.runJobs('vendors-jackpots');
    expect(await test.client().call('jackpots', {})).toMatchObject({
      ok: true,
      value: { total: '1234.5000', categories: [{ gameType: 'RNG', amount: '1234.5000' }] },
    });
    await test.turnClock(61_000);
    expect(await test.client().call('jackpots', {})).toMatchObject({
      ok: true,
      value: { total: '0.0000', list: [] },
    });
  });
});
