// The first amount of a deposit that was opened for what a stake lacks.
import { QueryClientProvider } from '@tanstack/react-query';
import { act, Suspense } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queries } from '../../../calls/queries.ts';
import { startHistory } from '../../../navigation/history.ts';
import { DepositForm } from './DepositForm.tsx';

let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const box = document.createElement('div');
  document.body.append(box);
  root = createRoot(box);
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  await act(async () => queries.clear());
  vi.unstubAllGlobals();
});

const channelOf = (id: string, min: string) =>
  ({
    id,
    name: id,
    min,
    max: '50000.0000',
    step: '0.0100',
    feeRate: '0',
    feeFixed: '0.0000',
    turnover: '1',
    presets: [],
    openOrder: null,
  }) as never;
const settings = {
  currency: 'PHP',
  blockedUntil: null,
  openOrders: 0,
  openOrdersMax: 3,
} as never;

async function typedAt(search: string, min: string): Promise<string | undefined> {
  history.replaceState({}, '', `/lottery${search}`);
  startHistory();
  await act(async () =>
    root.render(
      <QueryClientProvider client={queries}>
        <Suspense fallback={null}>
          <DepositForm channel={channelOf('card', min)} settings={settings} />
        </Suspense>
      </QueryClientProvider>,
    ),
  );
  await vi.waitFor(() => expect(document.querySelector('input')).not.toBeNull(), {
    timeout: 10_000,
  });
  return document.querySelector('input')?.value;
}

test.each([
  ['', '20.0000', ''],
  ['&mc-amount=24.8400', '20.0000', '24.84'],
  ['&mc-amount=24.8400', '100.0000', '100'],
])('opened at %j, a channel from %s begins with %j', async (asked, min, first) => {
  expect(await typedAt(`?mc=depositv2${asked}`, min)).toBe(first);
});
