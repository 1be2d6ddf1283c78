import { createHash, createHmac, generateKeyPairSync } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { VENDOR_FIELD } from '@fairhouse/calls/client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { agree, logInOperator } from '../../../testing/index.ts';
import { valueOf } from '../../../testing/lottery-app.ts';
import {
  bodyOf,
  memberOf,
  openVendorApp,
  type VendorApp,
} from '../../../testing/vendors/vendor-app.ts';
import { keyFingerprint, promoteVendorKey } from '../records/index.ts';
import { connectStudio } from './connect-studio.ts';

let test: VendorApp;
let owner: ReturnType<VendorApp['backoffice']>;
const reason = 'because the test says so';

beforeAll(async () => {
  test = await openVendorApp();
  owner = test.backoffice({ token: await logInOperator(test, 'owner') });
});
afterAll(() => test.close());

const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
const publicKey = pair.publicKey.export({ type: 'spki', format: 'pem' }).toString();
const terms = {
  name: 'Newcomer',
  dialect: 'HUB88' as const,
  baseUrl: 'https://vendor.example',
  operatorRef: '',
  networks: [] as string[],
  launchHosts: ['games.vendor.example'] as string[],
  turnover: 'WHOLE' as const,
  demo: true,
  lobby: false,
  autoPublish: false,
};

it('a key that may move money takes two operators, and is no key before the second agrees', async () => {
  const weak = generateKeyPairSync('rsa', { modulusLength: 1024 }).publicKey;
  const pem = weak.export({ type: 'spki', format: 'pem' }).toString();
  for (const bad of ['nothing', pem]) {
    const refused = await owner.call('vendorConnect', {
      ...terms,
      code: 'NEWCOMER',
      publicKey: bad,
      reason,
    });
    expect(refused).toMatchObject({ ok: false, refusal: { code: 'vendor.key_invalid' } });
  }
  // A network with a slip of the pen is not left out: an empty list lets every address in.
  const slip = { ...terms, networks: ['203.0.113.0\\24'], code: 'NEWCOMER', publicKey, reason };
  expect(await owner.call('vendorConnect', slip)).toMatchObject({
    ok: false,
    refusal: { code: 'vendor.network_invalid' },
  });
  const asked = await owner.call('vendorConnect', {
    ...terms,
    code: 'NEWCOMER',
    publicKey,
    reason,
  });
  expect(asked).toMatchObject({ ok: true, value: { approvalId: expect.any(String) as string } });
  const keys = () =>
    test.sql(`select owner, state from vendors.vendor_key where code = 'NEWCOMER'`);
  expect(await keys()).toEqual([]);
  await agree(test, asked);
  expect(await keys()).toEqual([{ owner: 'VENDOR', state: 'CURRENT' }]);
  const [moved, networks] = ['https://moved.example', ['203.0.113.0/24']];
  const change = { ...terms, baseUrl: moved, networks, code: 'NEWCOMER', publicKey, reason };
  const next = await owner.call('vendorConnect', change);
  const [waits] = valueOf(await owner.call('approvalList', { state: 'pending' })).list;
  expect(waits?.changes).toEqual({
    before: { baseUrl: terms.baseUrl, networks: [] },
    after: { baseUrl: moved, networks, fingerprint: keyFingerprint(publicKey) },
  });
  expect(waits?.words).not.toContain('{');
  await agree(test, next);
  expect(await keys()).toContainEqual({ owner: 'VENDOR', state: 'NEXT' });
  const promoted = { code: 'NEWCOMER', owner: 'VENDOR', reason } as const;
  expect(await owner.call('vendorKeyPromote', promoted)).toEqual({ ok: true, value: null });
  expect(await owner.call('vendorKeyPromote', promoted)).toMatchObject({ ok: false });
});

