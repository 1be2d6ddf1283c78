import { assert } from '@fairhouse/values';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/index.ts';
import { forgetSite } from '../../settings/index.ts';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  await test.context.pool.query('update cashier.channel set enabled = true');
});
afterAll(() => test.close());

async function methodsOf(merchant?: string): Promise<readonly string[]> {
  const as = merchant === undefined ? {} : { merchant };
  const answer = await test.client(as).call('paymentMethods', {});
  assert(answer.ok, 'every visitor may ask');
  return answer.value.map(({ method }) => method);
}

it('each merchant lists the payment methods of its own cashier in display order', async () => {
  expect(await methodsOf()).toEqual(['GCASH', 'MAYA', 'QRPH', 'INSTAPAY']);
  expect(await methodsOf('saigon')).toEqual(['VIETQR', 'MOMO']);
});

it('a method whose channels are all disabled is not listed', async () => {
  await test.context.pool.query(
    `update cashier.channel set enabled = false where merchant_id = $1 and method = 'GCASH'`,
    [test.merchant.id],
  );
  expect(await methodsOf()).toEqual(['MAYA', 'QRPH', 'INSTAPAY']);
});

it('none is listed while deposits are switched off', async () => {
  const { context: app, merchant } = test;
  const write = (on: boolean) =>
    app.pool.query(
      `update settings.setting set value = jsonb_set(value, '{depositV2}', $2)
       where merchant_id = $1 and name = 'features'`,
      [merchant.id, JSON.stringify(on)],
    );
  await write(false);
  forgetSite(app, merchant.id);
  try {
    expect(await methodsOf()).toEqual([]);
  } finally {
    await write(true);
    forgetSite(app, merchant.id);
  }
});
