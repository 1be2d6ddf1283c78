// The directs of an agent: each order and filter reads a bounded number of buffers, however many
// directs there are and however many people below them, and pages go on where the last one ended.
import type { WireInput } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { assert, DAY_MS } from '@fairhouse/values';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoMemberId } from '../../../../../../demo/demo-members.ts';
import { openTestApp, type TestApp } from '../../../testing/index.ts';
import { recordStatements } from '../../../testing/lists/record-statements.ts';
import { vacuumWhole } from '../../../testing/lists/vacuum-whole.ts';
import { logInPlayer, valueOf } from '../../../testing/lottery-app.ts';

type Input = WireInput<PlayerCalls['agentTeam']>;

let test: TestApp;
let superuser: pg.Client;
let upline: Awaited<ReturnType<typeof logInPlayer>>['client'];

const DIRECTS = 4_000;
const BELOW = 30_000;
const BUFFERS_MAX = 1_000;
const PAGE = 20;

const uuidOf = (n: string) => `('00000000-0000-4000-8000-' || lpad((${n})::text, 12, '0'))::uuid`;

const member = (n: string, name: string, path: string) => `
  insert into members.member (merchant_id, member_id, username, username_key, kind, standing_group,
    upline_id, path, referral_code, state, freeze_level, nickname, avatar, language, registered_at,
    register_address, register_method, last_login_at)
  select $1, ${uuidOf(n)}, ${name}, ${name},
    case when n % 20 = 0 then 'agent' else 'member' end, 'formal', (${path})[cardinality(${path})],
    ${path}, 'T' || lpad((${n})::text, 9, '0'), case when n % 100 = 3 then 'frozen' else 'active' end,
    case when n % 100 = 3 then 2 else 0 end, 'Nick', '', 'EN',
    house_now() - interval '30 days' - (n * 7919 % 50000) * interval '1 minute', '', 'form',
    case when n % 2 = 0 then house_now() - (n::bigint * 104729 % 60000) * interval '1 minute' end
  from generate_series(1, $2::int) n`;

beforeAll(async () => {
  test = await openTestApp();
  superuser = new pg.Client({ connectionString: test.databaseUrl });
  await superuser.connect();
  upline = (await logInPlayer(test, 'upline', '0')).client;
  const { id } = test.merchant;
  const top = `array['${demoMemberId(test.merchant, 'house')}',
    '${demoMemberId(test.merchant, 'upline')}']::uuid[]`;
  await superuser.query("set session_replication_role = 'replica'");
  await superuser.query(member('n', `'direct' || n`, top), [id, DIRECTS]);
  // Below the directs that are agents.
  const agent = `${top} || ${uuidOf(`n % ${DIRECTS / 20} * 20 + 20`)}`;
  await superuser.query(member('n + 1000000', `'below' || n`, agent), [id, BELOW]);
  await superuser.query(
    `insert into reports.member_total (merchant_id, member_id, balance)
     select merchant_id, member_id, 10000 from members.member where merchant_id = $1
     on conflict (merchant_id, member_id) do update set balance = excluded.balance`,
    [id],
  );
  await superuser.query(
    `insert into identity.presence (merchant_id, member_id, seen_at)
     select merchant_id, member_id, house_now() from members.member
     where merchant_id = $1 and username ~ '^(direct|below)[0-9]*7$'
     on conflict (merchant_id, member_id) do nothing`,
    [id],
  );
  await superuser.query(
    `insert into contracts.contract (merchant_id, contract_id, kind, version, upline_id, agent_id,
       payer, period, terms, state, offered_at, offer_expires_at, accepted_at, effective_from,
       changed_at, made_by, made_by_name)
     select merchant_id, gen_random_uuid(), kind, 1, upline_id, member_id, 'upline', 'day', '{}',
       case when number % 40 = 0 then 'pending' else 'active' end, house_now(), house_now(),
       case when number % 40 = 0 then null else house_now() end,
       case when number % 40 = 0 then null else house_now() end, house_now(), 'agent', 'upline'
     from (select merchant_id, member_id, upline_id, substr(username, 7)::int as number
       from members.member
       where merchant_id = $1 and username ~ '^direct[0-9]+$' and kind = 'agent') agents,
       unnest(array['dividend', 'daily_salary']) kind`,
    [id],
  );
  for (const table of ['members.member', 'contracts.contract', 'identity.presence']) {
    await vacuumWhole(superuser, table);
  }
  await superuser.query('analyze reports.member_total');
  await test.runJobs('agent-teams');
  await vacuumWhole(superuser, 'agents.team_total');
  await vacuumWhole(superuser, 'agents.direct_total');
}, 180_000);
afterAll(async () => {
  await superuser.end();
  await test.close();
});