it('a key that is entered alone takes two operators as well, and changes nothing else', async () => {
  const asked = await owner.call('vendorKeyEnter', { code: 'TESTER', publicKey, reason });
  const bad = { code: 'TESTER', publicKey: 'nothing', reason };
  expect(await owner.call('vendorKeyEnter', bad)).toMatchObject({
    ok: false,
    refusal: { code: 'vendor.key_invalid' },
  });
  const unknown = { code: 'NOBODY', publicKey, reason };
  expect(await owner.call('vendorKeyEnter', unknown)).toMatchObject({
    ok: false,
    refusal: { code: 'not.found' },
  });
  await test.sql(
    `update vendors.vendor set base_url = 'https://moved.example' where code = 'TESTER'`,
  );
  const keys = () =>
    test.sql(
      `select state from vendors.vendor_key
       where code = 'TESTER' and owner = 'VENDOR' and state <> 'RETIRED' order by state`,
    );
  expect(await keys()).toEqual([{ state: 'CURRENT' }]);
  const waits = await owner.call('approvalList', { state: 'pending' });
  const der = pair.publicKey.export({ type: 'spki', format: 'der' });
  const digest = createHash('sha256').update(der).digest('hex').toUpperCase();
  expect(JSON.stringify(waits).replaceAll(':', '')).toContain(digest);
  await agree(test, asked);
  expect(await keys()).toEqual([{ state: 'CURRENT' }, { state: 'NEXT' }]);
  expect(await owner.call('vendorGateway', { code: 'TESTER' })).toMatchObject({
    ok: true,
    value: { baseUrl: 'https://moved.example' },
  });
});

it('a shared secret is shown once, to the second operator, and signs from then on', async () => {
  const refused = await owner.call('vendorSecretCreate', { code: 'TESTER', reason });
  expect(refused).toMatchObject({ ok: false, refusal: { code: 'vendor.no_secret' } });
  await test.sql(
    `insert into vendors.vendor (merchant_id, code, name, kind, dialect)
     values ($1, 'PLAYER_TWO', 'Two', 'external', 'PLAY')`,
    [test.merchant.id],
  );
  const keys = () =>
    test.sql(
      `select state, algorithm from vendors.vendor_key
       where code = 'PLAYER_TWO' and state <> 'RETIRED' order by state`,
    );
  const make = async (): Promise<string> => {
    const asked = await owner.call('vendorSecretCreate', { code: 'PLAYER_TWO', reason });
    const before = await keys();
    const id = await agree(test, asked);
    expect(await keys(), 'the secret exists when it is shown').toEqual(before);
    expect(await owner.call('approvalReveal', { id: id as never })).toMatchObject({ ok: false });
    const partner = test.backoffice({ token: await logInOperator(test, 'partner') });
    const shown = await partner.call('approvalReveal', { id: id as never });
    expect(await partner.call('approvalReveal', { id: id as never })).toMatchObject({ ok: false });
    return shown.ok ? shown.value.secret : '';
  };
  const signed = async (secret: string): Promise<number> => {
    const body = JSON.stringify({
      user_id: test.userOf(memberOf(test, 'player1')),
      currency: 'PHP',
      game: 'harbour-lights',
      game_id: 'r',
      session_id: 's',
    });
    const signature = createHmac('sha256', secret).update(body).digest('hex');
    const reply = await test.sendRaw('/vendor/play/v1/play', body, { 'x-request-sign': signature });
    return reply.http;
  };
  const first = await make();
  expect(first).toMatch(/^[\w-]{43}$/);
  expect(await keys()).toEqual([{ state: 'CURRENT', algorithm: 'HMAC' }]);
  await expect.poll(() => signed(first)).not.toBe(403);
  const second = await make();
  await expect.poll(() => signed(second)).not.toBe(403);
  expect(await signed(first)).not.toBe(403);
  const promoted = { code: 'PLAYER_TWO', owner: 'VENDOR', reason } as const;
  expect(await owner.call('vendorKeyPromote', promoted)).toEqual({ ok: true, value: null });
  await expect.poll(() => signed(first)).toBe(403);
  expect(await signed(second)).not.toBe(403);
  const audit = await owner.call('auditList', { target: 'vendor:PLAYER_TWO' });
  expect(audit.ok && audit.value.list.map(({ call }) => call)).toContain('vendorKeyPromote');
  const gateway = await owner.call('vendorGateway', { code: 'PLAYER_TWO' });
  expect(JSON.stringify(gateway)).not.toContain(second);
});

