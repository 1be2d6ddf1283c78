// An operator's own installation pays withdrawals by hand: the sandbox bank moves no money.
import { assert } from '@fairhouse/values';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_MEMBERS, DEMO_PAYMENT_PASSWORD } from '../../../../../../demo/demo-members.ts';
import {
  bindCard,
  openCashierApp,
  logInPayer,
  type CashierApp,
} from '../../../testing/cashier-app.ts';
import { logInOperator } from '../../../testing/index.ts';
import { markInstallation } from '../../settings/index.ts';

let test: CashierApp;

beforeAll(async () => {
  test = await openCashierApp();
});
afterAll(() => test.close());

it('is sent to no provider, and paid by hand instead', async () => {
  const payer = await logInPayer(test, 'downline2', '500');
  const holder = DEMO_MEMBERS.find(({ username }) => username === 'downline2')?.realName ?? '';
  const card = await bindCard(payer, '0012345678', holder);
  await markInstallation(test.context.pool, 'own', test.context.clock.now());
  const made = await payer.client.call('withdrawCreate', {
    amount: '100',
    card,
    paymentPassword: DEMO_PAYMENT_PASSWORD,
  });
  assert(made.ok, 'the withdrawal is taken');
  const { number } = made.value;
  const officer = test.backoffice({ token: await logInOperator(test, 'owner') });
  const seen = await officer.call('withdrawalDetail', { number });
  assert(seen.ok, 'the officer sees it');
  if (seen.value.order.state !== 'APPROVED') {
    await officer.call('withdrawalClaim', { number });
    expect(await officer.call('withdrawalApprove', { number })).toMatchObject({ ok: true });
  }
  const cashier = test.backoffice({ token: await logInOperator(test, 'cashier') });
  await cashier.call('withdrawalClaim', { number });
  expect(await cashier.call('withdrawalPay', { number })).toMatchObject({
    refusal: { code: 'order.no_provider', status: 422 },
  });
  expect(await cashier.call('withdrawalDetail', { number })).toMatchObject({
    value: { order: { state: 'APPROVED' }, hasProvider: false },
  });
  expect(
    await cashier.call('withdrawalByHand', { number, why: 'paid from our account' }),
  ).toMatchObject({ value: { state: 'MANUAL_PAY' } });
});
