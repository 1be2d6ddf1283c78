// Long lists: their pages and totals are read by an index with each filter, a cursor continues
// where a page ended, and nothing is read by number beyond the bound.
import type { CallTable } from '@fairhouse/calls';
import { TOTAL_MAX, type Client } from '@fairhouse/calls/client';
import { MONEY_FIGURES, operator, type OperatorCalls } from '@fairhouse/calls/operator';
import { player, type PlayerCalls } from '@fairhouse/calls/player';
import { assert } from '@fairhouse/values';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../../demo/demo-members.ts';
import { logInOperator, openBrowser, openTestApp, type TestApp } from './testing/index.ts';
import { buffersOf } from './testing/lists/buffers-of.ts';
import {
  cursorOf,
  operatorLists,
  playerLists,
  TIME,
  timed,
  type ListInputs,
} from './testing/lists/list-inputs.ts';
import { recordStatements, type SentStatement } from './testing/lists/record-statements.ts';

let home: TestApp;
let superuser: pg.Client;
let browser: Client<PlayerCalls>;
let member: string;
let backoffice: Client<OperatorCalls>;

beforeAll(async () => {
  home = await openTestApp();
  superuser = new pg.Client({ connectionString: home.databaseUrl });
  await superuser.connect();
  const visitor = openBrowser(home);
  const login = await visitor.call('login', { username: 'player1', password: DEMO_PASSWORD });
  assert(login.ok, 'the demo member logs in');
  visitor.token = login.value.token;
  browser = visitor;
  const found = await superuser.query<{ member_id: string }>(
    `select member_id from members.member where merchant_id = $1 and username_key = 'player1'`,
    [home.merchant.id],
  );
  member = found.rows[0]?.member_id ?? '';
  backoffice = home.backoffice({ token: await logInOperator(home, 'owner') });
});
afterAll(async () => {
  await superuser.end();
  await home.close();
});

interface Asked extends SentStatement {
  readonly call: string;
}

/** Lists whose rows nobody counts. */
const UNCOUNTED = ['memberList'];

/** The statements of pages and totals that these calls send, with their values. */
async function statementsOf(
  inputs: ListInputs,
  call: (name: never, input: never) => Promise<{ ok: boolean }>,
): Promise<Asked[]> {
  const asked: Asked[] = [];
  for (const [name, each] of Object.entries(inputs)) {
    for (const input of each) {
      const title = `${name} ${Object.keys(input).join()}`;
      const { value, statements } = await recordStatements(() =>
        call(name as never, input as never),
      );
      expect(value, title).toMatchObject({ ok: true });
      const read = statements.filter(({ text }) => /cursor_position|as counted/.test(text));
      expect(read.length, title).toBe(UNCOUNTED.includes(name) ? 1 : 2);
      asked.push(...read.map((statement) => ({ call: title, ...statement })));
    }
  }
  return asked;
}

const MERCHANTS = 30;
const ROWS = 30_000;

/** Values of columns whose content decides about a plan; every other column gets any value. */
const COLUMNS: Readonly<Record<string, string>> = {
  merchant_id: `1 + n % ${MERCHANTS}`,
  state: `(array['SUCCESS', 'SETTLED', 'sent', 'active'])[1 + n % 4]`,
  outcome: "'ok'",
  result: '(array[0, 4, 16])[1 + n % 3]',
  // Of each member, about a hundred rows.
  member_id: `('00000000-0000-4000-8000-' || lpad((n % 300)::text, 12, '0'))::uuid`,
  path: "array['00000000-0000-4000-8000-000000000000'::uuid]",
};

const VALUES: Readonly<Record<string, string>> = {
  uuid: 'gen_random_uuid()',
  text: "'x' || n",
  bool: 'false',
  timestamptz: "timestamptz '2027-03-01' - n * interval '1 second'",
  date: "date '2027-03-01'",
  jsonb: "'{}'",
  bytea: "'x'",
};

const TABLES = [
  'cashier.deposit',
  'cashier.withdrawal',
  'cashier.adjustment',
  'cashier.risk_flag',
  'identity.attempt',
  'identity.reset_request',
  'kyc.identity_check',
  'lottery.bet_order',
  'lottery.chase',
  'lottery.holding',
  'lottery.offer',
  'lottery.order_result',
  'lottery.draw',
  'lottery.win',
  'members.member',
  'messages.feedback',
  'messages.inbox',
  'messages.outbox',
  'operators.audit',
  'operators.approval',
  'protection.history',
  'reports.shared_mark',
  'vendors.lab_run',
  'vendors.round',
  'vendors.vendor_case',
];

