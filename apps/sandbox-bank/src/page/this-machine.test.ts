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

beforeAll(async () => {
  const secretFile = join(folder, 'bank.secret');
  writeFileSync(secretFile, 'a secret of a test');
  const journal = openJournal(folder);
  journal.put(open);
  journal.close();
  const config = readConfig({ BANK_SECRET_FILE: secretFile, DATA_DIR: folder, PORT: '0' });
  bank = await serveBank(config, () => 1);
});
afterAll(() => bank.close());

function press(headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const path = '/pay/a-token-of-a-page';
    const asked = request(
      { host: '127.0.0.1', port: bank.port, path, method: 'POST', headers },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      },
    );
    asked.once('error', reject);
    asked.end('choice=pay');
  });
}

it('who is elsewhere presses no button of the practice bank', async () => {
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
