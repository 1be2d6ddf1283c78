// Two years of a large merchant: members, bets, money and what operators did, as rows that the
// program could have written. Balances are not kept: this is for reading alone.
import type pg from 'pg';
import type { TestApp } from '../../apps/server/src/testing/index.ts';
import { setAutovacuum } from '../set-autovacuum.ts';
import { betRows, drawRows } from './bet-rows.ts';
import { fillTable, type Filling } from './fill-table.ts';
import { houseRows } from './house-rows.ts';
import { stepOf, type Known, type Size } from './known.ts';
import { memberRows } from './member-rows.ts';
import { moneyRows } from './money-rows.ts';
import { offerRows } from './offer-rows.ts';
import { reportRows } from './report-rows.ts';

/** Ids ascend with their number, as those that the program makes ascend with time. */
const FUNCTIONS = `
  create schema bench;
  create function bench.id(kind integer, n bigint) returns uuid language sql immutable
    as $$ select (lpad(to_hex(kind), 8, '0') || '-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid
    $$;
  create function bench.at(n bigint, of bigint) returns timestamptz language sql stable
    as $$ select date_trunc('milliseconds', house_now())
      - interval '730 days' * (1 - n::float8 / of) - interval '1 hour' $$`;

/** Fills the merchant's tables; the rows of a demo account are the pattern where one is needed. */
export async function fillMerchant(
  client: pg.Client,
  { merchant }: TestApp,
  size: Size,
  log: (line: string) => void,
): Promise<void> {
  await client.query(FUNCTIONS);
  await client.query("set session_replication_role = 'replica'");
  await client.query("set maintenance_work_mem = '1GB'");
  await client.query("set work_mem = '256MB'");
  const known = await findKnown(client, merchant);
  // Each table is vacuumed once it is filled.
  await setAutovacuum(client, 'off');
  for (const filling of fillings({
    ...known,
    merchant: merchant.id,
    currency: merchant.currency,
    size,
  })) {
    const began = performance.now();
    await fillTable(client, filling);
    const seconds = Math.round((performance.now() - began) / 1000);
    log(`  ${filling.table}: ${filling.rows} rows, ${seconds} s`);
  }
  await client.query(
    `update ledger.balance set version = version + $3 where merchant_id = $1 and account_id = $2`,
    [merchant.id, known.account, Math.floor(size.bets / stepOf(size))],
  );
  await setAutovacuum(client, 'on');
}

/** Rows of the demo that the filled ones belong to, or are like. */
async function findKnown(
  client: pg.Client,
  merchant: TestApp['merchant'],
): Promise<Omit<Known, 'merchant' | 'currency' | 'size'>> {
  await client.query(OPEN_ACCOUNT, [merchant.id, merchant.currency]);
  await client.query(OPEN_HOUSE, [merchant.id, merchant.currency]);
  await client.query(OPEN_BALANCE, [merchant.id]);
  const { rows } = await client.query<Omit<Known, 'merchant' | 'currency' | 'size'>>(KNOWN, [
    merchant.id,
  ]);
  const [known] = rows;
  if (known === undefined) throw new Error('player1 and a draw are there');
  return known;
}

const ACCOUNT_OF_ONE = `
  (select 'member:' || member_id || ':main' from members.member
   where merchant_id = $1 and username_key = 'player1')`;

const OPEN_ACCOUNT = `
  insert into ledger.account (merchant_id, address, currency, kind)
  values ($1, ${ACCOUNT_OF_ONE}, $2, 1) on conflict do nothing`;

// The other side of every movement that is filled.
const OPEN_HOUSE = `
  insert into ledger.account (merchant_id, account_id, address, currency, kind)
  overriding system value values ($1, 1000000, 'house:bench', $2, 2)`;

const OPEN_BALANCE = `
  insert into ledger.balance (merchant_id, account_id)
  select merchant_id, account_id from ledger.account
  where merchant_id = $1 and address = ${ACCOUNT_OF_ONE} on conflict do nothing`;

const KNOWN = `
  select m.member_id as player, d.draw_id as draw, a.account_id as account, b.version,
    array(select o.code from lottery.lottery o
      where o.merchant_id = $1 and o.family = l.family order by o.code) as lotteries
  from members.member m
  join lottery.draw d using (merchant_id)
  join lottery.lottery l on l.merchant_id = $1 and l.code = d.lottery and l.family = 'SSC'
  join ledger.account a on a.merchant_id = $1 and a.address = ${ACCOUNT_OF_ONE}
  join ledger.balance b on b.merchant_id = $1 and b.account_id = a.account_id
  where m.merchant_id = $1 and m.username_key = 'player1' limit 1`;

function fillings(known: Known): Filling[] {
  return [
    ...memberRows(known),
    ...drawRows(known),
    ...betRows(known),
    ...offerRows(known),
    ...moneyRows(known),
    ...houseRows(known),
    ...reportRows(known),
  ];
}