const page = async (input: Input) =>
  valueOf(await upline.call('agentTeam', { pageSize: PAGE, ...input }));

interface Plan {
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
}

/** The buffers of all statements that a call sends about members. */
async function buffersOf(input: Input): Promise<number> {
  const { statements } = await recordStatements(() => page(input));
  const asked = statements.filter(({ text }) => /\b(members|agents)\.\w+/.test(text));
  expect(asked.length).toBeGreaterThanOrEqual(4);
  let sum = 0;
  for (const { text, values } of asked) {
    const { rows } = await superuser.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `explain (analyze, buffers, format json) ${text}`,
      [...values],
    );
    const plan = rows[0]?.['QUERY PLAN'][0].Plan;
    sum += (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0);
  }
  return sum;
}

const FILTERS: readonly Input[] = [
  {},
  { sort: 'lastLogin' },
  { sort: 'username' },
  { kind: 'agent' },
  { kind: 'agent', sort: 'lastLogin' },
  { state: 'frozen' },
  { state: 'frozen', sort: 'username' },
  { online: 'true' },
  { online: 'true', kind: 'agent', sort: 'lastLogin' },
  { idleDays: '3' },
  { idleDays: '7', sort: 'username', kind: 'member' },
  { contractKind: 'DIVIDEND' },
  { contractKind: 'DIVIDEND', contractState: 'offered' },
  { contractState: 'none' },
  { contractState: 'none', contractKind: 'DAILY_SALARY', sort: 'username' },
  { username: 'direct39' },
  { username: 'direct', sort: 'lastLogin' },
  { username: 'below29999' },
  { sort: 'teamBalance' },
  { sort: 'teamBalance', kind: 'agent', state: 'frozen', username: 'direct' },
  { sort: 'teamBalance', online: 'true' },
  { sort: 'teamBalance', idleDays: '3' },
  { sort: 'teamBalance', contractState: 'offered' },
  { sort: 'teamBalance', contractState: 'none' },
];

/** Every name of a filter, page by page. */
async function namesOf(input: Input): Promise<string[]> {
  const seen: string[] = [];
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const place = cursor === undefined ? {} : { cursor };
    const found = await page({ pageSize: 200, ...input, ...place });
    seen.push(...found.list.map(({ username }) => username));
    ({ cursor } = found);
  }
  return seen;
}

async function expectedNames(condition: string): Promise<Set<string>> {
  const { rows } = await superuser.query<{ username: string }>(
    `select m.username from members.member m
     where m.merchant_id = $1 and m.upline_id = $2 and ${condition}`,
    [test.merchant.id, demoMemberId(test.merchant, 'upline')],
  );
  return new Set(rows.map(({ username }) => username));
}

const contracts = (condition: string) => `m.member_id in (
  select agent_id from contracts.contract where upline_id = m.upline_id and ${condition})`;

const idleSince = (days: number) =>
  `coalesce(m.last_login_at, m.registered_at) < house_now() - interval '${days} days'`;

