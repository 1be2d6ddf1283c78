// A row that names a member names one that there is.
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, dropTestDatabase } from '../../testing/test-database.ts';

/** Tables without a foreign key, and what has checked their members. */
const WITHOUT_KEY: Readonly<Record<string, string>> = {
  'members.member': 'the members themselves',
  'lottery.bet_order': 'a batch of bets: the ledger’s account of the member was read',
  'lottery.ticket': 'a batch of bets: its order was written with it',
  'lottery.cancellation': 'a batch of bets: its order is locked',
  'lottery.order_result': 'a settlement, a void or a cancellation: from the orders',
  'lottery.outcome': 'a settlement: from the tickets',
  'lottery.win': 'a settlement: from the outcomes',
  'lottery.member_paid': 'a settlement: from the outcomes',
  'protection.bound': 'by its key to the guard, which names the member',
  'protection.tally': 'a batch of bets: from the orders',
  'reports.day_player': 'the count of the ledger: from the names of its accounts',
  'reports.depositor': 'the count of the ledger: from the names of its accounts',
  'reports.member_day': 'the count of the ledger: from the names of its accounts',
  'reports.member_total': 'the count of the ledger: from the names of its accounts',
  'agents.category_share': 'a run of vendors’ rebates: from the days of members',
  'agents.depositor': 'the count of the ledger: from the names of its accounts',
  'agents.direct_total': 'the count of teams: from the members of the tree',
  'agents.member_day': 'a settlement: from the members',
  'agents.member_flow_day': 'the count of the ledger: from the names of its accounts',
  'agents.member_hour': 'the count of vendors’ bets: from the bets',
  'agents.vendor_day': 'the count of vendors’ bets: from the bets',
  'contracts.realtime_line': 'a slot of five minutes: from the orders',
  'lottery.holding': 'a purchase of shares: from the share, which names the member',
  'vendors.game_day_player': 'the count of vendors’ days: from the transactions',
  'vendors.round': 'a batch of vendors’ movements: the player was read',
  'vendors.transaction': 'a batch of vendors’ movements: the player was read',
  'wallet.turnover': 'the count of vendors’ rounds: from the rounds',
  'identity.presence': 'every call of a session: from the session',
  'protection.session_check': 'every call of a session: from the session',
};

const TABLES = `
  select n.nspname || '.' || t.relname as name,
    exists (
      select from pg_constraint k
      where k.conrelid = t.oid and k.contype = 'f' and k.confrelid = 'members.member'::regclass
        and a.attnum = any(k.conkey)) as has_key
  from pg_class t
  join pg_namespace n on n.oid = t.relnamespace
  join pg_attribute a on a.attrelid = t.oid and a.attname = 'member_id'
  where t.relkind in ('r', 'p') and not t.relispartition
  order by name`;

let url = '';
let client: pg.Client;
beforeAll(async () => {
  url = await createTestDatabase();
  client = new pg.Client({ connectionString: url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await dropTestDatabase(url);
});

it('every table with members has a foreign key to them, except those with a reason', async () => {
  const { rows } = await client.query<{ name: string; has_key: boolean }>(TABLES);
  const without = rows.filter(({ has_key: hasKey }) => !hasKey).map(({ name }) => name);
  expect(rows.length).toBeGreaterThan(30);
  expect(without).toEqual(Object.keys(WITHOUT_KEY).toSorted());
});

it('refuses a row of a member that there is not', async () => {
  await expect(
    client.query(
      `insert into messages.inbox (merchant_id, message_id, member_id, titles, bodies, at)
       values (1, gen_random_uuid(), gen_random_uuid(), '{}', '{}', now())`,
    ),
  ).rejects.toThrow(/foreign key/);
});
