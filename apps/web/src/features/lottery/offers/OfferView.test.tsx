// How many shares can be bought is said where the typed number is none of them.
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { cacheAnswer } from '../../../calls/use-call.ts';
import { texts } from '../../../i18n/en/offers.ts';
import { openTestPage } from '../../../testing/open-test-page.tsx';
import { typeText } from '../../../testing/type-text.ts';
import { OfferView } from './OfferView.tsx';

const { show } = openTestPage();

const OFFER = {
  id: 'one',
  gameName: 'Manila',
  shortIssue: '1',
  state: 'OPEN',
  initiator: 'a***a',
  price: '40.0000',
  sharePrice: '4.0000',
  shares: 10,
  sold: 3,
  guarantee: 0,
  commission: 5,
  secrecy: 'sharers',
  closesAt: Date.now() + 60_000,
  isOwn: false,
};

test('a wrong number of shares is answered by what is allowed', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  await act(async () =>
    cacheAnswer('readOffer', { id: 'one' }, { offer: OFFER, sharers: [], receipts: [] } as never),
  );
  const field = () => document.querySelector<HTMLInputElement>('input');
  const note = () => document.getElementById(field()?.getAttribute('aria-describedby') ?? '');
  await show(<OfferView id="one" onClose={() => undefined} />, () => field() !== null);
  const input = field();
  expect(note()).toBeNull();
  for (const typed of ['8', '0', '1.5', '']) {
    if (input !== null) await typeText(input, typed);
    expect(note()?.textContent, typed).toBe(texts.buyCountWrong.replace('{left}', '7'));
  }
  if (input !== null) await typeText(input, '7');
  expect(note()).toBeNull();
});

test('a group buy that was not placed says what came back, and names no prize', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const mine = { shares: 3, guaranteed: 0, stake: '12.0000', prize: '0', refunded: '0' };
  const offer = { ...OFFER, id: 'back', state: 'RETURNED', reason: 'not_full', mine };
  await act(async () =>
    cacheAnswer('readOffer', { id: 'back' }, { offer, sharers: [], receipts: [] } as never),
  );
  const text = () => document.querySelector('dl')?.textContent ?? '';
  await show(<OfferView id="back" onClose={() => undefined} />, () => text() !== '');
  expect(text()).toMatch(new RegExp(`${texts.myReturn}\\D*12`));
  expect(text()).not.toContain(texts.myPayout);
});

test('what a draw paid is shown with the rule of its division', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const mine = { shares: 3, guaranteed: 0, stake: '12.0000', prize: '25.1486', refunded: '0' };
  const offer = { ...OFFER, id: 'paid', state: 'PLACED', mine };
  const answer = { offer, paid: '58.6800', commissionPaid: '0', sharers: [], receipts: [] };
  await act(async () => cacheAnswer('readOffer', { id: 'paid' }, answer as never));
  const text = () => document.body.textContent;
  await show(<OfferView id="paid" onClose={() => undefined} />, () => text().includes('58.68'));
  expect(text()).toContain(texts.divided);
  expect(text()).toContain(texts.myPayout);
});
