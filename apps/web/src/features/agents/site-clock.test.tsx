// The parts of the agent centre show the site's clock, by which contracts, bills and days count, and
// name it where the reader's shows another time.
import { beforeEach, expect, test, vi } from 'vitest';
import { cacheAnswer } from '../../calls/use-call.ts';
import { startHistory } from '../../navigation/history.ts';
import { openTestPage } from '../../testing/open-test-page.tsx';
import { BillDialog } from './contracts/explained/BillDialog.tsx';
import { OwnContract } from './contracts/OwnContract.tsx';
import { LineTable } from './figures/LineTable.tsx';
import { LinkCard } from './tree/LinkCard.tsx';

const { show } = openTestPage();
/** Half past midnight of the fourth there. */
const AT = Date.UTC(2026, 10, 3, 10, 30);
const SHOWN = '4 Nov 2026, 00:30:00';
const ZONE = 'Pacific/Kiritimati';

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Promise(() => undefined));
  history.replaceState({}, '', '/?ac=agentContracts');
  startHistory();
  cacheAnswer('whitelabel', {}, { timeZone: ZONE, brand: {}, theme: {}, languages: {} } as never);
});

const includes = (text: string) => () => document.body.textContent.includes(text);

test('a contract, an offer and a link have the times of the site', async () => {
  const terms = { tiers: [], minTurnover: '0' };
  const agreed = { state: 'ACTIVE', terms, effectiveFrom: AT, endedAt: null };
  const offered = { upline: 'anna', offerExpiresAt: AT, terms };
  const item = { kind: 'DIVIDEND', on: true, agreed, offered } as never;
  await show(<OwnContract item={item} currency="PHP" />, includes('anna'));
  expect(document.body.textContent).toContain(`From ${SHOWN}`);
  expect(document.body.textContent).toContain(`until ${SHOWN}`);
  const link = { kind: 'agent', group: 1950, label: '', state: 'expired', expiresAt: AT };
  const counts = { clicks: 0, registrations: 0, firstDeposits: 0, maxUses: 0, device: 'WEB' };
  await show(<LinkCard link={{ ...link, ...counts } as never} />, includes('Clicks'));
  expect(document.body.textContent).toContain(`until ${SHOWN}`);
});

test('an explained bill says whose it is, of which kind and period, and when it was paid', async () => {
  const zero = '0.0000';
  const names = 'bet payout winStake lossStake narrowStake rebate activity salary fees base';
  const figures = Object.fromEntries(
    [...names.split(' '), 'companyWin', 'carryIn', 'deposit'].map((name) => [name, zero]),
  );
  const bill = {
    id: 'b1',
    username: 'anna',
    kind: 'DAILY_SALARY',
    periodKey: '2026-11-03',
    tier: 0,
    reached: null,
    next: null,
    gross: '5.0000',
    received: '5.0000',
    figures,
  };
  const payments = [{ id: 'p1', payer: null, payee: 'anna', amount: '5.0000', at: AT }];
  const explained = { bill, terms: { tiers: [] }, days: [], raised: null, changed: null, payments };
  cacheAnswer('agentBill', { id: 'b1' }, explained as never);
  await show(
    <BillDialog id="b1" currency="PHP" onClose={() => undefined} />,
    includes('The house → anna'),
  );
  expect(document.body.textContent).toContain('Daily salary of anna · 3 Nov 2026');
  expect(document.body.textContent).toContain(SHOWN);
  expect(document.body.textContent).toContain('Kiritimati');
});

test('the sum of a page of lines stands beside the total only where it is another sum', async () => {
  const names =
    'bet validBet payout rebate activity salary dividend deposit withdrawal memberResult';
  const zeros = Object.fromEntries(names.split(' ').map((name) => [name, '0.0000']));
  const total = { ...zeros, netResult: '-3.0000' };
  const line = { ...total, line: 'below', username: 'anna', hasMore: true };
  const found = { currency: 'PHP', total, elsewhere: null, list: [line] };
  await show(<LineTable found={{ ...found, count: 1 } as never} />, includes('anna'));
  expect(document.querySelector('dl')).toBeNull();
  await show(<LineTable found={{ ...found, count: 2 } as never} />, includes('This page'));
  expect(document.querySelector('dl')?.textContent).toBe('This page-3.00');
  // The results follow what they are made of, before money that is no part of them.
  const headings = [...document.querySelectorAll('thead th')].map(({ textContent }) => textContent);
  expect(headings.slice(-4)).toEqual(['Result', 'Net result', 'Deposits', 'Withdrawals']);
});