it('a secret of the vendor’s is sealed, never shown, and valid beside the current one', async () => {
  await test.sql(
    `insert into vendors.vendor (merchant_id, code, name, kind, dialect)
     values ($1, 'PLAYER_THREE', 'Three', 'external', 'PLAY')`,
    [test.merchant.id],
  );
  const code = 'PLAYER_THREE';
  const [first, second] = ['first-secret-of-theirs', 'second-secret-of-theirs'];
  const enter = (secret: string, of = code) =>
    owner.call('vendorSecretEnter', { code: of, secret, reason });
  for (const [secret, of, refusal] of [
    [first, 'TESTER', 'vendor.no_secret'],
    [first, 'NOBODY', 'not.found'],
    ['short', code, 'request.invalid'],
    ['with a space in the middle', code, 'request.invalid'],
  ] as const) {
    expect(await enter(secret, of)).toMatchObject({ ok: false, refusal: { code: refusal } });
  }
  const signed = async (secret: string): Promise<number> => {
    const body = JSON.stringify({
      user_id: test.userOf(memberOf(test, 'player1')),
      currency: 'PHP',
      game: 'harbour-lights',
      game_id: 'r',
      session_id: 's',
    });
    const signature = createHmac('sha256', secret).update(body).digest('hex');
    const reply = await test.sendRaw('/vendor/play/v1/play', body, { 'x-request-sign': signature });
    return reply.http;
  };
  const asked = await enter(first);
  expect(await signed(first), 'one operator alone').toBe(403);
  const id = asked.ok ? (asked.value.approvalId as string) : '';
  const alone = await owner.call('approvalDecide', { id, decision: 'approve', reason });
  expect(alone).toMatchObject({ ok: false, refusal: { code: 'approval.own' } });
  await agree(test, asked);
  await expect.poll(() => signed(first)).not.toBe(403);
  // One that is refused leaves nothing behind.
  const unwanted = await enter('a-secret-nobody-wants');
  const withdrawn = unwanted.ok ? (unwanted.value.approvalId as string) : '';
  await owner.call('approvalDecide', { id: withdrawn, decision: 'withdraw', reason });
  await agree(test, await enter(second));
  await expect.poll(() => signed(second)).not.toBe(403);
  expect(await signed(first), 'both are valid').not.toBe(403);
  const promoted = { code, owner: 'VENDOR', reason } as const;
  expect(await owner.call('vendorKeyPromote', promoted)).toEqual({ ok: true, value: null });
  await expect.poll(() => signed(first)).toBe(403);
  expect(await signed(second)).not.toBe(403);
  expect(await test.sql('select name from operators.pending_secret')).toEqual([]);
  const shown = [
    await owner.call('vendorGateway', { code }),
    await owner.call('approvalList', {}),
    await owner.call('auditList', {}),
    await test.sql('select * from operators.approval'),
    await test.sql('select * from operators.audit'),
    await test.sql('select sealed from vendors.vendor_key'),
  ];
  for (const secret of [first, second, Buffer.from(first).toString('hex')]) {
    expect(JSON.stringify(shown)).not.toContain(secret);
  }
});

it('our private key never leaves the server', async () => {
  const made = await owner.call('vendorKeyCreate', { code: 'NEWCOMER', reason });
  expect(made).toMatchObject({ ok: true, value: { state: 'CURRENT' } });
  const shown = await owner.call('vendorGateway', { code: 'NEWCOMER' });
  expect(JSON.stringify(shown)).toContain('BEGIN PUBLIC KEY');
  expect(JSON.stringify([made, shown])).not.toContain('PRIVATE');
});

