// The house and the bank with certificates of one authority, and with those of another.
import { makeCertificate, writeCertificate } from '@fairhouse/tls/testing';
import { assert } from '@fairhouse/values';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  eventually,
  openCashierHouse,
  payerWith,
  type CashierHouse,
} from '../../../testing/cashier-house.ts';
import { askPayment } from './bank.ts';

const root = makeCertificate('Root of the house');
const { certFile: caFile } = writeCertificate(root);
const { certFile, keyFile } = writeCertificate(makeCertificate('127.0.0.1', root));

let test: CashierHouse;

beforeAll(async () => {
  test = await openCashierHouse({ TLS_CERT: certFile, TLS_KEY: keyFile, TLS_CA: caFile });
});
afterAll(() => test.close());

it('a deposit is opened at the bank and told by it over TLS', async () => {
  const player = await payerWith(test, 'player1');
  const made = await player.client.call('depositCreate', { channel: 'gcash', amount: '500.0000' });
  assert(made.ok, 'the deposit opens');
  expect(new URL(made.value.payUrl ?? '').protocol).toBe('https:');
  expect(await test.press(made.value.payUrl, 'pay')).toBe(303);
  const { number } = made.value;
  const order = await eventually(async () => {
    const read = await player.client.call('depositOne', { number });
    return read.ok && read.value.order.state === 'SUCCESS' && read.value;
  });
  // Heard from the bank, and not by asking it.
  expect(order.timeline.map(({ state }) => state)).toContain('CALLBACK_OK');
  const known = await askPayment(test.house, test.merchant.code, number);
  expect(known).toMatchObject({ status: 'PAID' });
});

it('a bank whose certificate is of another authority is not asked, nor is one in plain', async () => {
  const other = writeCertificate(makeCertificate('Another root')).certFile;
  const { config } = test.house;
  for (const changed of [{ caFile: other }, { bankUrl: config.bankUrl.replace('https', 'http') }]) {
    const house = { ...test.house, config: { ...config, ...changed } };
    expect(await askPayment(house, test.merchant.code, 'D1')).toBeUndefined();
  }
});
