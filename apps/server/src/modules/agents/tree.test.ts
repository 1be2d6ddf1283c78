import { readStanding } from '@fairhouse/calls/player';
import { assert, type Id } from '@fairhouse/values';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD, demoMemberId } from '../../../../../demo/demo-members.ts';
import {
  agree,
  changeSetting,
  logInOperator,
  openBrowser,
  openTestApp,
  type TestApp,
} from '../../testing/index.ts';

let app: TestApp;
type Client = ReturnType<TestApp['client']>;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

async function logIn(username: string, password = DEMO_PASSWORD): Promise<Client> {
  const answer = await app.client().call('login', { username, password });
  assert(answer.ok, `${username} logs in`);
  return app.client({ token: answer.value.token });
}

const key = () => ({ idempotencyKey: randomUUID() });
const idOf = (name: Parameters<typeof demoMemberId>[1]) => demoMemberId(app.merchant, name);
const codeOf = (answer: { ok: boolean; refusal?: { code: string } }) =>
  answer.ok ? 'ok' : answer.refusal?.code;

const byText = (one = '', other = '') => one.localeCompare(other);

let made = 0;
const newName = () => `newcomer${(made += 1)}`;
const opening = (more: object = {}) => ({
  kind: 'member' as const,
  username: newName(),
  group: 1900,
  rates: {},
  birthday: '1990-05-31',
  ...more,
});

async function register(code: string, username = newName()) {
  const password = 'five blue lanterns';
  const answer = await openBrowser(app).call('register', {
    username,
    password,
    confirmPassword: password,
    birthday: '1990-05-31',
    affiliateCode: code,
  });
  return { answer, username };
}

async function rowOf(username: string) {
  const { rows } = await app.context.pool.query<{
    member_id: Id<'member'>;
    kind: string;
    upline_id: string | null;
    path: string[];
    prize_group: number | null;
  }>(
    `select m.member_id, m.kind, m.upline_id, m.path, a.prize_group from members.member m
     left join agents.account a using (merchant_id, member_id)
     where m.merchant_id = $1 and m.username = $2`,
    [app.merchant.id, username],
  );
  assert(rows[0] !== undefined, `${username} exists`);
  return rows[0];
}

async function backoffice(name = 'owner', merchant = 'manila') {
  return app.backoffice({ token: await logInOperator(app, name), merchant });
}

/** What two operators set. */
async function setGroup(username: string, group: number, more: object = {}) {
  const { member_id: id } = await rowOf(username);
  const asked = await (
    await backoffice()
  ).call('agentTermsSet', {
    id,
    group,
    rates: {},
    clampTeam: false,
    reason: 'for the test',
    ...more,
  });
  await agree(app, asked);
}

async function permit(username: string, permissions: object) {
  const { member_id: id } = await rowOf(username);
  const reason = 'for the test';
  const asked = await (await backoffice()).call('agentPermissionsSet', { id, permissions, reason });
  await agree(app, asked);
}

