// The forms of an agent: what cannot be sent is said at its field before anything is asked.
import { player } from '@fairhouse/calls/player';
import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { cacheAnswer } from '../../../calls/use-call.ts';
import { closeAllModals, useModals, type OpenModal } from '../../../modals/modals.ts';
import { openTestPage } from '../../../testing/open-test-page.tsx';
import { LinksPart } from './LinksPart.tsx';
import { RaiseForm } from './RaiseForm.tsx';
import { TransferForm } from './TransferForm.tsx';

type Answer = (url: string, init: RequestInit) => object | undefined;

const page = openTestPage();
const { until } = page;
let answer: Answer;

beforeEach(() => {
  answer = () => undefined;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const found = answer(url, init);
    return found === undefined ? new Promise(() => undefined) : Response.json(found);
  });
});
afterEach(async () => act(async () => closeAllModals()));

async function show(children: ReactNode): Promise<void> {
  const shown = (
    <>
      {children}
      <Question />
    </>
  );
  await page.show(shown, () => document.querySelector('form') !== null);
}

/** The question that is open, and its button. */
function Question() {
  const asked = useModals().find(({ name }) => name === 'confirm') as OpenModal<'confirm'>;
  if (asked === undefined) return null;
  return (
    <dialog>
      {asked.props.text}
      <button type="button" onClick={() => asked.props.answer(true)}>
        Yes
      </button>
    </dialog>
  );
}

const fieldOf = (name: string) =>
  [...document.querySelectorAll('label')].find(({ textContent }) => textContent === name)
    ?.control as HTMLInputElement;

async function type(name: string, text: string): Promise<void> {
  await act(async () => {
    const field = fieldOf(name);
    const kind = field instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text);
    const event = field instanceof HTMLSelectElement ? 'change' : 'input';
    field.dispatchEvent(new Event(event, { bubbles: true }));
  });
}

/** What stands below a field. */
const noteOf = (name: string) =>
  document.getElementById(fieldOf(name).getAttribute('aria-describedby') ?? '')?.textContent;
const sendButton = () => document.querySelector<HTMLButtonElement>('button[type=submit]');
const send = () => act(async () => sendButton()?.click());

const OPTIONS = {
  currency: 'PHP',
  up: { username: 'upline', accepts: true },
  balance: '80.0000',
  min: '10.0000',
  max: '500.0000',
  dayLeft: '500.0000',
  monthLeft: '500.0000',
  countLeft: 5,
  reviewFrom: null,
  requirement: '1',
  turnoverLeft: '0',
  contractOutstanding: '0',
  lockedUntil: null,
  frozen: false,
  hasPaymentPassword: true,
  needsFactor: false,
  hasFactor: true,
};

async function showTransfer(): Promise<void> {
  cacheAnswer('transferOptions', {}, OPTIONS as never);
  await show(<TransferForm direction="UP" to="upline" />);
  await type('Payment password', '135790');
}

test.each([
  ['25.005', 'Digits, with at most two decimals.'],
  ['many', 'Digits, with at most two decimals.'],
  ['9.99', 'At least ₱10.00'],
  ['80.01', 'At most ₱80.00'],
])('a transfer of %s is not asked for: %s', async (amount, why) => {
  await showTransfer();
  await type('Amount', amount);
  expect(noteOf('Amount')).toBe(why);
  expect(sendButton()?.disabled).toBe(true);
  await type('Amount', '25,50');
  expect(document.querySelector('[aria-invalid]')).toBeNull();
  await send();
  expect(document.querySelector('dialog')?.textContent).toContain('₱25.50 goes to upline');
});

test('after a transfer its payment password is gone', async () => {
  const { publicKey } = await crypto.subtle.generateKey(
    { name: 'ECDH', namedCurve: 'P-256' },
    true,
    ['deriveBits'],
  );
  const key = { ...(await crypto.subtle.exportKey('jwk', publicKey)), kid: 'one' };
  answer = (url, { method }) => {
    if (url.includes('whitelabel')) return { success: true, value: { sealing: { keys: [key] } } };
    return method === 'POST' ? { success: true, value: { state: 'SUCCESS' } } : undefined;
  };
  await showTransfer();
  await type('Amount', '25');
  await send();
  await act(async () => document.querySelector<HTMLElement>('dialog button')?.click());
  await until(() => fieldOf('Amount')?.value === '');
  expect(fieldOf('Payment password').value).toBe('');
});

test('a raise can be sent once something is changed', async () => {
  const raise = {
    from: 1900,
    to: 1920,
    step: 10,
    highestRates: { RNG: '0.008' },
    steps: [],
    days: 7,
    dailyAverage: '0',
  };
  const downline = { id: 'one', username: 'anna', group: 1900, rates: { RNG: '0.005' } };
  await show(<RaiseForm downline={downline as never} raise={raise as never} />);
  expect(sendButton()?.disabled).toBe(true);
  await type('Rebate, slots', '0.50');
  expect(sendButton()?.disabled).toBe(true);
  await type('Rebate, slots', '0.6');
  expect(sendButton()?.disabled).toBe(false);
  await type('Rebate, slots', '0.5');
  await type('Prize group', '1910');
  expect(sendButton()?.disabled).toBe(false);
});

const OPENING = {
  permissions: { opensAgents: true, opensMembers: true, createsLinks: true },
  groups: { min: 1900, max: 1920, step: 10 },
  highestRates: { RNG: '0.008' },
  quotas: [],
  links: { live: 0, max: 10 },
};

test('a link says how many registrations it can have', async () => {
  await show(<LinksPart opening={OPENING as never} />);
  expect(noteOf('Registrations')).toContain('at most 100,000');
  for (const text of ['100001', '-3', '1.5']) {
    await type('Registrations', text);
    expect(fieldOf('Registrations').value).toBe(text);
    expect(noteOf('Registrations')).toBe('A whole number, at most 100,000.');
    expect(sendButton()?.disabled).toBe(true);
  }
  await type('Registrations', '100000');
  expect(sendButton()?.disabled).toBe(false);
  const { maxUses } = player.agentLinkCreate.request.shape;
  expect(z.safeParse(maxUses, 100_000).success).toBe(true);
  expect(z.safeParse(maxUses, 100_001).success).toBe(false);
});

test('what is refused of a link stands at its field until something is changed', async () => {
  const refused = { label: 'Not this name.', 'rates.RNG': 'Not this rate.' };
  answer = (_url, { method }) =>
    method === 'POST'
      ? { success: false, errorCode: 'x', message: 'Look again.', fields: refused }
      : undefined;
  await show(<LinksPart opening={OPENING as never} />);
  await send();
  await until(() => document.querySelector('[aria-invalid]') !== null);
  expect(noteOf('Campaign')).toBe('Not this name.');
  expect(noteOf('Rebate, slots')).toBe('Not this rate.');
  expect(document.body.textContent).not.toContain('Look again.');
  await type('Campaign', 'May');
  expect(document.querySelector('[aria-invalid]')).toBeNull();
});
