import { assert } from '@fairhouse/values';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  openCashierApp,
  logInPayer,
  type CashierApp,
  type Payer,
} from '../../../testing/cashier-app.ts';
import { agree, logInOperator } from '../../../testing/index.ts';
import { checkOrders } from '../order-check/index.ts';
import { provisionOwnCashier } from './provision-cashier.ts';
import { fromPayto, toPayto } from './bank-details.ts';

const WHY = 'seen on the account';
const ACCOUNT = {
  bank: 'Bank of the North / 北',
  account: 'FI21 1234 5600 0007 85',
  holder: 'N & L Oy?',
};

let test: CashierApp;
let player: Payer;
let backoffice: ReturnType<CashierApp['backoffice']>;

beforeAll(async () => {
  test = await openCashierApp();
  player = await logInPayer(test, 'player1');
  backoffice = test.backoffice({ token: await logInOperator(test, 'owner') });
  // The demo has no such channel; its other rows are kept.
  await provisionOwnCashier(test.context.pool, test.merchant);
});
afterAll(async () => {
  const wrong = await checkOrders(test.context.pool, test.merchant.id);
  assert(wrong.length === 0, wrong.join('; '));
  await test.close();
});

async function offered(): Promise<readonly string[]> {
  const read = await player.client.call('depositSettings', {});
  assert(read.ok, 'the deposit settings are readable');
  return read.value.groups.flatMap(({ channels }) => channels.map(({ id }) => id));
}

async function setAccount(account: typeof ACCOUNT) {
  const read = await backoffice.call('cashierSettingsGet', {});
  assert(read.ok, 'the settings are there');
  const { value, version } = read.value;
  const asked = { value: { ...value, bankDetails: account }, version, why: 'our account' };
  return backoffice.call('cashierSettingsEdit', asked);
}

async function open(amount = '100.0000') {
  const made = await player.client.call('depositCreate', { channel: 'transfer', amount });
  assert(made.ok, `the deposit opens: ${made.ok ? '' : made.refusal.code}`);
  return made.value;
}

async function main(): Promise<number> {
  const read = await player.client.call('balance', {});
  assert(read.ok, 'the balance can be read');
  return Number(read.value.main);
}

const credit = (number: string, amount: string) =>
  backoffice.call('depositReview', { number, decision: 'credit', amount, why: WHY });

async function pendingOf(number: string): Promise<string> {
  const asked = await backoffice.call('approvalList', {
    target: `deposit:${number}`,
    state: 'pending',
  });
  assert(asked.ok && asked.value.list.length === 1, 'one request waits');
  return asked.value.list[0]?.id ?? '';
}

async function decide(number: string, decision: 'approve' | 'refuse'): Promise<void> {
  const id = await pendingOf(number);
  const partner = test.backoffice({ token: await logInOperator(test, 'partner') });
  const done = await partner.call('approvalDecide', { id, decision, reason: WHY });
  assert(done.ok, `decided: ${done.ok ? '' : done.refusal.code}`);
}

it('encodes any account as a URI and decodes it', () => {
  expect(fromPayto(toPayto(ACCOUNT))).toEqual(ACCOUNT);
});

it('is offered once two operators have entered a complete account', async () => {
  expect(await offered()).not.toContain('transfer');
  const closed = { channel: 'transfer', amount: '100.0000' };
  expect(await player.client.call('depositCreate', closed)).toMatchObject({
    refusal: { code: 'deposit.channel_closed' },
  });
  expect(await setAccount({ ...ACCOUNT, holder: ' ' })).toMatchObject({
    refusal: { code: 'cashier.bank_details' },
  });
  const asked = await setAccount(ACCOUNT);
  expect(await offered()).not.toContain('transfer');
  await agree(test, asked);
  expect(await offered()).toContain('transfer');
});

it('shows the account as of the opening of the order, and is credited by two operators', async () => {
  const before = await main();
  const order = await open();
  expect(order).toMatchObject({ state: 'PAYING', payUrl: null, bankDetails: ACCOUNT });
  await agree(test, await setAccount({ ...ACCOUNT, account: 'FI00' }));
  const again = await player.client.call('depositOne', { number: order.number });
  expect(again).toMatchObject({ value: { order: { bankDetails: ACCOUNT } } });

  const waiting = await backoffice.call('depositList', { waiting: 'true' });
  assert(waiting.ok, 'the back office lists what waits');
  expect(waiting.value.list.map(({ number }) => number)).toContain(order.number);

  expect(await credit(order.number, '90')).toMatchObject({
    value: { state: 'PAYING', reason: 'second_person', credited: null },
  });
  expect(await credit(order.number, '90')).toMatchObject({
    refusal: { code: 'order.second_person' },
  });
  expect(await main()).toBe(before);
  // The second operator entered another amount: the first may request again.
  await decide(order.number, 'refuse');
  expect(await main()).toBe(before);
  expect((await credit(order.number, '100')).ok).toBe(true);
  await decide(order.number, 'approve');
  expect((await main()) - before).toBe(100);
  const one = await backoffice.call('depositDetail', { number: order.number });
  expect(one).toMatchObject({
    value: { order: { state: 'SUCCESS', paidAmount: null, acceptedAmount: '100.0000' } },
  });
  expect(await credit(order.number, '100')).toMatchObject({ refusal: { code: 'order.moved_on' } });
});

it('is never accepted from the provider, which has orders of its own', async () => {
  const order = await open();
  const update = {
    kind: 'payment',
    merchant: test.merchant.code,
    order: order.number,
    reference: randomUUID(),
    status: 'PAID',
    paid: '100.0000',
    currency: 'PHP',
  };
  expect((await test.callBack(update)).status).toBe(404);
  const rejected = await backoffice.call('depositReview', {
    number: order.number,
    decision: 'reject',
    why: 'nothing came',
  });
  expect(rejected).toMatchObject({ value: { state: 'FAILED', reason: 'rejected_by_operator' } });
});

it('that arrives late is credited by two operators, too', async () => {
  const before = await main();
  const order = await open();
  expect((await credit(order.number, '100')).ok).toBe(true);
  await test.sql('update cashier.deposit set expires_at = created_at where number = $1', [
    order.number,
  ]);
  await test.runJobs('expire-deposits');
  await decide(order.number, 'approve');
  expect((await main()) - before).toBe(100);
  const one = await backoffice.call('depositDetail', { number: order.number });
  assert(one.ok, 'the back office reads it');
  expect(one.value.events.map(({ state }) => state)).toEqual([
    'CREATED',
    'PAYING',
    'PAYING',
    'EXPIRED',
    'LATE_REVIEW',
    'SUCCESS',
  ]);
});
