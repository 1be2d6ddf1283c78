// What a member reads and opens before a withdrawal.
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { openTestPage } from '../../../testing/open-test-page.tsx';
import { typeText } from '../../../testing/type-text.ts';
import { WithdrawChecklist } from './WithdrawChecklist.tsx';

const { show, until } = openTestPage();

const SETTINGS = {
  currency: 'PHP',
  turnoverLeft: '20237.7395',
  turnoverShares: {
    RNG: '1',
    FISH: '1',
    SPORTS: '1',
    ESPORTS: '1',
    LOCAL: '0.25',
    LIVE: '0.2',
    PVP: '0',
  },
  cards: [],
};

const REQUIREMENT = {
  kind: 'DEPOSIT',
  reference: 'D1',
  required: '20300.5000',
  filled: '62.7605',
  time: 1,
};

const ANSWERS: Readonly<Record<string, unknown>> = {
  turnover: { left: '20237.7395', list: [REQUIREMENT] },
  securityConfig: { paymentPasswordSet: false },
  bankCard: { cards: [], realName: null, banks: [], limits: {}, unbindLockHours: 24 },
  paymentPassword: null,
};

async function answerCalls(): Promise<void> {
  const { publicKey } = await crypto.subtle.generateKey(
    { name: 'ECDH', namedCurve: 'P-256' },
    true,
    ['deriveBits'],
  );
  const key = { ...(await crypto.subtle.exportKey('jwk', publicKey)), kid: 'one' };
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('whitelabel')) {
      return Response.json({ success: true, value: { sealing: { keys: [key] } } });
    }
    const name = Object.keys(ANSWERS).find((each) => url.includes(each));
    if (name === undefined) return new Promise(() => undefined);
    return Response.json({ success: true, value: ANSWERS[name] });
  });
}

const says = () => document.body.textContent;

const passwords = () => document.querySelectorAll<HTMLInputElement>('input[type=password]');

const press = (name: string) =>
  act(async () =>
    [...document.querySelectorAll('button')].find((each) => each.textContent === name)?.click(),
  );

test('what is played and what is left add up, and it is said what of a stake counts', async () => {
  await answerCalls();
  const conditions = [{ name: 'turnover', met: false }] as const;
  const page = <WithdrawChecklist conditions={conditions} settings={SETTINGS as never} />;
  await show(page, () => says().includes('₱20,300.50'));
  expect(says()).toContain('₱20,237.7395 more has to be played.');
  expect(says()).toContain('₱62.7605 of ₱20,300.50');
  expect(says()).toContain('Lottery 100% · Slots 100%');
  expect(says()).toContain('Instant games 25% · Live casino 20% · Card games 0%');
});

test('amounts in thousands add up too', async () => {
  await answerCalls();
  const conditions = [{ name: 'turnover', met: false }] as const;
  const inDong = { ...SETTINGS, currency: 'VND' } as never;
  const page = <WithdrawChecklist conditions={conditions} settings={inDong} />;
  await show(page, () => says().includes('₫20.3005K'));
  expect(says()).toContain('₫20.2377395K more has to be played.');
  expect(says()).toContain('₫0.0627605K of ₫20.3005K');
});

test('an account is added after the payment password that it needs is set', async () => {
  await answerCalls();
  const conditions = [{ name: 'card', met: false }] as const;
  const page = <WithdrawChecklist conditions={conditions} settings={SETTINGS as never} />;
  await show(page, () => says().includes('Add account'));
  await press('Add account');
  await until(() => passwords().length === 3);
  expect(says()).not.toContain('Account holder');
  for (const [at, text] of ['a-password', '135790', '135790'].entries()) {
    await typeText(passwords()[at] as HTMLInputElement, text);
  }
  await press('Save');
  await until(() => says().includes('Account holder') && passwords().length === 1);
});
