import { tlsOptions } from '@fairhouse/tls';
import { makeCertificate, writeCertificate } from '@fairhouse/tls/testing';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { openJournal } from './journal.ts';
import type { Payout } from './order.ts';
import { startCallbackSender } from './callback-sender.ts';

const root = makeCertificate('Root of the house');
const due: Payout = {
  kind: 'payout',
  merchant: 'manila',
  order: 'W1-1',
  reference: 'T1',
  amount: '5.0000',
  currency: 'PHP',
  bank: 'BDO',
  accountTail: '5678',
  holder: 'Pia Reyes',
  status: 'PAID',
  paid: '5.0000',
  deliveries: [{ dueAt: 0, tries: 0, done: false }],
};

it.each([
  ['the own authority', root, true],
  ['another one', makeCertificate('Another root'), false],
])('a server with a certificate of %s', async (_name, authority, isTrusted) => {
  const callbacks: string[] = [];
  const options = tlsOptions(writeCertificate(makeCertificate('127.0.0.1', authority)));
  const server = createServer(options, (request, answer) => {
    callbacks.push(request.url ?? '');
    answer.end('{}');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const folder = mkdtempSync(join(tmpdir(), 'teller-'));
  const config = readConfig({
    BANK_SECRET_FILE: writeCertificate(root).keyFile,
    SERVER_URL: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    TLS_CA: writeCertificate(root).certFile,
  });
  const journal = openJournal(folder);
  journal.put(due);
  const stop = startCallbackSender(config, journal, () => 1);
  const delivery = () => journal.find('payout', 'manila', 'W1-1')?.deliveries[0];
  await expect.poll(() => delivery()?.tries).toBe(1);
  await stop();
  journal.close();
  server.close();
  expect(delivery()?.done).toBe(isTrusted);
  expect(callbacks).toEqual(isTrusted ? ['/bank/v1/callback'] : []);
});
