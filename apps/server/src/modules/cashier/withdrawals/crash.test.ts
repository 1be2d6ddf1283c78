// Recovery after a crash between two steps.
import { assert, type Id } from '@fairhouse/values';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PAYMENT_PASSWORD } from '../../../../../../demo/demo-members.ts';
import { logInOperator } from '../../../testing/index.ts';
import {
  bindCard,
  waitFor,
  openCashierApp,
  logInPayer,
  type CashierApp,
  type Payer,
} from '../../../testing/cashier-app.ts';
import { openPayment, openPayout } from '../provider/bank.ts';
import { checkOrders } from '../order-check/index.ts';

let test: CashierApp;
let player: Payer;
let card: Id<'bank_card'>;

beforeAll(async () => {
  // The bank cannot reach the server with callbacks: every result comes from polling.
  test = await openCashierApp({ SERVER_URL: 'http://127.0.0.1:9' });
  player = await logInPayer(test, 'player1', '10000');
  card = await bindCard(player, '0012345678', 'Pia Reyes');
});
afterAll(async () => {
  const wrong = await checkOrders(test.context.pool, test.merchant.id);
  assert(wrong.length === 0, wrong.join('; '));
  await test.close();
});

/** A withdrawal that the cashier has sent to the provider and that no job has submitted yet. */
async function handedOver(amount: string): Promise<string> {
  const paymentPassword = DEMO_PAYMENT_PASSWORD;
  const made = await player.client.call('withdrawCreate', { amount, card, paymentPassword });
  assert(made.ok, 'the withdrawal is taken');
  const { number } = made.value;
  const backoffice = test.backoffice({ token: await logInOperator(test, 'owner') });
  await backoffice.call('withdrawalClaim', { number });
  await backoffice.call('withdrawalApprove', { number });
  const payer = test.backoffice({ token: await logInOperator(test, 'partner') });
  await payer.call('withdrawalClaim', { number });
  const sent = await payer.call('withdrawalPay', { number });
  assert(sent.ok, 'it is handed over');
  return number;
}

async function asked(number: string, state: string) {
  return waitFor(async () => {
    await test.sql('update cashier.withdrawal set ask_at = created_at where ask_at is not null');
    await test.runJobs('pursue-payouts');
    const read = await player.client.call('withdrawOne', { number });
    return read.ok && read.value.order.state === state && read.value;
  });
}

async function payoutsOf(number: string): Promise<number> {
  const entries = await test.sql(
    `select 1 from ledger.movement where reference = $1
     and refused is null and code = 3`,
    [number],
  );
  return entries.length;
}

describe('a payout', () => {
  it('that was written and not submitted is submitted by the next run, once', async () => {
    const number = await handedOver('100');
    await asked(number, 'SUCCESS');
    await test.runJobs('pursue-payouts');
    expect(await payoutsOf(number)).toBe(1);
  });

  it('whose answer was lost is not submitted under another name', async () => {
    const number = await handedOver('200');
    const sent = {
      merchant: test.merchant.code,
      order: `${number}-1`,
      amount: '200.0000',
      currency: 'PHP',
      bank: 'BDO',
      account: '0012345678',
      holder: 'Pia Reyes',
    };
    const first = await openPayout(test.context, sent);
    const again = await openPayout(test.context, sent);
    expect(again?.reference).toBe(first?.reference);
    await asked(number, 'SUCCESS');
    const rows = await test.sql<{ provider_reference: string }>(
      'select provider_reference from cashier.withdrawal where number = $1',
      [number],
    );
    expect(rows[0]?.provider_reference).toBe(first?.reference);
    expect(await payoutsOf(number)).toBe(1);
  });

  it('is polled while the bank is unavailable', async () => {
    const number = await handedOver('300');
    test.stopBank();
    await test.runJobs('pursue-payouts');
    expect(await player.client.call('withdrawOne', { number })).toMatchObject({
      value: { order: { state: 'PAYING' } },
    });
    await test.startBank();
    await asked(number, 'SUCCESS');
    expect(await payoutsOf(number)).toBe(1);
  });
});

describe('a deposit', () => {
  it('written before the bank was called cannot be paid, and expires', async () => {
    const made = await player.client.call('depositCreate', { channel: 'gcash', amount: '500' });
    assert(made.ok, 'the deposit opens');
    const { number } = made.value;
    await test.sql(
      `update cashier.deposit set state = 'CREATED', pay_url = null, ask_at = null,
       expires_at = created_at where number = $1`,
      [number],
    );
    await test.runJobs('expire-deposits');
    expect(await player.client.call('depositOne', { number })).toMatchObject({
      value: { order: { state: 'EXPIRED', payUrl: null } },
    });
  });

  it('repeated after a crash gets the page that the bank had created', async () => {
    const idempotencyKey = crypto.randomUUID();
    const ask = { channel: 'maya', amount: '500' };
    const first = await player.client.call('depositCreate', ask, { idempotencyKey });
    assert(first.ok, 'the deposit opens');
    await test.sql(
      "update cashier.deposit set state = 'CREATED', pay_url = null where number = $1",
      [first.value.number],
    );
    const again = await player.client.call('depositCreate', ask, { idempotencyKey });
    expect(again).toMatchObject({
      ok: true,
      value: { number: first.value.number, state: 'PAYING', payUrl: first.value.payUrl },
    });
  });

  it('confirmed by many callbacks at once is credited once', async () => {
    const made = await player.client.call('depositCreate', { channel: 'qrph', amount: '250' });
    assert(made.ok, 'the deposit opens');
    const { number } = made.value;
    const before = await player.client.call('balance', {});
    const known = await openPayment(test.context, {
      merchant: test.merchant.code,
      order: number,
      amount: '250.0000',
      currency: 'PHP',
      method: 'QRPH',
      language: 'EN',
      brand: 'Manila Casino',
      returnUrl: 'http://localhost/',
      expiresAt: test.context.clock.now() + 60_000,
    });
    const update = {
      kind: 'payment',
      merchant: test.merchant.code,
      order: number,
      reference: known?.reference ?? '',
      status: 'PAID',
      paid: '250.0000',
      currency: 'PHP',
    };
    const answers = await Promise.all(Array.from({ length: 20 }, () => test.callBack(update)));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    const after = await player.client.call('balance', {});
    assert(before.ok && after.ok, 'balances are read');
    expect(Number(after.value.main) - Number(before.value.main)).toBe(250);
  });
});