/** Where a column of one table takes other values than that of the others. */
const OWN_COLUMNS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'members.member': { member_id: 'gen_random_uuid()' },
  'vendors.lab_run': { state: "'DONE'", vendor: "'FAIRHOUSE'" },
  'vendors.round': { state: "'CLOSED'" },
  'vendors.vendor_case': { member_id: 'null::uuid' },
};

/** Fills a table with rows that no program could have written, but that a planner counts. */
async function fill(table: string): Promise<void> {
  const { rows: columns } = await superuser.query<{ name: string; type: string; free: boolean }>(
    `select a.attname as name, case when t.typtype = 'd' then b.typname else t.typname end as type,
       a.attnotnull and not a.atthasdef and a.attidentity = '' and a.attgenerated = '' as free
     from pg_attribute a join pg_type t on t.oid = a.atttypid
     left join pg_type b on b.oid = t.typbasetype
     where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped`,
    [table],
  );
  const given = columns.filter(({ name, free }) => free || COLUMNS[name] !== undefined);
  const own: Readonly<Record<string, string>> = { ...COLUMNS, ...OWN_COLUMNS[table] };
  const values = given.map(
    ({ name, type }) => own[name] ?? VALUES[type] ?? (type.startsWith('_') ? "'{}'" : 'n % 30000'),
  );
  await superuser.query(`delete from ${table}`);
  await superuser.query(
    `insert into ${table} (${given.map(({ name }) => name).join(', ')})
     select ${values.join(', ')} from generate_series(1, ${ROWS}) n`,
  );
  await superuser.query(`analyze ${table}`);
}

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Schema?: string;
  readonly Plans?: readonly Plan[];
}

function scannedTables(plan: Plan): string[] {
  const own = plan['Node Type'].includes('Seq Scan')
    ? [`${plan.Schema}.${plan['Relation Name']}`]
    : [];
  return [...own, ...(plan.Plans ?? []).flatMap(scannedTables)];
}

test('a cursor that no answer contained, or of another list or order, is refused', async () => {
  for (const cursor of [
    'x',
    'ééé',
    timed('withdrawals'),
    cursorOf('deposits', TIME),
    cursorOf('deposits', '2027-03-01', randomUUID()),
    cursorOf('deposits', TIME, 'x'),
  ]) {
    expect(await browser.call('depositList', { cursor }), cursor).toMatchObject({
      ok: false,
      refusal: { code: 'request.invalid', fields: { cursor: 'This is not valid.' } },
    });
  }
  const byName = { cursor: cursorOf('members.username', 'a') };
  expect(await backoffice.call('memberList', { sort: 'lastLogin', ...byName })).toMatchObject({
    ok: false,
    refusal: { fields: { cursor: 'This is not valid.' } },
  });
  expect(await backoffice.call('memberList', { sort: 'username', ...byName })).toMatchObject({
    ok: true,
  });
});

test('pages by number end with the rows that a total counts', async () => {
  expect(await browser.call('inbox', { pageNo: TOTAL_MAX / 20, pageSize: 20 })).toMatchObject({
    ok: true,
  });
  expect(await browser.call('inbox', { pageNo: TOTAL_MAX / 20 + 1, pageSize: 20 })).toMatchObject({
    ok: false,
    refusal: { code: 'request.invalid', fields: { pageNo: 'This is not valid.' } },
  });
});

test('rows that arrive between two pages neither repeat nor skip one', async () => {
  const put = (count: number, at: string) =>
    superuser.query(
      `insert into messages.inbox (merchant_id, message_id, member_id, titles, bodies, at)
       select $1, gen_random_uuid(), $2, '{"EN": "t"}', '{"EN": "b"}', $3::timestamptz
       from generate_series(1, $4::int)`,
      [home.merchant.id, member, at, count],
    );
  await superuser.query('delete from messages.inbox');
  // Seven messages of one microsecond, and three of the next, which a millisecond does not tell
  // apart.
  await put(7, '2027-03-01 00:00:00.123456Z');
  await put(3, '2027-03-01 00:00:00.123457Z');
  const before = await superuser.query<{ id: string }>(
    'select message_id as id from messages.inbox order by at desc, message_id desc',
  );
  const seen: string[] = [];
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const place = cursor === undefined ? {} : { cursor };
    const page = await browser.call('inbox', { ...place, pageSize: 4 });
    assert(page.ok, 'a page is read');
    seen.push(...page.value.list.map(({ id }) => id));
    ({ cursor } = page.value);
    await put(2, '2027-03-01 00:00:00.2Z');
  }
  expect(seen).toEqual(before.rows.map(({ id }) => id));
});

