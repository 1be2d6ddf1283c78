import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { queryClient } from '../app/query-client.ts';
import type { CallValue } from '../calls/calls.ts';
import { currentText } from '../i18n/language.ts';
import { exampleOf } from '../testing/example.ts';
import type { Answers } from '../testing/fake-server.ts';
import { openConsole } from '../testing/open-console.tsx';

const NO_POINT = {
  stakes: '0.0000',
  payouts: '0.0000',
  result: '0.0000',
  withdrawals: '0.0000',
  bets: 0,
};

const REFUSAL = 'This is away for a moment.';

const queues = (count: number): CallValue<'dashboardQueues'> => ({
  currency: 'PHP',
  allowed: ['withdrawals'],
  bigWinFrom: '50000.0000',
  list: [{ queue: 'withdrawals', state: 'HELD', count, amount: '1234.5678', oldestAt: 1_000 }],
});

test('a queue shows count and sum, and leads to its orders', async () => {
  await openConsole('/', ['withdrawals.read'], { dashboardQueues: queues(731) });
  const card = await screen.findByRole('link', { name: /731/ });
  expect(card.textContent).toContain('1,234.57');
  expect(card.getAttribute('href')).toContain(
    `/withdrawals?filter=${encodeURIComponent('{"state":"HELD"}')}`,
  );
});

test('an operator without queues and figures sees neither', async () => {
  const none = { ...exampleOf('dashboardQueues'), allowed: [], list: [] };
  await openConsole('/', [], { dashboardQueues: none });
  expect(await screen.findByText(currentText('dashboard.welcome'))).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(currentText('queue.title'))).toBeNull());
  expect(screen.queryByText(currentText('figure.stakes'))).toBeNull();
});

test('figures stay while a later answer fails, each beside earlier days and with its rows', async () => {
  const stakes = (amount: string) => ({ count: 5, amount });
  const example = exampleOf('dashboard');
  const answers: Answers = {
    dashboardQueues: queues(731),
    dashboard: {
      ...example,
      stakes: stakes('1500.0050'),
      yesterday: { ...example.yesterday, stakes: stakes('1000.0000') },
    },
  };
  await openConsole('/', ['reports.read', 'draws.read'], answers);
  const value = await screen.findByRole('link', { name: /1,500\.01/ });
  expect(value.getAttribute('href')).toMatch(/\/draws\?filter=%7B%22day%22/);
  expect(screen.getByText(/\(\+50 %\)/)).toBeTruthy();
  Object.assign(answers, {
    dashboard: { refused: REFUSAL },
    dashboardQueues: { refused: REFUSAL },
  });
  await act(() => queryClient.invalidateQueries());
  expect((await screen.findAllByText(REFUSAL)).length).toBeGreaterThan(1);
  expect(screen.getByRole('link', { name: /1,500\.01/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: /731/ })).toBeTruthy();
  const [alert] = screen.getAllByRole('alert');
  fireEvent.click(within(alert as HTMLElement).getByRole('button'));
});

test('numbers open the movements that they are the sum of, for who may read the ledger', async () => {
  const example = exampleOf('dashboard');
  const day = { ...example, from: 1_000, to: 2_000, stakes: { count: 1, amount: '77.0000' } };
  const line = { stakes: { count: 1, amount: '66.0000' }, payouts: { count: 0, amount: '0.0000' } };
  const lottery = {
    ...line,
    gameCode: 'SSC1',
    name: 'Chongqing',
    rebates: { count: 0, amount: '0.0000' },
    result: '66.0000',
    yesterday: { stakes: '55.0000', result: '0.0000' },
  };
  await openConsole('/', ['reports.read', 'ledger.read', 'members.read'], {
    dashboard: {
      ...day,
      activePlayers: 88,
      firstDeposits: 22,
      yesterday: { ...example.yesterday, from: 10, to: 20, activePlayers: 87 },
    },
    dashboardLotteries: { currency: 'PHP', list: [lottery] },
    dashboardSeries: {
      points: [{ ...NO_POINT, at: 5_000, deposits: '44.0000', registrations: 33 }],
    },
  });
  const filterOf = async (name: RegExp) => {
    // Wide columns are hidden on the narrow screen of a test.
    const [link] = await screen.findAllByRole('link', { name, hidden: true });
    const address = new URL(link?.getAttribute('href')?.replace('#', '') ?? '', 'http://console');
    return [address.pathname, JSON.parse(address.searchParams.get('filter') ?? '{}') as unknown];
  };
  const movements = '/ledger/movements';
  const span = { from: 1_000, to: 2_000 };
  expect(await filterOf(/^77/)).toEqual([movements, { figure: 'stakes', ...span }]);
  expect(await filterOf(/^88/)).toEqual(['/members', { lastBetFrom: 1_000 }]);
  expect(await filterOf(/^87/)).toEqual([movements, { figure: 'stakes', from: 10, to: 20 }]);
  expect(await filterOf(/^22 /)).toEqual([movements, { figure: 'deposits', ...span }]);
  const gameCode = 'SSC1';
  expect(await filterOf(/^66/)).toEqual([movements, { figure: 'stakes', ...span, gameCode }]);
  const yesterday = { figure: 'stakes', from: 10, to: 20, gameCode };
  expect(await filterOf(/^55/)).toEqual([movements, yesterday]);
  fireEvent.click(screen.getByRole('button', { name: currentText('dashboard.table') }));
  const hour = { from: 5_000, to: 5_000 + 3_600_000 };
  expect(await filterOf(/^44/)).toEqual([movements, { figure: 'deposits', ...hour }]);
  const registered = { registeredFrom: hour.from, registeredTo: hour.to, trial: 'false' };
  expect(await filterOf(/^33/)).toEqual(['/members', registered]);
});

test('each vendor stands with its play and leads to its page', async () => {
  const play = {
    vendor: 'STUDIO',
    name: 'Lanterns',
    stakes: { count: 2, amount: '10.0000' },
    payouts: { count: 1, amount: '12.0000' },
    result: '-2.0000',
    yesterday: { stakes: '30.0000', result: '30.0000' },
  };
  const dashboardVendors = { currency: 'PHP', list: [play] };
  await openConsole('/', ['reports.read', 'settings.read'], { dashboardVendors });
  const link = await screen.findByRole('link', { name: 'Lanterns' });
  expect(link.getAttribute('href')).toContain('/vendors/STUDIO');
  const row = link.closest('tr');
  expect(row?.textContent).toContain('10.00');
  expect(row?.textContent).toContain('-2.00');
});
