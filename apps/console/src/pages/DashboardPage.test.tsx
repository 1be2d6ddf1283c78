import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { queryClient } from '../app/query-client.ts';
import type { CallValue } from '../calls/calls.ts';
import { currentText } from '../i18n/language.ts';
import { exampleOf } from '../testing/example.ts';
import type { Answers } from '../testing/fake-server.ts';
import { openConsole } from '../testing/open-console.tsx';

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