test('a total counts no further than its bound', async () => {
  await superuser.query(
    `insert into messages.inbox (merchant_id, message_id, member_id, titles, bodies, at)
     select $1, gen_random_uuid(), $2, '{"EN": "t"}', '{"EN": "b"}', house_now()
     from generate_series(1, $3::int)`,
    [home.merchant.id, member, TOTAL_MAX + 5],
  );
  const page = await browser.call('inbox', { pageSize: 1 });
  expect(page).toMatchObject({ ok: true, value: { total: TOTAL_MAX } });
});

/**
 * Lists whose plans are not looked at here: they have statements of their own, need an agent, or are
 * of one draw.
 */
const ELSEWHERE = [
  'drawOrders',
  'memTransDet',
  'memberCase',
  'ledgerAccounts',
  'ledgerEntries',
  'ledgerStatement',
  // Of agents.
  'agentAccounts',
  'agentBets',
  'agentBills',
  'agentDownlineContracts',
  'agentFreezeList',
  'agentFreezes',
  'agentLinkList',
  'agentRounds',
  'agentTeam',
  'agentTransferList',
  'agentTree',
  'contractBills',
  'contractDebtList',
  'contractList',
  'contractRuns',
  'transferList',
];

test('every call with a cursor is among the lists whose plans are looked at', () => {
  const rows = { member, heavy: member, username: '', lottery: '', issue: '', currency: '' };
  const named = { ...rows, deposit: '', withdrawal: '', address: '' };
  const known = [...Object.keys(playerLists(named)), ...Object.keys(operatorLists(named))];
  const withCursor = Object.entries({ ...player, ...operator } as CallTable)
    .filter(([, { request }]) => 'shape' in request && 'cursor' in (request.shape as object))
    .map(([name]) => name);
  expect(withCursor.length).toBeGreaterThan(20);
  expect(withCursor.filter((name) => ![...known, ...ELSEWHERE].includes(name))).toEqual([]);
});

test('sums over the lines of a member look accounts up by their keys', async () => {
  const { statements } = await recordStatements(async () => {
    for (const name of ['personalProfit', 'fundsConsolidated', 'turnoverList'] as const) {
      expect(await browser.call(name, {}), name).toMatchObject({ ok: true });
    }
  });
  const sums = statements.filter(({ text }) => text.includes('ledger.movement'));
  expect(sums.length).toBeGreaterThanOrEqual(3);
  await superuser.query(
    `insert into ledger.account (merchant_id, address, currency, kind)
     select $1, 'member:' || gen_random_uuid() || ':main', 'PHP', 1 from generate_series(1, $2::int)`,
    [home.merchant.id, ROWS],
  );
  await superuser.query('analyze ledger.account');
  for (const { text, values } of sums) {
    const { rows } = await superuser.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `explain (format json, verbose) ${text}`,
      [...values],
    );
    const plan = (rows[0] as (typeof rows)[number])['QUERY PLAN'][0].Plan;
    expect(scannedTables(plan), text).not.toContain('ledger.account');
  }
});

function nodesOf({ 'Node Type': type, Plans: parts = [] }: Plan): string[] {
  return [type, ...parts.flatMap(nodesOf)];
}

test('bets of one result are read in their order, shares of group buys among them', async () => {
  const { statements } = await recordStatements(() =>
    backoffice.call('memberBets', { id: member, state: 'lost' }),
  );
  const page = statements.find(({ text }) => text.includes('cursor_position'));
  assert(page !== undefined, 'a page is read');
  // Without sorts PostgreSQL uses one where there is no other way.
  await superuser.query('set enable_sort = off');
  const { rows } = await superuser.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    `explain (format json) ${page.text}`,
    [...page.values],
  );
  await superuser.query('reset enable_sort');
  const plan = (rows[0] as (typeof rows)[number])['QUERY PLAN'][0].Plan;
  expect(nodesOf(plan)).toContain('Limit');
  expect(nodesOf(plan).filter((node) => node.includes('Sort'))).toEqual([]);
});