it('a hidden game is refused to a launch and shown again', async () => {
  const games = await owner.call('vendorGames', { code: 'TESTER' });
  if (!games.ok) throw new Error('the games are listed');
  const [first] = games.value;
  if (first === undefined) throw new Error('there is a game');
  const change = { nodeId: first.nodeId, isPublished: true, sort: 3, hot: 1, reason };
  expect(await owner.call('vendorGameChange', { ...change, enabled: false })).toMatchObject({
    ok: true,
  });
  const lobby = () => test.client().call('gameList', { [VENDOR_FIELD]: 'TESTER' });
  await expect.poll(lobby).toMatchObject({ ok: true, value: { total: games.value.length - 1 } });
  expect(await owner.call('vendorGameChange', { ...change, enabled: true })).toMatchObject({
    ok: true,
  });
  await expect.poll(lobby).toMatchObject({ ok: true, value: { total: games.value.length } });
});

it('rounds are shown with their transactions, and a case is closed with a reason', async () => {
  const member = memberOf(test, 'player1');
  const user = test.userOf(member);
  const token = await test.issue(member);
  await test.fund(member, 1_000_000n);
  const body = bodyOf({ user, token, round: 'shown' });
  await test.send('bet', body);
  await test.send('bet', { ...body, amount: 500_000 });
  const shown = {
    round: 'shown',
    state: 'OPEN',
    transactions: [{ kind: 'BET', amount: '1.0000' }],
  };
  const listed = { ok: true, value: { total: 1, list: [{ ...shown, vendor: 'TESTER', member }] } };
  const asked = { vendor: 'TESTER', round: 'shown' };
  expect(await owner.call('vendorRounds', { ...asked, member })).toMatchObject(listed);
  expect(await owner.call('vendorRounds', { ...asked, username: 'PLAYER1' })).toMatchObject(listed);
  const cases = await owner.call('vendorCases', { state: 'open', vendor: 'TESTER' });
  if (!cases.ok) throw new Error('the cases are listed');
  const [found] = cases.value.list;
  expect(found).toMatchObject({
    kind: 'CHANGED_DUPLICATE',
    count: 1,
    member: { id: member, username: 'player1' },
  });
  const closing = { id: found?.id ?? '', reason };
  expect(await owner.call('vendorCaseClose', closing)).toEqual({ ok: true, value: null });
  expect(await owner.call('vendorCaseClose', closing)).toMatchObject({ ok: false });
  expect(await owner.call('vendorCases', { state: 'closed' })).toMatchObject({
    ok: true,
    value: { list: [{ closedReason: reason, closedBy: 'owner' }] },
  });
});

it('rounds of a member that the merchant does not have are refused, page by page for others', async () => {
  for (const nobody of [{}, { username: 'nobody' }, { member: test.context.newId<'member'>() }]) {
    expect(await owner.call('vendorRounds', nobody)).toMatchObject({
      ok: false,
      refusal: { code: 'member.unknown' },
    });
  }
  const member = memberOf(test, 'player1');
  const own = { user: test.userOf(member), token: await test.issue(member) };
  for (const round of ['page-1', 'page-2', 'page-3'])
    await test.send('bet', bodyOf({ ...own, round }));
  const first = await owner.call('vendorRounds', { member, pageSize: 2 });
  if (!first.ok || first.value.cursor === null) throw new Error('there is a second page');
  const second = await owner.call('vendorRounds', {
    member,
    pageSize: 2,
    cursor: first.value.cursor,
  });
  if (!second.ok) throw new Error('it is read');
  const seen = [...first.value.list, ...second.value.list].map(({ round }) => round);
  expect(seen).toEqual(['page-3', 'page-2', 'page-1', 'shown']);
});

