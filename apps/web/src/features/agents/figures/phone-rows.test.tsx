// What the rows of an agent's figures say on a phone: every amount there has its name.
import { beforeEach, expect, test, vi } from 'vitest';
import { cacheAnswer } from '../../../calls/use-call.ts';
import { startHistory } from '../../../navigation/history.ts';
import { openTestPage } from '../../../testing/open-test-page.tsx';
import { LotteryBets } from './bets/LotteryBets.tsx';
import { IncomeLines } from './income/IncomeLines.tsx';

const DAY = '2026-12-01';
const ISSUE = 'SSC1-20261201-0293';

const { show } = openTestPage();
const hasRows = () => document.querySelector('tbody td') !== null;

beforeEach(() => {
  // Only the list of bets is answered: what else a component knows was stored before.
  vi.stubGlobal('fetch', async (url: string) =>
    url.startsWith('/wps/agent/report/bets?')
      ? Response.json({ success: true, value: { currency: 'PHP', list: BETS, cursor: null } })
      : new Promise(() => undefined),
  );
  history.replaceState({}, '', '/?ac=agentTeamBets');
  startHistory();
  cacheAnswer('gameMenus', {}, {
    groups: [{ games: [{ gameCode: 'SSC1', name: 'SSC 1 minute' }] }],
  } as never);
});
/** The texts of a row's cells that a phone shows. */
const phoneRows = () =>
  [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td')]
      .filter((cell) => !cell.classList.contains('max-md:hidden'))
      .map((cell) => cell.textContent.replaceAll(/\s+/g, ' ')),
  );

const line = (part: object) => ({
  kind: 'draw',
  name: 'SSC1',
  issue: ISSUE,
  bets: 1,
  turnover: '220.0000',
  amount: '0.5000',
  withheld: '0.0000',
  ...part,
});

test('the lines of a day name their draws, and on a phone the bets and the turnover', async () => {
  const list = [
    line({}),
    line({ kind: 'category', name: 'RNG', issue: '', bets: null, withheld: '3.0000' }),
  ];
  const found = { day: DAY, currency: 'PHP', list, isWhole: true };
  cacheAnswer('agentIncomeLines', { day: DAY }, found as never);
  await show(<IncomeLines day={DAY} />, hasRows);
  expect(phoneRows()).toEqual([
    ['SSC 1 minute · 20261201-0293', '+₱0.50', 'Bets 1 · Turnover 220.00'],
    ['Slots', '+₱0.50', 'Turnover 220.00 · Not paid while you were frozen ₱3.00'],
  ]);
});

test.each([
  ['3.0000', ['Amount', 'Not paid while you were frozen']],
  ['0.0000', ['Turnover', 'Amount']],
])('of %s held back, the lines of a day end with %j', async (withheld, headings) => {
  const found = { day: DAY, currency: 'PHP', list: [line({ withheld })], isWhole: true };
  cacheAnswer('agentIncomeLines', { day: DAY }, found as never);
  await show(<IncomeLines day={DAY} />, hasRows);
  const shown = [...document.querySelectorAll('thead th:not([class*="md:hidden"])')];
  expect(shown.map(({ textContent }) => textContent).slice(-2)).toEqual(headings);
});

const bet = (status: string, prize: string) => ({
  order: status,
  username: 'anna',
  lottery: 'SSC1',
  game: 'SSC 1 minute',
  issue: ISSUE,
  bets: 0,
  lines: [],
  stake: '10.0000',
  validBet: '10.0000',
  prize,
  status,
  placedAt: 0,
  shared: true,
});
const BETS = [bet('won', '19.6000'), bet('lost', '0.0000')];

test('a bet of the team shows its whole draw and its stake, and a won one also its prize', async () => {
  await show(<LotteryBets />, hasRows);
  const [won, lost] = phoneRows();
  expect(won).toEqual(
    expect.arrayContaining(['Stake ₱10.00', 'SSC 1 minute 20261201-0293Prize ₱19.60', 'Won']),
  );
  expect(lost).toEqual(
    expect.arrayContaining(['Stake ₱10.00', 'SSC 1 minute 20261201-0293', 'Lost']),
  );
});
