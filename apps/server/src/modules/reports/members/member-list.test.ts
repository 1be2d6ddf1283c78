// The list of members: every order and filter reads a bounded number of buffers, however many
// members there are, and pages go on where the last one ended.
import type { WireInput } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { assert } from '@fairhouse/values';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logInOperator, openTestApp, type TestApp } from '../../../testing/index.ts';
import { recordStatements } from '../../../testing/lists/record-statements.ts';
import { vacuumWhole } from '../../../testing/lists/vacuum-whole.ts';

type Input = WireInput<OperatorCalls['memberList']>;

let test: TestApp;
let superuser: pg.Client;

const MEMBERS = 60_000;
const BUFFERS_MAX = 1_000;
const PAGE = 25;
const DAY = 86_400_000;
const NOW = Date.UTC(2027, 2, 1);

beforeAll(async () => {
  test = await openTestApp();
  superuser = new pg.Client({ connectionString: test.databaseUrl });
  await superuser.connect();
  await superuser.query("set session_replication_role = 'replica'");
  await superuser.query(
    `insert into members.member (merchant_id, member_id, username, username_key, kind,
       standing_group, upline_id, path, referral_code, state, freeze_level, nickname, avatar,
       language, registered_at, register_address, register_method, last_login_at)
     select $1, uid, name, name, case when n % 500 = 0 then 'agent' else 'member' end,
       case when n % 700 = 0 then 'test' else 'formal' end,
       case when n % 3 = 0 then up end, case when n % 3 = 0 then array[up] else '{}' end,
       'M' || lpad(n::text, 9, '0'), case when n % 1000 = 0 then 'frozen' else 'active' end,
       case when n % 1000 = 0 then 2 else 0 end, 'Nick ' || n, '', 'EN',
       timestamptz '2027-03-01' - n * interval '1 minute', '10.0.' || n % 200 || '.1', 'form',
       case when n % 2 = 0 then timestamptz '2027-03-01' - (n::bigint * 7919 % 60000) * interval '1 minute'
       end
     from (select n, 'name' || n as name,
         ('00000000-0000-4000-8000-' || lpad((${MEMBERS} - n)::text, 12, '0'))::uuid as uid,
         ('00000000-0000-4000-8000-' || lpad('7', 12, '0'))::uuid as up
       from generate_series(1, $2::int) n) made`,
    [test.merchant.id, MEMBERS],
  );
  await superuser.query(
    `insert into reports.member_total (merchant_id, member_id, balance, deposits, last_deposit_at,
       last_bet_at)
     select merchant_id, member_id,
       case when number % 50 = 0 then number * 7919 % 1000000 else 0 end, number % 100000,
       case when number % 4 = 0 then registered_at + interval '1 day' end,
       case when number % 5 = 0 then registered_at + interval '2 days' end
     from members.member where merchant_id = $1 on conflict do nothing`,
    [test.merchant.id],
  );
  await superuser.query(
    `insert into members.tag (merchant_id, member_id, tag)
     select merchant_id, member_id, 'vip' from members.member
     where merchant_id = $1 and number % 20 = 0`,
    [test.merchant.id],
  );
  await vacuumWhole(superuser, 'members.member');
  await superuser.query('analyze reports.member_total');
  await superuser.query('analyze members.tag');
}, 120_000);
afterAll(async () => {
  await superuser.end();
  await test.close();
});

async function list(input: Input, operator = 'owner') {
  const token = await logInOperator(test, operator);
  return test.backoffice({ token }).call('memberList', { pageSize: PAGE, ...input });
}

async function page(input: Input) {
  const answer = await list(input);
  assert(answer.ok, 'the owner lists members');
  return answer.value;
}

interface Plan {
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
}

