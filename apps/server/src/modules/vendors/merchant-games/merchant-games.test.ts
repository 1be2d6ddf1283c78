import { VENDOR_FIELD } from '@fairhouse/calls/client';
import { assert, type Id } from '@fairhouse/values';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logInOperator } from '../../../testing/index.ts';
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
let owner: ReturnType<VendorApp['backoffice']>;
let member: Id<'member'>;
const reason = 'because the test says so';
const LEVELS = ['0.2000', '1.0000', '5.0000', '100.0000'];

beforeAll(async () => {
  test = await openVendorApp({ environment: { PRIVATE_PEERS: '1' } });
  vendor = await openFakeVendor(test, { code: 'FAKE' });
  vendor.games = [
    listedGame('reef', { blocked_countries: ['FR'] }),
    listedGame('dunes'),
    listedGame('steps', { currencies: { PHP: { min: '0.2', max: '100', levels: LEVELS } } }),
    listedGame('abroad', { currencies: { VND: { min: '1', max: '2' } } }),
    listedGame('table', { category: 'LIVE' }),
  ];
  await test.runJobs('vendors-catalogue');
  owner = test.backoffice({ token: await logInOperator(test, 'owner') });
  member = memberOf(test, 'player1');
  await test.fund(member, 10_000_000n);
});
afterAll(async () => {
  await vendor.close();
  await test.close();
});

async function nodeOf(code: string, of = 'FAKE'): Promise<number> {
  const [row] = await test.sql<{ node_id: string }>(
    `select node_id from vendors.game where code = $1 and vendor = $2`,
    [code, of],
  );
  return Number(row?.node_id);
}

const listed = async (filter: object): Promise<string[]> => {
  const answer = await owner.call('merchantGames', { pageSize: 200, ...filter });
  assert(answer.ok, 'the games are listed');
  return answer.value.list.map(({ code }) => code);
};

const card = async (code: string, language: 'EN' | 'VI' = 'EN') => {
  const answer = await test
    .client({ language })
    .call('gameList', { [VENDOR_FIELD]: 'FAKE', nodeId: await nodeOf(code) });
  return answer.ok ? answer.value.list[0] : undefined;
};

async function change(code: string, fields: object, of = 'FAKE') {
  return owner.call('vendorGameChange', { nodeId: await nodeOf(code, of), reason, ...fields });
}

const NOTHING = { EN: '', CN: '', ID: '', TH: '', VI: '' };
const refused = (code: string) => ({ ok: false, refusal: { code } });

describe('the games of all vendors', () => {
  it('are found by name, vendor, type, status, switch, badge and pin', async () => {
    expect(await listed({ vendor: 'FAKE' })).toEqual(['abroad', 'dunes', 'reef', 'steps', 'table']);
    expect(await listed({ search: 'Trò re' })).toEqual(['reef']);
    expect(await listed({ search: '%' })).toEqual([]);
    expect(await listed({ vendor: 'FAKE', type: 'LIVE' })).toEqual(['table']);
    expect(await listed({ vendor: 'FAKE', status: 'RETIRED' })).toEqual([]);
    expect(await listed({ search: 'jade', vendor: 'TESTER', enabled: 'true' })).toEqual([
      'jade-koi',
    ]);
    expect(await listed({ vendor: 'FAKE', badge: 'TOP' })).toEqual([]);
    expect(await listed({ vendor: 'FAKE', pinned: 'true' })).toEqual([]);
  });

  it('continue after a cursor, and say why players do not see one', async () => {
    const first = await owner.call('merchantGames', { vendor: 'FAKE', pageSize: 2 });
    assert(first.ok, 'a page is read');
    const { cursor } = first.value;
    const second = await owner.call('merchantGames', {
      vendor: 'FAKE',
      pageSize: 2,
      cursor: cursor ?? '',
    });
    assert(second.ok, 'the next page is read');
    expect(second.value.list.map(({ code }) => code)).toEqual(['reef', 'steps']);
    const hidden = first.value.list.map(({ code, hiddenBy }) => [code, hiddenBy]);
    expect(hidden).toEqual([
      ['abroad', 'currency'],
      ['dunes', null],
    ]);
  });
});

