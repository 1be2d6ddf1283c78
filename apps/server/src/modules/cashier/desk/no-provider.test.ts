// A house of one's own pays withdrawals by hand: the practice bank moves no money.
import { assert } from '@fairhouse/values';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CAST, CAST_PAYMENT_PASSWORD } from '../../../../../../demo/cast.ts';
import {
  bindCard,
  openCashierHouse,
  payerWith,
  type CashierHouse,
} from '../../../testing/cashier-house.ts';
import { logInOperator } from '../../../testing/index.ts';
import { markInstallation } from '../../settings/index.ts';

let test: CashierHouse;

beforeAll(async () => {
  test = await openCashierHouse();
});
afterAll(() => test.close());

it('is sent to no provider, and paid by hand instead', async () => {
  const payer = await payerWith(test, 'downline2', '500');
  const holder = CAST.find(({ username }) => username === 'downline2')?.realName ?? '';
  const card = await bindCard(payer, '0012345678', holder);
  await markInstallation(test.house.pool, 'own', test.house.clock.now());
  const made = await payer.client.call('withdrawCreate', {
    amount: '100',
    card,
    paymentPassword: CAST_PAYMENT_PASSWORD,
  });
  assert(made.ok, 'the withdrawal is taken');
  const { number } = made.value;
  const officer = test.desk({ token: await logInOperator(test, 'owner') });
  const seen = await officer.call('withdrawalDeskOne', { number });
  assert(seen.ok, 'the officer sees it');
  if (seen.value.order.state !== 'APPROVED') {
    await officer.call('withdrawalClaim', { number });
    expect(await officer.call('withdrawalApprove', { number })).toMatchObject({ ok: true });
  }
  const cashier = test.desk({ token: await logInOperator(test, 'cashier') });
  await cashier.call('withdrawalClaim', { number });
  expect(await cashier.call('withdrawalPay', { number })).toMatchObject({
    refusal: { code: 'order.no_provider', status: 422 },
  });
  expect(await cashier.call('withdrawalDeskOne', { number })).toMatchObject({
    value: { order: { state: 'APPROVED' }, hasProvider: false },
  });
  expect(
    await cashier.call('withdrawalByHand', { number, why: 'paid from our account' }),
  ).toMatchObject({ value: { state: 'MANUAL_PAY' } });
});