test('each page and each total is read by an index, with every filter', async () => {
  const named = {
    member,
    heavy: member,
    username: 'Player1',
    lottery: 'FH60',
    issue: 'FH60-1',
    deposit: 'D1',
    withdrawal: 'W1',
    address: '10.0.0.1',
    currency: 'PHP',
  };
  const asked = [
    ...(await statementsOf(playerLists(named), browser.call)),
    ...(await statementsOf(operatorLists(named), backoffice.call)),
  ];
  await superuser.query("set session_replication_role = 'replica'");
  for (const table of TABLES) {
    const { rows: checks } = await superuser.query<{ name: string }>(
      `select quote_ident(conname) as name from pg_constraint
       where conrelid = $1::regclass and contype = 'c'`,
      [table],
    );
    for (const { name } of checks) {
      await superuser.query(`alter table ${table} drop constraint ${name}`);
    }
    await fill(table);
  }
  const found: string[] = [];
  for (const { call, text, values } of asked) {
    const { rows } = await superuser.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `explain (format json, verbose) ${text}`,
      [...values],
    );
    const scanned = scannedTables((rows[0] as (typeof rows)[number])['QUERY PLAN'][0].Plan);
    for (const table of scanned.filter((each) => TABLES.includes(each))) {
      found.push(`${call}: ${table}`);
    }
  }
  expect(found).toEqual([]);
  // The check sees a whole table that is read.
  const { rows } = await superuser.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    "explain (format json, verbose) select from cashier.deposit where lower(username) = 'x'",
  );
  const planted = (rows[0] as (typeof rows)[number])['QUERY PLAN'][0].Plan;
  expect(scannedTables(planted)).toEqual(['cashier.deposit']);
}, 180_000);

/** What one page may read, as the bench of lists measures it. */
const BUFFERS_MAX = 1000;

test('a search by address reads few rows, however many came from it', async () => {
  const { id } = home.merchant;
  await superuser.query("set session_replication_role = 'replica'");
  await superuser.query('update members.member set merchant_id = $1, register_address = $2', [
    id,
    '10.0.0.1',
  ]);
  // Nine of ten attempts from there have failed.
  await superuser.query(
    `update identity.attempt set merchant_id = $1, network = '10.0.0.1',
       outcome = case when attempt_id::text ~ '^[01]' then 'ok' else 'wrong' end`,
    [id],
  );
  await superuser.query('analyze members.member, identity.attempt');
  const search = () => backoffice.call('recordSearch', { text: '10.0.0.1' });
  const { statements, buffers } = await buffersOf(superuser, search, /from reports\./);
  expect(statements).toBeGreaterThan(3);
  expect(buffers).toBeLessThanOrEqual(BUFFERS_MAX);
}, 60_000);

test('the movements of a figure are read a bounded number at a time', async () => {
  await superuser.query("set session_replication_role = 'replica'");
  const { rows: checks } = await superuser.query<{ name: string }>(
    `select quote_ident(conname) as name from pg_constraint
     where conrelid = 'ledger.movement'::regclass and contype = 'c'`,
  );
  for (const { name } of checks) {
    await superuser.query(`alter table ledger.movement drop constraint ${name}`);
  }
  await fill('ledger.movement');
  const times = {
    from: Date.parse('2027-02-28T18:00:00Z'),
    to: Date.parse('2027-03-01T00:00:00Z'),
  };
  for (const of of [{}, times, { ...times, gameCode: 'SSC1' }, { ...times, vendor: 'FAIRHOUSE' }]) {
    for (const figure of MONEY_FIGURES) {
      const ask = () => backoffice.call('ledgerEntries', { figure, ...of });
      const { statements, buffers } = await buffersOf(superuser, ask, /ledger\.movement/);
      const title = JSON.stringify({ figure, ...of });
      expect(statements, title).toBe(1);
      expect(buffers, title).toBeLessThanOrEqual(BUFFERS_MAX);
    }
  }
}, 120_000);
