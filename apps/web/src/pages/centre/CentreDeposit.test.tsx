// Whether a member can deposit is said before an amount is typed.
import { expect, test, vi } from 'vitest';
import { cacheAnswer } from '../../calls/use-call.ts';
import { texts as cashier } from '../../i18n/en/cashier.ts';
import { texts as protection } from '../../i18n/en/protection.ts';
import { openTestPage } from '../../testing/open-test-page.tsx';
import { CentreDeposit } from './CentreDeposit.tsx';

const { show } = openTestPage();

const TIMEOUT = { kind: 'timeout', until: Date.UTC(2030, 4, 6), returnAt: null, mayReturn: false };

test.each([
  ['no break', null, cashier.noChannels, protection.depositsClosed],
  ['a break', TIMEOUT, protection.depositsClosed, cashier.noChannels],
])('with %s, a deposit is open or closed at once', async (_, pause, said, hidden) => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  cacheAnswer('depositSettings', {}, { currency: 'PHP', groups: [] } as never);
  cacheAnswer('protection', {}, { pause } as never);
  await show(<CentreDeposit />, () => document.body.textContent.includes(said));
  expect(document.body.textContent).not.toContain(hidden);
  expect(document.body.textContent.includes('2030')).toBe(pause !== null);
});
