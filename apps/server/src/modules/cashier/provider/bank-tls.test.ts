// The server and the bank with certificates of one authority, and with those of another.
import { makeCertificate, writeCertificate } from '@fairhouse/tls/testing';
import { assert } from '@fairhouse/values';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  waitFor,
  openCashierApp,
  logInPayer,
  type CashierApp,
} from '../../../testing/cashier-app.ts';
import { readPayment } from './bank.ts';

const root = makeCertificate('Root of the house');
const { certFile: caFile } = writeCertificate(root);
const { certFile, keyFile } = writeCertificate(makeCertificate('127.0.0.1', root));

let test: CashierApp;

beforeAll(async () => {
  test = await openCashierApp({ TLS_CERT: certFile, TLS_KEY: keyFile, TLS_CA: caFile });
});
afterAll(() => test.close());

it('a deposit is opened at the bank and reported by it over TLS', async () => {
  const player = await logInPayer(test, 'player1');
  const made = await player.client.call('depositCreate', { channel: 'gcash', amount: '500.0000' });
  assert(made.ok, 'the deposit opens');
  expect(new URL(made.value.payUrl ?? '').protocol).toBe('https:');
  expect(await test.press(made.value.payUrl, 'pay')).toBe(303);
  const { number } = made.value;
  const order = await waitFor(async () => {
    const read = await player.client.call('depositOne', { number });
    return read.ok && read.value.order.state === 'SUCCESS' && read.value;
  });
  // By callback, not by polling.
  expect(order.timeline.map(({ state }) => state)).toContain('CALLBACK_OK');
  const known = await readPayment(test.context, test.merchant.code, number);
  expect(known).toMatchObject({ status: 'PAID' });
});

it('a bank whose certificate is of another authority is not called, nor is one without TLS', async () => {
  const other = writeCertificate(makeCertificate('Another root')).certFile;
  const { config } = test.context;
  for (const changed of [{ caFile: other }, { bankUrl: config.bankUrl.replace('https', 'http') }]) {
    const app = { ...test.context, config: { ...config, ...changed } };
    expect(await readPayment(app, test.merchant.code, 'D1')).toBeUndefined();
  }
});
