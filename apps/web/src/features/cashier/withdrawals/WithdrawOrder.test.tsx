// What is said of a withdrawal that was not paid.
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { cacheAnswer } from '../../../calls/use-call.ts';
import { texts } from '../../../i18n/en/cashier.ts';
import { openTestPage } from '../../../testing/open-test-page.tsx';
import { WithdrawOrder } from './WithdrawOrder.tsx';

const { show } = openTestPage();

const ORDER = {
  number: 'W1',
  amount: '300.0000',
  fee: '5.0000',
  net: '295.0000',
  currency: 'PHP',
  bank: 'BPI',
  account: '**** 6789',
  createdAt: 1,
};

const says = () => document.body.textContent;

async function showIn(state: string): Promise<void> {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const timeline = [{ state, reason: null, time: 1 }];
  const answer = { order: { ...ORDER, state }, timeline } as never;
  await act(async () => cacheAnswer('withdrawOne', { number: 'W1' }, answer));
  await show(<WithdrawOrder number="W1" />, () => says().includes('6789'));
}

test.each(['REJECTED', 'RETURNED'])('%s: the whole amount is back', async (state) => {
  await showIn(state);
  expect(says()).toMatch(new RegExp(`${texts.givenBack}\\D*300`));
  expect(says()).not.toContain(texts.arrivesOutside);
});

test('one that is paid says what arrives', async () => {
  await showIn('PAYING');
  expect(says()).toMatch(new RegExp(`${texts.arrivesOutside}\\D*295`));
});