describe('what a merchant makes of a game', () => {
  it('is on its card: name, badges and place', async () => {
    const names = { ...NOTHING, EN: 'Our Reef', VI: 'Rạn của ta' };
    const fields = { ownNames: names, badges: ['TOP', 'HOT', 'TOP'], hot: 1, sort: 2 };
    expect(await change('reef', fields)).toEqual({ ok: true, value: null });
    const marks = { badges: ['TOP'], isHot: true };
    await expect.poll(() => card('reef')).toMatchObject({ name: 'Our Reef', ...marks });
    expect(await card('reef', 'VI')).toMatchObject({ name: 'Rạn của ta' });
    const hot = await test.client().call('hotGames', {});
    assert(hot.ok, 'the hot games are listed');
    expect(hot.value.list[0]?.gameId).toBe('reef');
    expect(await listed({ badge: 'TOP' })).toEqual(['reef']);
    expect(await listed({ search: 'our reef' })).toEqual(['reef']);
    // A field that is left out stays.
    await change('reef', { sort: 3 });
    const shown = await owner.call('merchantGame', { nodeId: await nodeOf('reef') });
    expect(shown).toMatchObject({
      ok: true,
      value: { sort: 3, hot: 1, ownNames: names, names: { EN: 'Game reef', CN: '' } },
    });
    await change('reef', { ownNames: NOTHING });
    await expect.poll(() => card('reef')).toMatchObject({ name: 'Game reef' });
  });

  it('is refused with a text that no column takes', async () => {
    const fields = { ownNames: { ...NOTHING, EN: '\u0000' } };
    expect(await change('reef', fields)).toMatchObject(refused('text.unreadable'));
    const found = await owner.call('merchantGames', { search: '\u0000' });
    expect(found).toMatchObject({ ok: false });
  });

  it('blocks countries beside the vendor’s', async () => {
    const bad = await change('dunes', { ownBlocked: ['QX'] });
    expect(bad).toMatchObject(refused('game.country_unknown'));
    await change('dunes', { ownBlocked: ['SG', 'PH', 'SG'] });
    const nodeId = await nodeOf('dunes');
    expect(await owner.call('merchantGame', { nodeId })).toMatchObject({
      ok: true,
      value: { ownBlocked: ['PH', 'SG'], vendorBlocked: [] },
    });
    const steps = async (country: string) => {
      const platform = 'html5-desktop';
      const asked = { code: 'FAKE', nodeId, country, platform } as const;
      const tried = await owner.call('vendorLaunchTest', asked);
      return tried.ok ? tried.value.steps.find(({ step }) => step === 'region')?.result : undefined;
    };
    await expect.poll(() => steps('SG')).toBe('refused');
    expect(await steps('VN')).toBe('passed');
    await change('dunes', { ownBlocked: [] });
    await expect.poll(() => steps('SG')).toBe('passed');
  });

  it('is written to the audit with before and after', async () => {
    const nodeId = await nodeOf('reef');
    await change('reef', { sort: 7 });
    const audit = await owner.call('auditList', { target: `game:${nodeId}` });
    assert(audit.ok, 'the audit is read');
    expect(JSON.stringify(audit.value.list[0])).toContain('7');
    expect(audit.value.list[0]).toMatchObject({ reason });
  });
});

