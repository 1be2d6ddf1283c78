// The sums of whole filters: right, bounded, and read from indexes.
import type { OperatorCalls } from '@fairhouse/calls/operator';
import type { Client } from '@fairhouse/calls/client';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logInOperator, openTestApp, type TestApp } from '../../../testing/index.ts';
import { buffersOf } from '../../../testing/lists/buffers-of.ts';
import { vacuumWhole } from '../../../testing/lists/vacuum-whole.ts';

let test: TestApp;
let superuser: pg.Client;
let owner: Client<OperatorCalls>;

const DEPOSITS = 12_000;
const OWN = 40;
const BUFFERS_MAX = 1_000;
const ANNA = '00000000-0000-4000-8000-000000000001';

beforeAll(async () => {
  test = await openTestApp();
  superuser = new pg.Client({ connectionString: test.databaseUrl });
  await superuser.connect();
  await superuser.query("set session_replication_role = 'replica'");
  // Every 300th is Anna's, and every tenth failed; each is of as many pesos as its number.
  await superuser.query(
    `insert into cashier.deposit (merchant_id, deposit_id, number, member_id, username, request_key,
       channel_id, method, provider, currency, amount, fee, rollover, state, credited, created_at,
       changed_at, expires_at)
     select $1, gen_random_uuid(), 'D' || n,
       case when n % 300 = 0 then $2::uuid else gen_random_uuid() end, 'anna', n::text,
       case when n % 2 = 0 then 'gcash' else 'bank' end, 'gcash', 'sandbox', 'PHP', n * 10000, 0, 0,
       case when n % 10 = 0 then 'FAILED' else 'SUCCESS' end,
       case when n % 10 <> 0 then n * 10000 end, at, at, at
     from (select n, timestamptz '2027-02-01' + n * interval '1 minute' as at
       from generate_series(1, $3::bigint) n) made`,
    [test.merchant.id, ANNA, DEPOSITS],
  );
  await superuser.query(
    `insert into cashier.withdrawal (merchant_id, withdrawal_id, number, member_id, username,
       card_id, currency, amount, fee, ordinal, state, end_entry, fee_entry, created_at, changed_at,
       claimed_by)
     select $1, gen_random_uuid(), 'W' || n, $2, 'anna', gen_random_uuid(), 'PHP', n * 10000, 5000,
       1, case when n = 3 then 'HELD' else 'SUCCESS' end, gen_random_uuid(), gen_random_uuid(),
       timestamptz '2027-02-01' + n * interval '1 minute', timestamptz '2027-02-01', null
     from generate_series(1, 3) n`,
    [test.merchant.id, ANNA],
  );
  await superuser.query(
    `insert into cashier.adjustment (merchant_id, adjustment_id, number, member_id, username,
       direction, currency, amount, reason, maker, checker, at)
     select $1, gen_random_uuid(), 'A' || n, $2, 'anna',
       case when n = 1 then 'DEBIT' else 'CREDIT' end, 'PHP', n * 10000, 'why', 'a', 'b',
       timestamptz '2027-02-01' from generate_series(1, 3) n`,
    [test.merchant.id, ANNA],
  );
  await vacuumWhole(superuser, 'cashier.deposit');
  owner = test.backoffice({ token: await logInOperator(test, 'owner') });
}, 120_000);
afterAll(async () => {
  await superuser.end();
  await test.close();
});

const pesos = (whole: number) => whole.toFixed(4);
/** The sum of the numbers from `first` in steps to `last`. */
const sumOf = (first: number, last: number, step: number) =>
  ((first + last) * ((last - first) / step + 1)) / 2;

describe('the sums of deposits', () => {
  it('are of all rows of a filter', async () => {
    expect(await owner.call('depositTotals', { member: ANNA as never })).toMatchObject({
      ok: true,
      value: {
        count: OWN,
        whole: true,
        currency: test.merchant.currency,
        // Each 300th number is a tenth, and failed.
        sums: { amount: pesos(sumOf(300, DEPOSITS, 300)), credited: pesos(0) },
      },
    });
    expect(await owner.call('depositTotals', { state: 'FAILED' })).toMatchObject({
      value: {
        count: DEPOSITS / 10,
        whole: true,
        sums: { amount: pesos(sumOf(10, DEPOSITS, 10)) },
      },
    });
  });

  it('are of the newest 10,000, and say so, where there are more', async () => {
    expect(await owner.call('depositTotals', {})).toMatchObject({
      value: {
        count: 10_000,
        whole: false,
        sums: { amount: pesos(sumOf(DEPOSITS - 9_999, DEPOSITS, 1)) },
      },
    });
  });

  it.each([
    {},
    { member: ANNA },
    { state: 'SUCCESS' },
    { state: 'FAILED' },
    { channel: 'gcash' },
    { waiting: 'true' },
    { from: Date.UTC(2027, 1, 2), to: Date.UTC(2027, 1, 9) },
  ])('with %j read at most 1,000 buffers', async (input) => {
    const read = await buffersOf(superuser, () => owner.call('depositTotals', input as never));
    expect(read.statements).toBeGreaterThan(0);
    expect(read.buffers).toBeLessThanOrEqual(BUFFERS_MAX);
  });

  it('need the right to read deposits', async () => {
    const agents = test.backoffice({ token: await logInOperator(test, 'risk') });
    const answer = await agents.call('adjustmentTotals', {});
    const mayRead = await agents.call('adjustmentList', {});
    expect(answer.ok).toBe(mayRead.ok);
    const draws = test.backoffice({ token: await logInOperator(test, 'draws') });
    expect(await draws.call('depositTotals', {})).toMatchObject({
      ok: false,
      refusal: { code: 'right.required' },
    });
  });
});

it('the sums of withdrawals follow their state', async () => {
  expect(await owner.call('withdrawalTotals', {})).toMatchObject({
    value: { count: 3, whole: true, sums: { amount: pesos(6), fee: '1.5000' } },
  });
  expect(await owner.call('withdrawalTotals', { waiting: 'true' })).toMatchObject({
    value: { count: 1, sums: { amount: pesos(3) } },
  });
  expect(await owner.call('withdrawalTotals', { mine: 'true' })).toMatchObject({
    value: { count: 0, whole: true, sums: { amount: pesos(0), fee: pesos(0) } },
  });
});

it('credits and debits are summed apart', async () => {
  expect(await owner.call('adjustmentTotals', {})).toMatchObject({
    value: { count: 3, whole: true, sums: { credit: pesos(5), debit: pesos(1) } },
  });
});
