import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { afterEach, expect, test, vi } from 'vitest';
import { currentText, startLanguage } from '../i18n/language.ts';
import { queryClient } from './query-client.ts';
import { RefreshNotice } from './RefreshNotice.tsx';

vi.mock('../i18n/use-text.ts', () => ({
  useText: () => (key: string) => currentText(key as never),
  useLanguage: () => 'EN',
}));

const REFUSAL = 'This is away for a moment.';

let idle: number | undefined;

/** A page that keeps what it has read. */
function Draws() {
  const { data, error } = useQuery({
    queryKey: ['draws'],
    queryFn: async () => {
      if (idle === undefined) throw new HttpError(REFUSAL, 503);
      return idle;
    },
    retry: false,
  });
  return <p>{data === undefined ? (error?.message ?? 'waits') : `idle ${data}`}</p>;
}

afterEach(() => {
  cleanup();
  queryClient.clear();
});

test('the last data stays while a refresh fails, the notice says so, and goes again', async () => {
  await startLanguage();
  idle = 41;
  render(
    <QueryClientProvider client={queryClient}>
      <RefreshNotice />
      <Draws />
    </QueryClientProvider>,
  );
  expect(await screen.findByText('idle 41')).toBeTruthy();
  expect(screen.queryByRole('status')).toBeNull();
  idle = undefined;
  await act(() => queryClient.invalidateQueries());
  expect((await screen.findByRole('status')).textContent).toContain(
    currentText('app.notRefreshed'),
  );
  expect(screen.getByText('idle 41')).toBeTruthy();
  expect(screen.queryByText(REFUSAL)).toBeNull();
  idle = 42;
  fireEvent.click(screen.getByRole('button', { name: currentText('app.retry') }));
  expect(await screen.findByText('idle 42')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
});

test('data that was never read gives way to the error', async () => {
  await startLanguage();
  idle = undefined;
  render(
    <QueryClientProvider client={queryClient}>
      <RefreshNotice />
      <Draws />
    </QueryClientProvider>,
  );
  expect(await screen.findByText(REFUSAL)).toBeTruthy();
  expect(screen.queryByRole('status')).toBeNull();
});