describe('opening an account', () => {
  test('by hand gives a code for one login, after which its member chooses a password', async () => {
    const upline = await logIn('upline');
    const wanted = opening({ kind: 'agent', remark: 'my cousin' });
    const opened = await upline.call('agentOpen', wanted);
    assert(opened.ok, codeOf(opened) ?? '');
    const row = await rowOf(wanted.username);
    expect(row).toMatchObject({
      kind: 'agent',
      prize_group: 1900,
      path: [idOf('house'), idOf('upline')],
    });
    const logged = await openBrowser(app).call('login', {
      username: wanted.username,
      password: opened.value.activationCode,
    });
    expect(logged).toMatchObject({ ok: true, value: { mustChange: true } });
    const team = await upline.call('agentTeam', { username: wanted.username });
    assert(team.ok, 'the team is read');
    expect(team.value.list).toMatchObject([{ username: wanted.username, remark: 'my cousin' }]);
  });

  test('is refused by each rule, with what is allowed', async () => {
    const upline = await logIn('upline');
    const ask = async (more: object) => upline.call('agentOpen', opening(more));
    expect(codeOf(await ask({ group: 1901 }))).toBe('agent.group_step');
    expect(codeOf(await ask({ group: 1798 }))).toBe('agent.group_below_min');
    expect(await ask({ group: 1956 })).toMatchObject({
      refusal: { code: 'agent.group_above', message: expect.stringContaining('1954') },
    });
    expect(codeOf(await ask({ rates: { LIVE: '0.001' } }))).toBe('agent.rate_above');
    expect(codeOf(await ask({ username: 'downline1' }))).toBe('username.taken');
    expect(codeOf(await ask({ username: 'admin1234' }))).toBe('username.taken');
    expect(codeOf(await ask({ username: 'x' }))).toBe('request.invalid');
    expect(codeOf(await ask({ birthday: '2020-01-01' }))).toBe('request.invalid');
    const options = await upline.call('agentOpening', {});
    expect(options).toMatchObject({
      ok: true,
      value: {
        groups: { min: 1800, max: 1954, step: 2 },
        depth: 2,
        maxDepth: 10,
        highestRates: {},
      },
    });
  });

  test('by two at once with one name makes one account', async () => {
    const upline = await logIn('upline');
    const wanted = opening();
    const answers = await Promise.all([1, 2, 3].map(() => upline.call('agentOpen', wanted)));
    expect(answers.map(codeOf).toSorted(byText)).toEqual([
      'ok',
      'username.taken',
      'username.taken',
    ]);
  });

  test('never exceeds a quota or the number of directs, however many ask at once', async () => {
    const upline = await logIn('upline');
    await setGroup('house', 1996);
    await setGroup('upline', 1990);
    const id = idOf('upline');
    const quota = { id, group: 1980, count: 2, reason: 'for the test' };
    await agree(app, await (await backoffice()).call('agentQuotaSet', quota));
    const high = await Promise.all(
      [1, 2, 3, 4, 5].map(() => upline.call('agentOpen', opening({ group: 1980 }))),
    );
    expect(high.filter((each) => each.ok)).toHaveLength(2);
    expect(codeOf(await upline.call('agentOpen', opening({ group: 1980 })))).toBe(
      'agent.quota_exhausted',
    );
    const { rows } = await app.context.pool.query<{ count: number }>(
      'select count(*)::int as count from members.member where merchant_id = $1 and upline_id = $2',
      [app.merchant.id, id],
    );
    const maxDirects = (rows[0]?.count ?? 0) + 1;
    await changeAgents({ maxDirects });
    const more = await Promise.all([1, 2, 3].map(() => upline.call('agentOpen', opening())));
    expect(more.map(codeOf).toSorted(byText)).toEqual([
      'agent.directs_limit',
      'agent.directs_limit',
      'ok',
    ]);
    await changeAgents({ maxDirects: 0, maxDepth: 2 });
    expect(codeOf(await upline.call('agentOpen', opening()))).toBe('agent.depth_limit');
    await changeAgents({ maxDepth: 10, perAddress: { count: 1, minutes: 60 } });
    expect(codeOf(await upline.call('agentOpen', opening()))).toBe('agent.address_limit');
    await changeAgents({ perAddress: { count: 1000, minutes: 60 } });
  });

  test('is for agents alone, and not for a frozen one', async () => {
    const member = await logIn('downline1');
    expect(codeOf(await member.call('agentOpen', opening()))).toBe('agent.required');
    expect(codeOf(await app.client().call('agentOpen', opening()))).toBe('session.required');
    const upline = await logIn('upline');
    await freeze('upline', 2);
    expect(codeOf(await upline.call('agentOpen', opening()))).toBe('agent.frozen');
    await unfreeze('upline');
    await permit('upline', { opensMembers: false });
    expect(codeOf(await upline.call('agentOpen', opening()))).toBe('agent.not_permitted');
    await permit('upline', {});
  });
});

