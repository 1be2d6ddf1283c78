import { mkdtempSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { openJournal } from '../journal.ts';
import type { Payment } from '../order.ts';
import { serveBank, type Bank } from '../serve.ts';

const folder = mkdtempSync(join(tmpdir(), 'bank-'));
const open: Payment = {
  kind: 'payment',
  merchant: 'manila',
  order: 'D1-1',
  reference: 'P1',
  token: 'a-token-of-a-page',
  amount: '5.0000',
  currency: 'PHP',
  method: 'GCASH',
  brand: 'Fairhouse',
  language: 'EN',
  returnUrl: 'http://localhost/back',
  expiresAt: Number.MAX_SAFE_INTEGER,
  status: 'PENDING',
  paid: '0.0000',
  deliveries: [],
};

let bank: Bank;
let proxyHeaders: Record<string, string>;

beforeAll(async () => {
  const secretFile = join(folder, 'bank.secret');
  writeFileSync(secretFile, 'a secret of a test');
  const journal = openJournal(folder);
  journal.put(open);
  journal.close();
  proxyHeaders = { BANK_SECRET_FILE: secretFile, DATA_DIR: folder, PORT: '0' };
  bank = await serveBank(readConfig(proxyHeaders), () => 1);
});
afterAll(() => bank.close());

function press(headers: Record<string, string>, { port } = bank): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const path = '/pay/a-token-of-a-page';
    const asked = request({ host: '127.0.0.1', port, path, method: 'POST', headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    asked.once('error', reject);
    asked.end('choice=pay');
  });
}

it('the buttons of the practice bank reject requests from other machines', async () => {
  for (const headers of [
    { host: 'play.example' },
    { host: '192.168.1.4:8084' },
    { host: 'localhost', 'x-forwarded-for': '203.0.113.5' },
    { host: 'localhost', forwarded: 'for=203.0.113.5' },
    { host: 'localhost', via: '1.1 proxy' },
  ]) {
    expect(await press(headers), JSON.stringify(headers)).toBe(421);
  }
  expect(await press({ host: `localhost:${bank.port}` })).toBe(303);
});

it('tests may forward visitors of the benchmark network, and no others', async () => {
  const nobodys = { host: 'localhost', 'x-forwarded-for': '198.18.4.7' };
  expect(await press(nobodys)).toBe(421);
  const tested = await serveBank(readConfig({ ...proxyHeaders, PRIVATE_PEERS: '1' }), () => 1);
  try {
    expect(await press(nobodys, tested)).toBe(303);
    expect(await press({ ...nobodys, 'x-forwarded-for': '198.20.4.7' }, tested)).toBe(421);
    expect(await press({ ...nobodys, via: '1.1 proxy' }, tested)).toBe(421);
  } finally {
    await tested.close();
  }
});
