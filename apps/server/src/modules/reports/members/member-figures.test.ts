import { amount, assert, type Id } from '@fairhouse/values';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoMemberId } from '../../../../../../demo/demo-members.ts';
import {
  currencyOf,
  houseAccount,
  mainAccount,
  receivableAccount,
  worldAccount,
  type Code,
} from '../../../accounts.ts';
import { countMovements } from '../../../testing/lines/count-movements.ts';
import { logInOperator, openTestApp, type TestApp } from '../../../testing/index.ts';

let test: TestApp;
let superuser: pg.Client;
let player: Id<'member'>;

const bank = worldAccount('real', 'bank');
const lottery = houseAccount('real', 'lottery');

beforeAll(async () => {
  test = await openTestApp();
  superuser = new pg.Client({ connectionString: test.databaseUrl });
  await superuser.connect();
  player = demoMemberId(test.merchant, 'player1');
});
afterAll(async () => {
  await superuser.end();
  await test.close();
});

async function book(code: Code, from: string, to: string, units: bigint) {
  const done = await test.context.ledger.book({
    merchant: test.merchant.id,
    id: test.context.newId<'entry'>(),
    currency: currencyOf(test.merchant.currency),
    code,
    reference: 'SSC1-20261121-0451',
    legs: [{ debit: from as never, credit: to as never, amount: amount(units) }],
  });
  expect(done.status).toBe('booked');
}

async function figures(operator = 'owner') {
  const token = await logInOperator(test, operator);
  return test.backoffice({ token }).call('memberFigures', { id: player });
}

const rowsOf = async (table: string) => {
  const { rows } = await superuser.query(`select * from reports.${table} order by 1, 2, 3`);
  return rows as unknown[];
};

describe('the figures of a member', () => {
  const main = mainAccount('real', demoMemberId({ code: 'manila' }, 'player1'));

  it('are what the ledger booked, by day and since ever', async () => {
    const before = await figures();
    assert(before.ok, 'the owner reads figures');
    await book('deposit', bank, main, 1_000_000n);
    await countMovements(test);
    await superuser.query(`update reports.member_day set day = day - 40`);
    await book('deposit', bank, main, 500_000n);
    await book('stake', main, lottery, 200_000n);
    await book('stake', main, lottery, 50_000n);
    await book('stake_refund', lottery, main, 50_000n);
    await book('payout', lottery, main, 30_000n);
    await book('rebate', houseAccount('real', 'rebate'), main, 1_000n);
    await book('adjustment_credit', houseAccount('real', 'adjustment'), main, 7_000n);
    await book('payout_reversal', receivableAccount('real', player), lottery, 5_000n);
    await countMovements(test);
    const answer = await figures();
    assert(answer.ok, 'the owner reads figures');
    const { lifetime, month, balance, debt, days } = answer.value;
    expect(lifetime.deposits).toEqual({ count: 2, amount: '150.0000' });
    expect(month).toMatchObject({
      deposits: { count: 1, amount: '50.0000' },
      stakes: '20.0000',
      bets: 2,
      payouts: '2.5000',
      rebates: '0.1000',
      adjustments: '0.7000',
      result: '17.4000',
    });
    expect([balance, debt]).toEqual(['133.8000', '0.5000']);
    expect(days).toHaveLength(90);
    expect(days.at(-1)).toMatchObject({ balance: '133.8000', result: '17.4000' });
    expect(days.at(-2)).toMatchObject({ balance: '100.0000', result: '0.0000' });
    expect(days.at(-42)).toMatchObject({ balance: '0.0000' });
    expect(answer.value.firstBetAt).not.toBeNull();
  });

  it('have the balance of the accounts', async () => {
    const { rows } = await superuser.query<{ held: string }>(
      `select sum(b.balance)::text as held from ledger.balance b
       join ledger.account a using (merchant_id, account_id)
       where a.merchant_id = $1 and a.address like 'member:' || $2 || ':%'`,
      [test.merchant.id, player],
    );
    const kept = await superuser.query<{ balance: string }>(
      'select balance::text from reports.member_total where member_id = $1',
      [player],
    );
    expect(kept.rows[0]?.balance).toBe(rows[0]?.held);
  });

  it('are summed by the migration as by the count', async () => {
    await superuser.query(
      'update reports.member_day set day = day + 40 where day < current_date - 30',
    );
    const counted = [await rowsOf('member_total'), await rowsOf('member_day')];
    const file = join(import.meta.dirname, '../../../../migrations/0063-member-figures.sql');
    const text = await readFile(file, 'utf8');
    const from = text.indexOf('create temporary table booked');
    const to = text.indexOf('-- Pages of members with one filter');
    await superuser.query('begin');
    await superuser.query('truncate reports.member_total, reports.member_day');
    await superuser.query(text.slice(from, to));
    await superuser.query('commit');
    const summed = [await rowsOf('member_total'), await rowsOf('member_day')];
    expect(summed[0]).toEqual(counted[0]);
    expect((summed[1] ?? []).length).toBeGreaterThan(0);
    const total = (rows: unknown) =>
      (rows as { deposits: string; change: string }[]).reduce(
        (sum, row) => sum + BigInt(row.deposits) + BigInt(row.change),
        0n,
      );
    expect(total(summed[1])).toBe(total(counted[1]));
  });

  it('need the right to read the ledger, and a member of the merchant', async () => {
    expect(await figures('service')).toMatchObject({ refusal: { code: 'right.required' } });
    const token = await logInOperator(test, 'owner');
    const id = demoMemberId({ code: 'saigon' }, 'player1');
    expect(await test.backoffice({ token }).call('memberFigures', { id })).toMatchObject({
      refusal: { code: 'not.found' },
    });
  });
});