it('a round of many transactions is read page by page, and hides none of another round', async () => {
  const member = memberOf(test, 'player1');
  const own = { user: test.userOf(member), token: await test.issue(member) };
  const ids: string[] = [];
  for (let place = 0; place < 23; place++) {
    const body = bodyOf({ ...own, round: 'long', units: 10n });
    await test.send('bet', body);
    ids.push(String(body['transaction_uuid']));
  }
  await test.send('bet', bodyOf({ ...own, round: 'short' }));
  const listed = await owner.call('vendorRounds', { member, pageSize: 2 });
  expect(listed).toMatchObject({
    value: {
      list: [
        { round: 'short', hasMore: false, transactions: { length: 1 } },
        { round: 'long', hasMore: true, transactions: { length: 20 } },
      ],
    },
  });
  const asked = { code: 'TESTER', member, round: 'long', pageSize: 15 };
  const first = await owner.call('vendorRoundTransactions', asked);
  if (!first.ok || first.value.cursor === null) throw new Error('there is a second page');
  const second = await owner.call('vendorRoundTransactions', {
    ...asked,
    cursor: first.value.cursor,
  });
  if (!second.ok) throw new Error('it is read');
  expect(second.value.cursor).toBeNull();
  const seen = [...first.value.list, ...second.value.list].map(({ id }) => id);
  expect(seen.toSorted()).toEqual(ids.toSorted());
  const foreign = { ...asked, member: memberOf(test, 'downline1') };
  expect(await owner.call('vendorRoundTransactions', foreign)).toMatchObject({
    value: { list: [] },
  });
});

it('maintenance refuses bets at once and books wins', async () => {
  const member = memberOf(test, 'player1');
  const own = { user: test.userOf(member), token: await test.issue(member) };
  const placed = bodyOf({ ...own, round: 'kept' });
  await test.send('bet', placed);
  const from = test.context.clock.now() - 1000;
  const set = await owner.call('vendorMaintenance', { code: 'TESTER', from, until: null, reason });
  expect(set).toEqual({ ok: true, value: null });
  const bet = await test.send('bet', bodyOf({ ...own, round: 'late' }));
  expect(bet.body['status']).toBe('RS_ERROR_INVALID_PARTNER');
  const reference = String(placed['transaction_uuid']);
  const win = await test.send('win', bodyOf({ ...own, round: 'kept', reference, closes: true }));
  expect(win.body['status']).toBe('RS_OK');
});

it('the studio beside an installation gets one key at a time, and keys that exist are kept', async () => {
  const { context, merchant } = test;
  const keys = () =>
    test.sql(
      `select owner, state from vendors.vendor_key
       where merchant_id = ${merchant.id} and code = 'FAIRHOUSE' and state <> 'RETIRED'
       order by owner, state`,
    );
  await expect(connectStudio(context, merchant, 'nothing')).rejects.toThrow('cannot be read');
  expect(await keys()).toEqual([]);
  const both = [1, 2].map(() => connectStudio(context, merchant, publicKey));
  const [first, second] = await Promise.all(both);
  expect(first).toHaveLength(1);
  expect(second).toEqual(first);
  const made = [
    { owner: 'OURS', state: 'CURRENT' },
    { owner: 'VENDOR', state: 'CURRENT' },
  ];
  expect(await keys()).toEqual(made);
  const rotated = await owner.call('vendorKeyCreate', { code: 'FAIRHOUSE', reason });
  const next = rotated.ok ? rotated.value.publicKey : '';
  expect(await connectStudio(context, merchant, publicKey)).toEqual([...(first ?? []), next]);
});

it('a next key that two make current at once is current, and no key is retired twice', async () => {
  await owner.call('vendorKeyCreate', { code: 'FAIRHOUSE', reason });
  const key = {
    merchant: test.merchant.id,
    code: 'FAIRHOUSE',
    owner: 'OURS' as const,
    now: test.context.clock.now(),
  };
  const [first, second] = [await test.context.pool.connect(), await test.context.pool.connect()];
  await first.query('begin');
  await second.query('begin');
  expect(await promoteVendorKey(first, key)).toBe(true);
  // The second has looked for the next key, or waits for it, when the first commits.
  let isAsked = false;
  const behind = {
    query: async (text: string, values: unknown[]) => {
      const answer = second.query(text, values);
      if (!isAsked) {
        isAsked = true;
        await Promise.race([answer, wait(200)]);
        await first.query('commit');
      }
      return answer;
    },
  };
  expect(await promoteVendorKey(behind as never, key)).toBe(false);
  await second.query('commit');
  first.release();
  second.release();
  const states = `select state, count(*)::int from vendors.vendor_key
    where code = 'FAIRHOUSE' and owner = 'OURS' and state <> 'RETIRED' group by state`;
  expect(await test.sql(states)).toEqual([{ state: 'CURRENT', count: 1 }]);
});