describe('a registration link', () => {
  const linkOf = (more: object = {}) => ({
    kind: 'agent' as const,
    group: 1940,
    rates: {},
    device: 'MOBILE' as const,
    label: 'summer',
    days: 7 as const,
    maxUses: 0,
    ...more,
  });

  test('brings a new agent below its agent with the preset, and counts', async () => {
    const upline = await logIn('upline');
    const made = await upline.call('agentLinkCreate', linkOf(), key());
    assert(made.ok, codeOf(made) ?? '');
    const { code } = made.value;
    expect(code).toMatch(/^[A-Za-z0-9]{20}$/);
    expect(await app.client().call('affiliate', { code, opened: 'true' })).toMatchObject({
      value: { valid: true, opens: 'agent' },
    });
    const { answer, username } = await register(code);
    assert(answer.ok, codeOf(answer) ?? '');
    expect(readStanding(answer.value)).toMatchObject({ kind: 'agent' });
    expect(await rowOf(username)).toMatchObject({
      kind: 'agent',
      upline_id: idOf('upline'),
      path: [idOf('house'), idOf('upline')],
      prize_group: 1940,
    });
    const list = await upline.call('agentLinks', {});
    assert(list.ok, 'links are read');
    expect(list.value.list.find((each) => each.code === code)).toMatchObject({
      usedCount: 1,
      registrations: 1,
      clicks: 1,
      firstDeposits: 0,
      state: 'active',
    });
  });

  test('is used at most as often as it says, however many register at once', async () => {
    const upline = await logIn('upline');
    const made = await upline.call('agentLinkCreate', linkOf({ maxUses: 2 }), key());
    assert(made.ok, 'the link is made');
    const tries = await Promise.all([1, 2, 3, 4].map(() => register(made.value.code)));
    const codes = tries.map(({ answer }) => codeOf(answer));
    expect(codes.filter((each) => each === 'ok')).toHaveLength(2);
    expect(codes.filter((each) => each !== 'ok' && each !== 'agent.link_ended')).toEqual([]);
    const late = await register(made.value.code);
    expect(codeOf(late.answer)).toBe('affiliate.invalid');
  });

  test('whose preset no longer fits gives the highest that does, and tells both', async () => {
    const upline = await logIn('upline');
    const made = await upline.call(
      'agentLinkCreate',
      linkOf({ group: 1970, kind: 'member' }),
      key(),
    );
    assert(made.ok, codeOf(made) ?? '');
    await setGroup('upline', 1950, { clampTeam: true });
    const { answer, username } = await register(made.value.code);
    assert(answer.ok, codeOf(answer) ?? '');
    expect(await rowOf(username)).toMatchObject({ prize_group: 1948 });
    const titles = async (client: Client) => {
      const inbox = await client.call('inbox', {});
      return inbox.ok ? inbox.value.list.map((each) => each.title) : [];
    };
    expect(await titles(app.client({ token: answer.value.token }))).toContain(
      'Your prize group was changed',
    );
    expect(await titles(upline)).toContain('A registration with a lower prize group');
    await setGroup('upline', 1990);
  });

  test('ends by its agent, by time, by a freeze, and never by a stranger', async () => {
    const upline = await logIn('upline');
    const one = await upline.call('agentLinkCreate', linkOf(), key());
    const two = await upline.call('agentLinkCreate', linkOf(), key());
    assert(one.ok && two.ok, 'links are made');
    const house = await logIn('house');
    expect(codeOf(await house.call('agentLinkEnd', { id: one.value.id }))).toBe(
      'agent.link_unknown',
    );
    expect((await upline.call('agentLinkEnd', { id: one.value.id })).ok).toBe(true);
    expect(codeOf((await register(one.value.code)).answer)).toBe('affiliate.invalid');
    await freeze('upline', 2);
    expect(codeOf((await register(two.value.code)).answer)).toBe('affiliate.invalid');
    await unfreeze('upline');
    const elsewhere = app.client({ merchant: 'saigon' });
    const { code } = two.value;
    expect(codeOf(await elsewhere.call('affiliate', { code }))).toBe('affiliate.invalid');
    await app.context.pool.query(
      'update agents.link set expires_at = house_now() where merchant_id = $1 and code = $2',
      [app.merchant.id, code],
    );
    expect(codeOf((await register(code)).answer)).toBe('affiliate.invalid');
  });
});

