import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { currentText } from '../../i18n/language.ts';
import { exampleOf, withRow } from '../../testing/example.ts';
import type { Answers } from '../../testing/fake-server.ts';
import { openConsole } from '../../testing/open-console.tsx';

type Key = Parameters<typeof currentText>[0];

const gateway = (part: Partial<ReturnType<typeof exampleOf<'vendorGateway'>>> = {}): Answers => ({
  vendorGateway: { ...exampleOf('vendorGateway'), name: 'Studio', wallet: 'SEAMLESS', ...part },
});
const buttonIn = (dialog: HTMLElement, name: Key) =>
  within(dialog).getByRole('button', { name: currentText(name) }) as HTMLButtonElement;
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

test('a lower return names both returns, and rejecting it says that the game is hidden', async () => {
  await openConsole('/vendors/STUDIO/changes', ['settings.read', 'settings.edit'], {
    ...gateway({ waitingChanges: 2 }),
    vendorChanges: withRow('vendorChanges', {
      state: 'WAITING',
      question: 'RETURN',
      decidedBy: null,
      detail: '{"rtp":{"from":[965000],"to":[940000]}}',
    }) as never,
  });
  expect(await screen.findByText(/96.5 % → 94 %/)).toBeTruthy();
  expect(screen.getByRole('link', { name: /: 2$/ })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: currentText('change.reject') }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(currentText('change.effect.RETURN.reject'))).toBeTruthy();
});

test('a round without an end is voided only where the vendor does not have it', async () => {
  const rights = ['settings.read', 'ledger.read', 'adjustments.make'];
  const rounds = (vendorView: string) =>
    withRow('vendorStuckRounds', { vendorView, round: 'round-7' }) as never;
  const answers = { ...gateway(), vendorStuckRounds: rounds('{"status":"RS_OK"}') };
  await openConsole('/vendors/STUDIO/stuck', rights, answers);
  expect(await screen.findByText('RS_OK')).toBeTruthy();
  expect(screen.queryByRole('button', { name: currentText('stuck.void') })).toBeNull();
  expect(screen.queryByRole('button', { name: currentText('stuck.ask') })).toBeNull();
});

test('the refund of a round waits for a second operator', async () => {
  const rights = ['settings.read', 'ledger.read', 'adjustments.make'];
  await openConsole('/vendors/STUDIO/stuck', rights, {
    ...gateway(),
    vendorStuckRounds: withRow('vendorStuckRounds', {
      vendorView: '{"status":"RS_ERROR_TRANSACTION_DOES_NOT_EXIST"}',
    }) as never,
  });
  fireEvent.click(await screen.findByRole('button', { name: currentText('stuck.void') }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(currentText('act.second'))).toBeTruthy();
});

test('a launch test names the step that refuses players, and offers no address that was refused', async () => {
  const games = exampleOf('vendorGames').map((game) => ({ ...game, name: 'Silent Reef' }));
  await openConsole('/vendors/STUDIO/games', ['settings.read', 'settings.edit'], {
    ...gateway(),
    vendorGames: games,
    vendorLaunchTest: {
      steps: [
        { step: 'game', result: 'passed', detail: 'LIVE' },
        { step: 'url', result: 'refused', detail: 'an address outside its hosts' },
      ],
      url: null,
      latencyMs: 87,
      tries: 1,
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: currentText('launch.title') }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(buttonIn(dialog, 'launch.run'));
  expect(await within(dialog).findByText('an address outside its hosts')).toBeTruthy();
  expect(within(dialog).getByText(/87 ms/)).toBeTruthy();
  expect(within(dialog).queryByText(currentText('launch.open'))).toBeNull();
});

test('a plan needs tiers that can be read, and waits for a second operator', async () => {
  const rights = ['settings.read', 'settings.edit', 'ledger.read'];
  await openConsole('/vendors/STUDIO/commissions', rights, {
    ...gateway(),
    vendorCommissions: withRow('vendorCommissions', {
      month: '2026-11-01' as never,
      commission: '321.0000' as never,
      version: 1,
    }) as never,
  });
  expect((await screen.findAllByText(/321.00/)).length).toBeGreaterThan(0);
  fireEvent.click(screen.getByRole('button', { name: currentText('commission.newPlan') }));
  const dialog = await screen.findByRole('dialog');
  type(within(dialog).getByLabelText(new RegExp(currentText('act.reason'))), 'agreed with them');
  const ask = buttonIn(dialog, 'act.ask');
  expect(ask.disabled).toBe(true);
  // What goes into the house jackpots is revenue unless the contract says otherwise.
  const jackpots = within(dialog).getByLabelText(currentText('commission.jackpots'));
  expect((jackpots as HTMLInputElement).checked).toBe(false);
  const tiers = within(dialog).getByLabelText(new RegExp(currentText('commission.tiers')));
  type(tiers, '0 twelve');
  expect(ask.disabled).toBe(true);
  type(tiers, '0 12\n1000 10');
  expect(ask.disabled).toBe(false);
});

test('the report has a tab with the right to read reports, and a day leads to its games', async () => {
  await openConsole('/vendors/STUDIO/report', ['settings.read', 'reports.read'], {
    ...gateway(),
    vendorReport: withRow('vendorReport', {
      nodeId: null,
      day: '2026-11-03' as never,
      revenue: '-12.0000' as never,
    }) as never,
  });
  const link = await screen.findByRole('link', { name: '03/11/2026' });
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('"by":"game"');
  expect(screen.queryByRole('tab', { name: currentText('vendor.tab.commissions') })).toBeNull();
});

test('free rounds name what was played and won, and only one that is not over can be cancelled', async () => {
  const rights = ['settings.read', 'ledger.read', 'adjustments.make'];
  const rounds = (part: object) => withRow('vendorFreeRounds', part) as never;
  await openConsole('/vendors/STUDIO/free', rights, {
    ...gateway(),
    vendorFreeRounds: rounds({ state: 'ACTIVE', count: 10, used: 4, won: '12.5000', problem: '' }),
  });
  expect(await screen.findByText('4 / 10')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: currentText('free.cancel') }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/\b6\b/)).toBeTruthy();
});

test('used free rounds cannot be cancelled, and giving some waits for a second operator', async () => {
  const rights = ['settings.read', 'ledger.read', 'adjustments.make'];
  await openConsole('/vendors/STUDIO/free', rights, {
    ...gateway(),
    vendorFreeRounds: withRow('vendorFreeRounds', { state: 'USED', problem: '' }) as never,
  });
  expect(await screen.findByText(currentText('free.USED'))).toBeTruthy();
  expect(screen.queryByRole('button', { name: currentText('free.cancel') })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: currentText('free.give') }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(currentText('act.second'))).toBeTruthy();
});