describe('limits of a merchant', () => {
  const bet = async (units: bigint, more: object = {}) => {
    const token = await test.issue(member, { vendor: 'FAKE', game: 'dunes' });
    const body = bodyOf({ user: test.userOf(member), token, round: randomUUID(), units });
    return (await vendor.call('bet', { ...body, game_code: 'dunes', ...more })).body;
  };

  it('are tighter than the vendor’s, and what is allowed is said', async () => {
    for (const limits of [
      { ownMin: '0.1000' },
      { ownMax: '500.0001' },
      { ownMin: '5.0000', ownMax: '4.0000' },
    ]) {
      const answer = await change('dunes', limits);
      expect(answer).toMatchObject(refused('game.limits_invalid'));
      expect(answer.ok ? '' : answer.refusal.message).toContain('0.2 PHP to 500 PHP');
    }
    expect(await change('abroad', { ownMin: '1.0000' })).toMatchObject(refused('game.no_currency'));
    const between = { ownMin: '6.0000', ownMax: '90.0000' };
    const none = await change('steps', between);
    expect(none).toMatchObject(refused('game.no_level'));
    expect(none.ok ? '' : none.refusal.message).toContain('0.2, 1, 5, 100');
  });

  it('bind each bet at once, and are on the card', async () => {
    expect(await bet(2000n)).toMatchObject({ status: 'RS_OK' });
    await change('dunes', { ownMin: '1.0000', ownMax: '50.0000' });
    expect(await bet(9_999n)).toMatchObject({ status: 'RS_ERROR_LIMIT_REACHED' });
    expect(await bet(500_001n)).toMatchObject({ status: 'RS_ERROR_LIMIT_REACHED' });
    expect(await bet(10_000n)).toMatchObject({ status: 'RS_OK' });
    expect(await bet(500_000n)).toMatchObject({ status: 'RS_OK' });
    await expect.poll(() => card('dunes')).toMatchObject({ minBet: '1.0000', maxBet: '50.0000' });
  });

  it('never refuse a free bet', async () => {
    expect(await bet(1_000_000n, { is_free: true })).toMatchObject({ status: 'RS_OK' });
  });

  it('hide a game whose vendor moved its limits past them, and let it be changed', async () => {
    await change('dunes', { ownMin: '1.0000', ownMax: '2.0000' });
    await test.sql(
      `update vendors.game set listed = jsonb_set(listed, '{currencies,PHP,min}', '"3"')
       where code = 'dunes'`,
    );
    await change('dunes', { sort: 1 });
    await expect.poll(() => card('dunes')).toBeUndefined();
    const nodeId = await nodeOf('dunes');
    const shown = await owner.call('merchantGame', { nodeId });
    expect(shown).toMatchObject({ ok: true, value: { hiddenBy: 'limits' } });
    await change('dunes', { ownMin: null, ownMax: null });
    await expect.poll(() => card('dunes')).toMatchObject({ minBet: '3.0000' });
  });

  it('set while bets arrive let none through after the answer', async () => {
    const running = Array.from({ length: 20 }, () => bet(40_000n));
    const changed = change('dunes', { ownMin: '3.0000', ownMax: '3.0000' });
    await changed;
    const after = await Promise.all(Array.from({ length: 20 }, () => bet(40_000n)));
    expect(new Set(after.map(({ status }) => status))).toEqual(new Set(['RS_ERROR_LIMIT_REACHED']));
    const before = await Promise.all(running);
    const possible = ['RS_OK', 'RS_ERROR_LIMIT_REACHED'];
    expect(before.filter(({ status }) => !possible.includes(String(status)))).toEqual([]);
    await change('dunes', { ownMin: null, ownMax: null });
  });
});