describe('an agent', () => {
  test('sees and changes its own team alone', async () => {
    const upline = await logIn('upline');
    const stranger = { id: idOf('player1') };
    expect(codeOf(await upline.call('agentDownline', stranger))).toBe('agent.unknown');
    expect(codeOf(await upline.call('agentDownline', { id: idOf('house') }))).toBe('agent.unknown');
    expect(codeOf(await upline.call('agentTeam', { upline: idOf('house') }))).toBe('agent.unknown');
    const raise = { ...stranger, group: 1980, rates: {} };
    expect(codeOf(await upline.call('agentRaise', raise))).toBe('agent.unknown');
    const house = await logIn('house');
    const grandchild = { id: idOf('downline1'), group: 1960, rates: {} };
    expect(codeOf(await house.call('agentRaise', grandchild))).toBe('agent.not_direct');
    expect(codeOf(await house.call('agentRemark', { id: idOf('downline1'), remark: 'x' }))).toBe(
      'agent.not_direct',
    );
  });

  test('raises a direct within the own group and the volume rule, and never lowers', async () => {
    const upline = await logIn('upline');
    const id = idOf('downline1');
    const raise = (group: number) => upline.call('agentRaise', { id, group, rates: {} });
    expect(codeOf(await raise(1940))).toBe('agent.only_upward');
    expect(codeOf(await raise(1992))).toBe('agent.group_above');
    await changeAgents({ volume: { days: 7, steps: [{ group: 1970, daily: '100' }] } });
    expect(codeOf(await raise(1972))).toBe('agent.volume_not_reached');
    expect(codeOf(await raise(1960))).toBe('ok');
    expect(codeOf(await raise(1960))).toBe('agent.terms_same');
    await changeAgents({ volume: { days: 7, steps: [] } });
    expect(await upline.call('agentDownline', { id })).toMatchObject({
      value: { group: 1960, isDirect: true, raise: { from: 1960, to: 1988 } },
    });
  });

  test('promotes and suspends a direct only with the permission', async () => {
    const upline = await logIn('upline');
    const id = idOf('downline2');
    expect(codeOf(await upline.call('agentPromote', { id }))).toBe('agent.not_permitted');
    expect(codeOf(await upline.call('agentSuspend', { id, suspended: true }))).toBe(
      'agent.not_permitted',
    );
    await permit('upline', { promotesMembers: true, suspendsBetting: true });
    expect(codeOf(await upline.call('agentSuspend', { id, suspended: true }))).toBe('ok');
    expect(codeOf(await upline.call('agentSuspend', { id, suspended: true }))).toBe(
      'agent.frozen_by_operator',
    );
    expect(codeOf(await upline.call('agentSuspend', { id, suspended: false }))).toBe('ok');
    await freeze('downline2', 3);
    expect(codeOf(await upline.call('agentSuspend', { id, suspended: false }))).toBe(
      'agent.frozen_by_operator',
    );
    await unfreeze('downline2');
    expect(codeOf(await upline.call('agentPromote', { id }))).toBe('ok');
    expect(codeOf(await upline.call('agentPromote', { id }))).toBe('agent.already_agent');
    expect(await rowOf('downline2')).toMatchObject({ kind: 'agent' });
    const promoted = await logIn('downline2');
    expect(codeOf(await promoted.call('agentOpening', {}))).toBe('ok');
  });

  test('writes to a direct, who reads it in the inbox', async () => {
    const upline = await logIn('upline');
    const id = idOf('downline1');
    const send = (text: string, to = id) => upline.call('agentMessage', { id: to, text }, key());
    const downline = await logIn('downline1');
    const firstOf = async () => {
      const found = await downline.call('inbox', {});
      assert(found.ok, 'the inbox is read');
      return found.value.list[0];
    };
    expect(codeOf(await send('Meet me at 3.30 tomorrow. Bring the list'))).toBe('ok');
    expect(await firstOf()).toMatchObject({
      title: expect.stringContaining('upline'),
      content: 'Meet me at 3.30 tomorrow. Bring the list',
      read: false,
    });
    for (const text of ['see win-big.example', 'HTTPS://192.0.2.1', 'www.a', 'câu.vn/x']) {
      expect(codeOf(await send(text)), text).toBe('agent.message_address');
    }
    for (const text of [' ', 'x'.repeat(201)]) {
      expect(codeOf(await send(text)), text).toBe('request.invalid');
    }
    for (const name of ['house', 'upline', 'player1'] as const) {
      expect(codeOf(await send('hello', idOf(name))), name).toBe('agent.unknown');
    }
    const house = await logIn('house');
    expect(codeOf(await house.call('agentMessage', { id, text: 'hello' }, key()))).toBe(
      'agent.not_direct',
    );
    await permit('upline', { messagesDirects: false });
    expect(await upline.call('agentDownline', { id })).toMatchObject({
      value: { mayMessage: false },
    });
    expect(codeOf(await send('hello'))).toBe('agent.not_permitted');
    await permit('upline', {});
    expect(await firstOf()).toMatchObject({ content: expect.stringContaining('Meet me') });
  });

  test('hands quota down from its surplus, and never more', async () => {
    const upline = await logIn('upline');
    const id = idOf('downline2');
    const reason = 'for the test';
    const console = await backoffice();
    const own = { id: idOf('upline'), group: 1982, count: 5, reason };
    await agree(app, await console.call('agentQuotaSet', own));
    const give = (count: number) =>
      upline.call('agentQuotaGive', { id, group: 1982, count }, key());
    expect(codeOf(await give(1))).toBe('agent.no_limit');
    await agree(app, await console.call('agentQuotaSet', { id, group: 1982, count: 0, reason }));
    const answers = await Promise.all([give(3), give(3), give(3)]);
    expect(answers.map(codeOf).toSorted(byText)).toEqual([
      'agent.quota_surplus',
      'agent.quota_surplus',
      'ok',
    ]);
    const shown = await console.call('agentOne', { id });
    expect(shown).toMatchObject({
      value: {
        quotas: expect.arrayContaining([expect.objectContaining({ group: 1982, upAllocated: 3 })]),
      },
    });
  });
});

