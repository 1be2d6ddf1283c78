import { assert } from '@fairhouse/values';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestHouse, type TestHouse } from '../../testing/index.ts';
import { forgetSite } from '../settings/index.ts';

let test: TestHouse;

beforeAll(async () => {
  test = await openTestHouse();
});
beforeEach(async () => {
  await test.house.pool.query('update cashier.channel set enabled = true');
});
afterAll(() => test.close());

async function methodsOf(merchant?: string): Promise<readonly string[]> {
  const as = merchant === undefined ? {} : { merchant };
  const answer = await test.client(as).call('paymentMethods', {});
  assert(answer.ok, 'every visitor may ask');
  return answer.value.map(({ method }) => method);
}

it('each merchant names the methods of its own cashier, as it offers them', async () => {
  expect(await methodsOf()).toEqual(['GCASH', 'MAYA', 'QRPH', 'INSTAPAY']);
  expect(await methodsOf('saigon')).toEqual(['VIETQR', 'MOMO']);
});

it('a method whose channels are switched off is not named', async () => {
  await test.house.pool.query(
    `update cashier.channel set enabled = false where merchant_id = $1 and method = 'GCASH'`,
    [test.merchant.id],
  );
  expect(await methodsOf()).toEqual(['MAYA', 'QRPH', 'INSTAPAY']);
});

it('while paying in is switched off none is named', async () => {
  const { house, merchant } = test;
  const write = (on: boolean) =>
    house.pool.query(
      `update settings.setting set value = jsonb_set(value, '{depositV2}', $2)
       where merchant_id = $1 and name = 'features'`,
      [merchant.id, JSON.stringify(on)],
    );
  await write(false);
  forgetSite(house, merchant.id);
  try {
    expect(await methodsOf()).toEqual([]);
  } finally {
    await write(true);
    forgetSite(house, merchant.id);
  }
});