describe('a game that is switched off', () => {
  it('takes no launch and no bet at once; wins and rollbacks are booked', async () => {
    const token = await test.issue(member);
    const user = test.userOf(member);
    const first = bodyOf({ user, token, round: 'off-1' });
    const second = bodyOf({ user, token, round: 'off-2' });
    for (const body of [first, second]) await test.send('bet', body);
    const before = await test.balance(member);
    await change('harbour-lights', { enabled: false }, 'TESTER');
    const late = await test.send('bet', bodyOf({ user, token, round: 'off-3' }));
    expect(late.body).toMatchObject({ status: 'RS_ERROR_INVALID_GAME' });
    const won = bodyOf({
      user,
      token,
      round: 'off-1',
      units: 30_000n,
      reference: String(first['transaction_uuid']),
    });
    expect((await test.send('win', won)).body).toMatchObject({ status: 'RS_OK' });
    const back = bodyOf({
      user,
      token,
      round: 'off-2',
      reference: String(second['transaction_uuid']),
    });
    expect((await test.send('rollback', back)).body).toMatchObject({ status: 'RS_OK' });
    expect(await test.balance(member)).toBe(before + 40_000n);
    const nodeId = await nodeOf('harbour-lights', 'TESTER');
    const launch = await test.client().call('trialGame', { nodeId } as never);
    expect(launch).toMatchObject({ ok: false });
    await change('harbour-lights', { enabled: true, isPublished: false }, 'TESTER');
    const draft = await test.send('bet', bodyOf({ user, token, round: 'off-4' }));
    expect(draft.body).toMatchObject({ status: 'RS_ERROR_INVALID_GAME' });
    await change('harbour-lights', { isPublished: true }, 'TESTER');
    const again = await test.send('bet', bodyOf({ user, token, round: 'off-5' }));
    expect(again.body).toMatchObject({ status: 'RS_OK' });
  });
});

describe('a picture of a merchant', () => {
  const drawn = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#8040c0' } })
      .png()
      .toBuffer();
  const upload = async (code: string, bytes: Uint8Array) =>
    owner.call('merchantGameArt', {
      nodeId: await nodeOf(code),
      picture: new Uint8Array(bytes),
    });
  const show = (path: string | null | undefined) => fetch(`${test.origin}${path ?? ''}`);

  it('is re-encoded, and shown once the game names it', async () => {
    const sent = await upload('reef', await drawn(2000, 1000));
    assert(sent.ok, 'a picture is taken');
    expect(sent.value).toMatchObject({ width: 640, height: 480 });
    const path = `/media/${test.merchant.code}/games/${sent.value.id}`;
    expect((await show(path)).status).toBe(404);
    expect(await change('dunes', { art: sent.value.id })).toMatchObject(refused('picture.unknown'));
    await change('reef', { art: sent.value.id });
    await expect.poll(() => card('reef')).toMatchObject({ thumb: path, background: path });
    const shown = await show(path);
    expect(shown.headers.get('content-type')).toBe('image/webp');
    expect(shown.headers.get('content-security-policy')).toContain('sandbox');
    const { format, width } = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
    expect([format, width]).toEqual(['webp', 640]);
    const other = path.replace(test.merchant.code, 'saigon');
    expect((await show(other)).status).toBe(404);
  });

  it('that is not shown any more is deleted after a day, and one that is shown stays', async () => {
    const count = async () =>
      Number((await test.sql<{ n: string }>('select count(*) as n from vendors.game_art'))[0]?.n);
    await upload('reef', await drawn(640, 480));
    expect(await count()).toBe(2);
    await test.sql(`update vendors.game_art set at = at - interval '25 hours'`);
    await test.runJobs('vendors-game-art');
    expect(await count()).toBe(1);
    await change('reef', { art: null });
    await expect.poll(() => card('reef')).toMatchObject({ thumb: null });
    await test.runJobs('vendors-game-art');
    expect(await count()).toBe(0);
  });

  it('is refused where it is small, of no game, or no picture', async () => {
    expect(await upload('reef', await drawn(639, 480))).toMatchObject(refused('picture.too_small'));
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');
    expect(await upload('reef', svg)).toMatchObject(refused('picture.unreadable'));
    const huge = Buffer.from(await drawn(640, 480));
    huge.writeUInt32BE(30_000, 16);
    huge.writeUInt32BE(30_000, 20);
    expect(await upload('reef', huge)).toMatchObject(refused('picture.unreadable'));
    const heavy = Buffer.concat([await drawn(640, 480), Buffer.alloc(5 * 1024 * 1024)]);
    expect(await upload('reef', heavy)).toMatchObject(refused('request.too_large'));
    const nobody = { nodeId: 999_999, picture: new Uint8Array(await drawn(640, 480)) };
    expect(await owner.call('merchantGameArt', nobody)).toMatchObject(refused('not.found'));
  });
});

