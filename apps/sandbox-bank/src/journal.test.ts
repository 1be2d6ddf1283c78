import { appendFileSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openJournal } from './journal.ts';
import type { Payout } from './order.ts';

const payout: Payout = {
  kind: 'payout',
  merchant: 'manila',
  order: 'W1-1',
  reference: 'T1',
  amount: '5.0000',
  currency: 'PHP',
  bank: 'BDO',
  accountTail: '5678',
  holder: 'Pia Reyes',
  status: 'PENDING',
  paid: '0.0000',
  deliveries: [],
};

it('orders survive the end of the process, and a truncated line is skipped', () => {
  const folder = mkdtempSync(join(tmpdir(), 'journal-'));
  const file = join(folder, 'orders.jsonl');
  const first = openJournal(folder);
  first.put(payout);
  first.put({ ...payout, status: 'PAID' });
  appendFileSync(file, '{"kind":"payout","merchant":"manila","order":"W2');
  const second = openJournal(folder);
  expect(second.find('payout', 'manila', 'W1-1')).toMatchObject({ status: 'PAID' });
  expect([...second.all()]).toHaveLength(1);
  expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(1);
  first.close();
  second.close();
});

it('orders are separate by merchant', () => {
  const journal = openJournal(mkdtempSync(join(tmpdir(), 'journal-')));
  journal.put(payout);
  expect(journal.find('payout', 'saigon', 'W1-1')).toBeUndefined();
  expect(journal.find('payment', 'manila', 'W1-1')).toBeUndefined();
  journal.close();
});