/** The buffers that the statements of a call read. */
async function buffersOf(input: Input): Promise<number> {
  const { statements } = await recordStatements(() => page(input));
  const asked = statements.filter(({ text }) => /reports\.(member_line|found_member)/.test(text));
  expect(asked.length).toBeGreaterThanOrEqual(2);
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
  { sort: 'username' },
  { sort: 'lastLogin' },
  { sort: 'balance' },
  { sort: 'deposits' },
  { sort: 'lastDeposit' },
  { sort: 'lastBet' },
  { search: 'name5999' },
  { search: 'n' },
  { search: 'ick 41' },
  { search: '100500' },
  { state: 'frozen' },
  { state: 'frozen', sort: 'balance' },
  { kind: 'agent' },
  { group: 'test' },
  { tag: 'vip' },
  { tag: 'vip', state: 'frozen' },
  { agent: `name${MEMBERS - 7}` },
  { agent: `name${MEMBERS - 7}`, hasBalance: 'true' },
  { address: '10.0.7.1' },
  { registeredFrom: NOW - 10 * DAY, registeredTo: NOW - 9 * DAY },
  { hasBalance: 'true' },
  { hasBalance: 'true', sort: 'registered' },
  { hasBalance: 'true', lastBetBefore: NOW - 20 * DAY },
  { hasBalance: 'true', state: 'frozen', kind: 'agent', group: 'test' },
  { depositedFrom: NOW - 20 * DAY, depositedTo: NOW - 10 * DAY },
  { lastBetBefore: NOW - 20 * DAY },
];

describe('the list of members', () => {
  it.each(FILTERS)('reads at most 1,000 buffers a page: %o', async (input) => {
    expect(await buffersOf(input)).toBeLessThanOrEqual(BUFFERS_MAX);
    const { cursor } = await page(input);
    if (cursor !== null) {
      expect(await buffersOf({ ...input, cursor })).toBeLessThanOrEqual(BUFFERS_MAX);
    }
  });

  it.each([
    [{ state: 'frozen' }, 60],
    [{ state: 'frozen', sort: 'lastLogin' }, 60],
    [{ kind: 'agent', hasBalance: 'true', sort: 'balance' }, undefined],
    [{ tag: 'vip', state: 'frozen' }, undefined],
  ] as readonly (readonly [Input, number | undefined])[])(
    'goes on over all members with short pages: %o',
    async (input, most) => {
      const seen: string[] = [];
      let cursor: string | null | undefined;
      while (cursor !== null) {
        const found = await page({ ...input, ...(cursor === undefined ? {} : { cursor }) });
        seen.push(...found.list.map(({ username }) => username));
        ({ cursor } = found);
      }
      expect(new Set(seen).size).toBe(seen.length);
      const conditions = [
        'merchant_id = $1',
        input.state && `state = '${input.state}'`,
        input.kind && `kind = '${input.kind}'`,
        input.hasBalance &&
          `member_id in (select member_id from reports.member_total where balance > 0)`,
        input.tag && `member_id in (select member_id from members.tag)`,
      ];
      const { rows } = await superuser.query<{ username: string }>(
        `select username from members.member where ${conditions.filter(Boolean).join(' and ')}`,
        [test.merchant.id],
      );
      expect(new Set(seen)).toEqual(new Set(rows.map(({ username }) => username)));
      if (most !== undefined) expect(seen).toHaveLength(most);
    },
    120_000,
  );

  it('is in the order of the filter that restricts most, and says so', async () => {
    const rich = await page({ hasBalance: 'true' });
    const balances = rich.list.map(({ money }) => Number(money?.balance));
    expect(rich.sort).toBe('balance');
    expect(balances).toEqual(balances.toSorted((a, b) => b - a));
    expect(balances[0]).toBeGreaterThan(0);
    expect((await page({ lastBetBefore: NOW - 20 * DAY })).sort).toBe('lastBet');
    expect((await page({ tag: 'vip' })).sort).toBe('tagged');
    expect((await page({ depositedTo: NOW })).sort).toBe('lastDeposit');
  });

  it('keeps money from operators who may not read the ledger', async () => {
    const plain = await list({}, 'service');
    assert(plain.ok, 'service lists members');
    expect(plain.value.list[0]?.money).toBeNull();
    for (const input of [{ sort: 'balance' }, { hasBalance: 'true' }] as const) {
      expect(await list(input, 'service')).toMatchObject({ refusal: { code: 'right.required' } });
    }
  });
});