describe('an operator', () => {
  test('moves a line with a preview of what changes, never into itself', async () => {
    const upline = await logIn('upline');
    const head = opening({ kind: 'agent', group: 1980 - 2 });
    assert((await upline.call('agentOpen', head)).ok, 'the head is opened');
    const { member_id: id } = await rowOf(head.username);
    const { answer, username: leaf } = await registerBelow(id, 1970);
    assert(answer.ok, codeOf(answer) ?? '');
    const target = opening({ kind: 'agent', group: 1950 });
    assert((await upline.call('agentOpen', target)).ok, 'the target is opened');
    const console = await backoffice();
    const preview = (name: string, of = id) =>
      console.call('agentMovePreview', { id: of, upline: name });
    expect(await preview(target.username)).toMatchObject({
      ok: true,
      value: { team: 2, agents: 1, deepest: 5, clampedCount: 2, contracts: 0 },
    });
    expect(codeOf(await preview(head.username))).toBe('agent.move_circle');
    expect(codeOf(await preview(head.username, idOf('upline')))).toBe('agent.move_circle');
    expect(codeOf(await preview('upline'))).toBe('agent.move_same');
    expect(codeOf(await preview('player1'))).toBe('agent.not_agent');
    expect(codeOf(await preview('nobody-here'))).toBe('member.unknown');
    const move = { id, upline: target.username, clampTeam: false, reason: 'a new upline' };
    expect(codeOf(await console.call('agentMove', move))).toBe('agent.downline_above');
    const asked = await console.call('agentMove', { ...move, clampTeam: true });
    expect(await rowOf(head.username)).toMatchObject({ upline_id: idOf('upline') });
    await agree(app, asked);
    const { member_id: to } = await rowOf(target.username);
    expect(await rowOf(head.username)).toMatchObject({
      upline_id: to,
      path: [idOf('house'), idOf('upline'), to],
      prize_group: 1948,
    });
    expect(await rowOf(leaf)).toMatchObject({
      upline_id: id,
      path: [idOf('house'), idOf('upline'), to, id],
      prize_group: 1948,
    });
    const shown = await console.call('agentOne', { id });
    expect(shown).toMatchObject({
      value: { moves: [{ from: 'upline', to: target.username, team: 2, by: 'owner, partner' }] },
    });
    const away = { id, upline: '', clampTeam: false, reason: 'a line of its own' };
    await agree(app, await console.call('agentMove', away));
    expect(await rowOf(head.username)).toMatchObject({
      kind: 'top_agent',
      upline_id: null,
      path: [],
    });
    expect(await rowOf(leaf)).toMatchObject({ path: [id] });
  });

  test('shows the second one each changed field of an account, with its old and new value', async () => {
    const console = await backoffice();
    const { id, reason } = { id: idOf('upline'), reason: 'for the test' };
    await permit('upline', { opensAgents: true, transferDown: 'direct' });
    const permissions = { opensAgents: true, transferDown: 'none' } as const;
    await console.call('agentPermissionsSet', { id, permissions, reason });
    const { pool } = app.context;
    await pool.query(`insert into agents.category_rate values ($1, $2, 'LIVE', 1000)`, [
      app.merchant.id,
      id,
    ]);
    const terms = { id, group: 1952, rates: { LIVE: '0' }, clampTeam: true, reason };
    await console.call('agentTermsSet', terms);
    const listed = await console.call('approvalList', { state: 'pending', target: `member:${id}` });
    assert(listed.ok, 'owners read requests');
    expect(listed.value.list.map(({ kind, changes }) => ({ kind, changes }))).toEqual([
      {
        kind: 'act.agentTermsSet',
        changes: {
          before: { group: 1990, rates: { LIVE: '0.1 %' } },
          after: { group: 1952, rates: {} },
        },
      },
      {
        kind: 'act.agentPermissionsSet',
        changes: { before: { transferDown: 'direct' }, after: { transferDown: 'none' } },
      },
    ]);
    expect(listed.value.list.map(({ words }) => words).join()).not.toMatch(/[{[]/);
    for (const { id: waiting } of listed.value.list) {
      const withdrawn = { id: waiting, decision: 'withdraw', reason } as const;
      expect(await console.call('approvalDecide', withdrawn)).toMatchObject({ ok: true });
    }
    await pool.query('delete from agents.category_rate where member_id = $1', [id]);
  });

  test('lowers with the team only where that is asked for', async () => {
    const console = await backoffice();
    const lower = { id: idOf('upline'), group: 1900, rates: {}, clampTeam: false, reason: 'lower' };
    expect(codeOf(await console.call('agentTermsSet', lower))).toBe('agent.downline_above');
    await agree(app, await console.call('agentTermsSet', { ...lower, clampTeam: true }));
    const { rows } = await app.context.pool.query<{ above: number }>(
      `select count(*)::int as above from members.member m
       left join agents.account a using (merchant_id, member_id)
       where m.merchant_id = $1 and m.path @> array[$2::uuid]
         and coalesce(a.prize_group, 1956) > 1900`,
      [app.merchant.id, idOf('upline')],
    );
    expect(rows[0]?.above).toBe(0);
  });

  test('of another merchant sees nothing of the tree', async () => {
    const elsewhere = await backoffice('owner', 'saigon');
    const answer = await elsewhere.call('agentOne', { id: idOf('upline') });
    expect(['not.found', 'session.ended']).toContain(codeOf(answer));
  });

  test('browses lines and searches names', async () => {
    const console = await backoffice();
    const heads = await console.call('agentTree', { agentsOnly: 'true' });
    assert(heads.ok, 'heads are read');
    expect(heads.value.list.map((each) => each.username)).toContain('house');
    const found = await console.call('agentTree', { username: 'downl' });
    assert(found.ok, 'names are found');
    expect(found.value.list.map((each) => each.username).toSorted(byText)).toEqual([
      'downline1',
      'downline2',
    ]);
  });
});

async function registerBelow(agent: Id<'member'>, group: number) {
  const code = 'abcdefghij0123456789';
  await app.context.pool.query(
    `insert into agents.link (merchant_id, link_id, member_id, code, kind, prize_group, device,
      created_at, max_uses)
     values ($1, gen_random_uuid(), $2, $3, 'member', $4, 'WEB', house_now(), 1)`,
    [app.merchant.id, agent, code, group],
  );
  return register(code);
}

async function freeze(name: Parameters<typeof demoMemberId>[1], level: 1 | 2 | 3) {
  const console = await backoffice();
  const wanted = { id: idOf(name), level, team: false, reason: 'for the test' };
  assert((await console.call('memberFreeze', wanted)).ok, 'frozen');
}

async function unfreeze(name: Parameters<typeof demoMemberId>[1]) {
  const console = await backoffice();
  await agree(
    app,
    await console.call('memberUnfreeze', { id: idOf(name), reason: 'for the test' }),
  );
}

async function changeAgents(change: object) {
  await changeSetting(app, 'agents', change);
}
