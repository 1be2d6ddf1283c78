import { assert, MINUTE_MS, type MerchantId } from '@fairhouse/values';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/index.ts';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

/** Inserts an order that was created `daysAgo` and paid after `minutes`, or ended otherwise. */
async function put(merchant: MerchantId, daysAgo: number, minutes: number, state = 'SUCCESS') {
  await test.context.pool.query(
    `insert into cashier.withdrawal
       (merchant_id, withdrawal_id, number, member_id, username, card_id, currency, amount, fee,
        ordinal, state, end_entry, fee_entry, created_at, changed_at, ended_at)
     select $1, gen_random_uuid(), 'W' || nextval('cashier.order_number'),
        (select member_id from members.member where merchant_id = $1 limit 1), 'a',
        gen_random_uuid(), 'PHP', 1000000, 0, 1, $4, gen_random_uuid(), gen_random_uuid(), at, at,
        at + $3 * interval '1 ms'
       from (select house_now() - $2 * interval '1 day' as at) as asked`,
    [merchant, daysAgo, minutes * MINUTE_MS, state],
  );
}

async function readPayoutTime(merchant?: string) {
  const as = merchant === undefined ? {} : { merchant };
  const answer = await test.client(as).call('payoutTime', {});
  assert(answer.ok, 'every visitor may ask');
  return answer.value;
}

it('the median of the last days counts paid withdrawals only and is public', async () => {
  const { id } = test.merchant;
  for (const minutes of [1, 2, 3, 4, 5, 60, 61, 62, 63, 64]) await put(id, 1, minutes);
  for (let old = 0; old < 20; old += 1) await put(id, 8, 500);
  for (let back = 0; back < 20; back += 1) await put(id, 1, 500, 'RETURNED');
  expect(await readPayoutTime()).toEqual({ medianSeconds: 300, days: 7 });
});

it('fewer than ten give no median, and another merchant’s are not counted', async () => {
  for (let paid = 0; paid < 9; paid += 1) await put(2 as MerchantId, 1, 1);
  expect(await readPayoutTime('saigon')).toEqual({ medianSeconds: null, days: 7 });
});
