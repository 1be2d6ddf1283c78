// Two years of a large merchant: members, bets, money and what operators did, as rows that the
// program could have written. Balances are not kept: this is for reading alone.
import type pg from 'pg';
import type { TestApp } from '../../apps/server/src/testing/index.ts';
import { betRows, drawRows } from './bet-rows.ts';
import { fillTable, type Filling } from './fill-table.ts';
import { houseRows } from './house-rows.ts';
import type { Known, Size } from './known.ts';
import { memberRows } from './member-rows.ts';
import { moneyRows } from './money-rows.ts';
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
  const { rows } = await client.query<{ player: string; draw: string; lottery: string }>(
    `select m.member_id as player, d.draw_id as draw, d.lottery
     from members.member m join lottery.draw d using (merchant_id)
     where m.merchant_id = $1 and m.username_key = 'player1' limit 1`,
    [merchant.id],
  );
  const [known] = rows;
  if (known === undefined) throw new Error('player1 and a draw are there');
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
}

function fillings(known: Known): Filling[] {
  return [
    ...memberRows(known),
    ...drawRows(known),
    ...betRows(known),
    ...moneyRows(known),
    ...houseRows(known),
    ...reportRows(known),
  ];
}