describe('the directs of an agent', () => {
  it.each(FILTERS)('are read with at most 1,000 buffers a page: %o', async (input) => {
    expect(await buffersOf(input)).toBeLessThanOrEqual(BUFFERS_MAX);
    const { cursor } = await page(input);
    if (cursor === null) return;
    expect(await buffersOf({ ...input, cursor })).toBeLessThanOrEqual(BUFFERS_MAX);
  });

  it.each([
    [{}, 'true'],
    [{ sort: 'lastLogin' }, 'true'],
    [{ sort: 'username' }, 'true'],
    [{ sort: 'teamBalance' }, 'true'],
    [{ sort: 'teamBalance', kind: 'agent' }, `m.kind = 'agent'`],
    [{ sort: 'teamBalance', state: 'frozen' }, `m.state = 'frozen'`],
    [{ sort: 'teamBalance', username: 'DIRECT39' }, `m.username like 'direct39%'`],
    [{ sort: 'teamBalance', contractState: 'none' }, `m.kind = 'member'`],
    [{ kind: 'agent' }, `m.kind = 'agent'`],
    [{ state: 'frozen', sort: 'username' }, `m.state = 'frozen'`],
    [{ online: 'true' }, `m.username ~ '7$' and m.username ~ '^direct'`],
    [{ idleDays: '3' }, idleSince(3)],
    [{ idleDays: '7', sort: 'lastLogin' }, idleSince(7)],
    [{ idleDays: '7', sort: 'teamBalance' }, idleSince(7)],
    [{ contractKind: 'DIVIDEND', contractState: 'offered' }, contracts(`state = 'pending'`)],
    [{ contractState: 'active' }, contracts(`state = 'active'`)],
    [{ contractState: 'none' }, `m.kind = 'member'`],
    [{ username: 'DIRECT39' }, `m.username like 'direct39%'`],
  ] as readonly (readonly [Input, string])[])(
    'are those that the filter names, each once: %o',
    async (input, condition) => {
      const seen = await namesOf(input);
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen.length).toBeGreaterThan(0);
      expect(new Set(seen)).toEqual(await expectedNames(condition));
    },
  );

  it('come in the order that is asked for', async () => {
    const { list: newest } = await page({ username: 'direct' });
    const times = newest.map(({ registeredAt }) => registeredAt);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    const { list: seen } = await page({ sort: 'lastLogin' });
    const logins = seen.map(({ lastLoginAt }) => lastLoginAt ?? 0);
    expect(logins).toEqual(logins.toSorted((a, b) => b - a));
    expect(Math.max(...logins)).toBeGreaterThan(test.context.clock.now() - DAY_MS);
    const names = (await page({ sort: 'username' })).list.map(({ username }) => username);
    expect(names).toEqual(names.toSorted());
    const { list: rich } = await page({ sort: 'teamBalance', pageSize: 200 });
    const cents = rich.map(({ teamBalance }) => Number(teamBalance));
    expect(cents).toEqual(cents.toSorted((a, b) => b - a));
    // Each agent has a team; nobody else holds more than the own balance.
    expect(cents[0]).toBeGreaterThan(1);
    expect(rich.every(({ kind }) => kind === 'agent')).toBe(true);
  });

  it('say what each has, and what its team comes to', async () => {
    const found = await page({ username: 'direct40', sort: 'username' });
    const agent = found.list.find(({ username }) => username === 'direct40');
    const people = BELOW / (DIRECTS / 20);
    expect(agent).toMatchObject({
      kind: 'agent',
      rates: {},
      balance: '1.0000',
      directs: people,
      team: people,
      teamBalance: `${people + 1}.0000`,
      online: false,
      contracts: [
        { kind: 'DAILY_SALARY', state: 'PENDING' },
        { kind: 'DIVIDEND', state: 'PENDING' },
      ],
    });
    expect(found.countedAt).toBeGreaterThan(test.context.clock.now() - DAY_MS);
    const plain = (await page({ username: 'direct17', sort: 'username' })).list.find(
      ({ username }) => username === 'direct17',
    );
    expect(plain).toMatchObject({ directs: 0, team: 0, online: true, contracts: [] });
    expect(plain?.teamBalance).toBe(plain?.balance);
  });

  it('further below are found by the whole name, and nobody beside or above', async () => {
    const found = await page({ username: 'below39' });
    expect(found.list).toEqual([]);
    assert(found.elsewhere !== null, 'somebody further below has the name');
    expect(found.elsewhere).toMatchObject({
      username: 'below39',
      upline: { username: 'direct800' },
    });
    const there = await page({ upline: found.elsewhere.upline.id, username: 'below39' });
    expect(there.list.map(({ username }) => username)).toContain('below39');
    expect(there.elsewhere).toBeNull();
    for (const username of ['player1', 'house', 'upline', 'nobody']) {
      expect((await page({ username })).elsewhere, username).toBeNull();
    }
  });

  it('of nobody beside or above are listed, and a cursor belongs to its order', async () => {
    const { merchant } = test;
    for (const name of ['house', 'player1'] as const) {
      expect(
        await upline.call('agentTeam', { upline: demoMemberId(merchant, name) }),
      ).toMatchObject({ ok: false, refusal: { code: 'agent.unknown' } });
    }
    const { cursor } = await page({});
    expect(
      await upline.call('agentTeam', { sort: 'username', cursor: cursor ?? '' }),
    ).toMatchObject({
      refusal: { code: 'request.invalid', fields: { cursor: expect.any(String) } },
    });
  });
});