describe('many games at once', () => {
  const many = (input: object) => owner.call('merchantGamesChange', { reason, ...input } as never);

  it('are switched with what became of each', async () => {
    const nodeIds = [await nodeOf('reef'), await nodeOf('dunes'), 999_999];
    const off = await many({ nodeIds, act: 'disable' });
    expect(off).toMatchObject({
      ok: true,
      value: {
        changed: 2,
        rows: [
          { nodeId: nodeIds[0], name: 'Game reef', result: 'CHANGED' },
          { nodeId: nodeIds[1], result: 'CHANGED' },
          { nodeId: 999_999, name: null, result: 'UNKNOWN' },
        ],
      },
    });
    expect(await listed({ vendor: 'FAKE', enabled: 'false' })).toEqual(['dunes', 'reef']);
    await expect.poll(() => card('reef')).toBeUndefined();
    const again = await many({ nodeIds, act: 'disable' });
    expect(again).toMatchObject({
      ok: true,
      value: { changed: 0, rows: [{ result: 'SAME' }, {}, {}] },
    });
    await many({ filter: { vendor: 'FAKE', enabled: 'false' }, act: 'enable' });
    expect(await listed({ vendor: 'FAKE', enabled: 'false' })).toEqual([]);
  });

  it('are pinned and marked by a filter', async () => {
    await change('reef', { hot: null });
    await many({ filter: { vendor: 'FAKE', type: 'LIVE' }, act: 'pin', place: 4 });
    expect(await listed({ pinned: 'true' })).toEqual(['table']);
    await many({ filter: { pinned: 'true' }, act: 'badge', badge: 'PICK' });
    expect(await listed({ badge: 'PICK' })).toEqual(['table']);
    await many({ filter: { badge: 'PICK' }, act: 'unbadge', badge: 'PICK' });
    await many({ filter: { pinned: 'true' }, act: 'unpin' });
    expect(await listed({ badge: 'PICK' })).toEqual([]);
    expect(await listed({ pinned: 'true' })).toEqual([]);
  });

  it('need names or a filter, and what their act needs', async () => {
    for (const input of [
      { act: 'enable' },
      { act: 'enable', nodeIds: [1], filter: {} },
      { act: 'pin', nodeIds: [1] },
      { act: 'badge', nodeIds: [1] },
      { act: 'enable', nodeIds: [1], badge: 'TOP' },
    ]) {
      expect(await many(input)).toMatchObject(refused('request.invalid'));
    }
  });

  it('of another merchant are neither seen nor changed', async () => {
    const token = await logInOperator(test, 'owner');
    const other = test.backoffice({ token, merchant: 'saigon' });
    const nodeId = await nodeOf('reef');
    expect(await other.call('merchantGame', { nodeId })).toMatchObject(refused('not.found'));
    const changed = await other.call('merchantGamesChange', {
      nodeIds: [nodeId],
      act: 'disable',
      reason,
    });
    expect(changed).toMatchObject({ ok: true, value: { changed: 0 } });
    expect(await other.call('vendorGameChange', { nodeId, enabled: false, reason })).toMatchObject(
      refused('not.found'),
    );
    expect(await listed({ vendor: 'FAKE', enabled: 'false' })).toEqual([]);
  });

  it('are changed by two operators one after another', async () => {
    const nodeIds = [await nodeOf('reef'), await nodeOf('dunes')];
    const acts = Array.from({ length: 12 }, (_, at) =>
      many({
        nodeIds: at % 2 === 0 ? nodeIds : nodeIds.toReversed(),
        act: at % 3 === 0 ? 'disable' : 'enable',
      }),
    );
    const answers = await Promise.all(acts);
    expect(answers.every(({ ok }) => ok)).toBe(true);
    await many({ nodeIds, act: 'enable' });
  });
});
