// The first amount of a deposit that was opened for what a stake lacks.
import { expect, test } from 'vitest';
import { startHistory } from '../../../navigation/history.ts';
import { openTestPage } from '../../../testing/open-test-page.tsx';
import { DepositForm } from './DepositForm.tsx';

const { show } = openTestPage();

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
  turnoverShares: {
    RNG: '1',
    FISH: '1',
    SPORTS: '1',
    ESPORTS: '1',
    LOCAL: '0.25',
    LIVE: '0.2',
    PVP: '0',
  },
  blockedUntil: null,
  openOrders: 0,
  openOrdersMax: 3,
} as never;

async function typedAt(search: string, min: string): Promise<string | undefined> {
  history.replaceState({}, '', `/lottery${search}`);
  startHistory();
  await show(
    <DepositForm channel={channelOf('card', min)} settings={settings} />,
    () => document.querySelector('input') !== null,
  );
  return document.querySelector('input')?.value;
}

test.each([
  ['', '20.0000', ''],
  ['&mc-amount=24.8400', '20.0000', '24.84'],
  ['&mc-amount=24.8400', '100.0000', '100'],
])('opened at %j, a channel from %s begins with %j', async (asked, min, first) => {
  expect(await typedAt(`?mc=depositv2${asked}`, min)).toBe(first);
  const counts = 'Instant games 25% · Live casino 20% · Card games 0%';
  expect(document.body.textContent).toContain(counts);
});