describe('the count of teams', () => {
  const totalOf = async (id: string) => {
    const { rows } = await superuser.query<{ people: number }>(
      'select people from agents.team_total where merchant_id = $1 and agent_id = $2',
      [test.merchant.id, id],
    );
    return rows[0]?.people;
  };

  it('follows a member who leaves, once the line was moved', async () => {
    const agent = (await page({ username: 'direct20' })).list.find(
      ({ username }) => username === 'direct20',
    );
    const before = (await totalOf(agent?.id ?? '')) ?? 0;
    await superuser.query(
      `update members.member set upline_id = null, path = '{}'
       where merchant_id = $1 and upline_id = $2 and username like 'below%400'`,
      [test.merchant.id, agent?.id],
    );
    await superuser.query('delete from agents.team_counted');
    await test.runJobs('agent-teams');
    const after = (await totalOf(agent?.id ?? '')) ?? 0;
    expect(after).toBeLessThan(before);
    await superuser.query(
      `update members.member set upline_id = null, path = '{}'
       where merchant_id = $1 and upline_id = $2`,
      [test.merchant.id, agent?.id],
    );
    // Nothing that the count knows of has changed since.
    await test.runJobs('agent-teams');
    expect(await totalOf(agent?.id ?? '')).toBe(after);
    // A registration from before the count that was committed after it.
    await superuser.query(
      `update members.member set registered_at = house_now() - interval '5 minutes'
       where merchant_id = $1 and username = 'below40'`,
      [test.merchant.id],
    );
    await test.runJobs('agent-teams');
    expect(await totalOf(agent?.id ?? '')).toBeUndefined();
  });

  it('touches only the rows of those whose team changed', async () => {
    const rows = async () => {
      const { rows: found } = await superuser.query<{ row: string }>(
        `select 'total ' || t.ctid || t.xmin || t.xmax as row from agents.team_total t
         union all select 'direct ' || d.ctid || d.xmin || d.xmax from agents.direct_total d`,
      );
      return new Set(found.map(({ row }) => row));
    };
    await superuser.query('delete from agents.team_counted');
    await test.runJobs('agent-teams');
    const before = await rows();
    const { rows: changed } = await superuser.query<{ above: number }>(
      `update reports.member_total b set balance = b.balance + 1 from members.member m
       where m.merchant_id = $1 and m.username = 'below40' and b.merchant_id = $1
         and b.member_id = m.member_id
       returning cardinality(m.path) as above`,
      [test.merchant.id],
    );
    const above = changed[0]?.above ?? 0;
    await superuser.query('delete from agents.team_counted');
    await test.runJobs('agent-teams');
    const after = await rows();
    // A total of each agent above, and the member and each of them but the top agent as a direct.
    expect([above, [...after].filter((row) => !before.has(row)).length]).toEqual([3, 6]);
  });
});
