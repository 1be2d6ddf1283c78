// The record screens of contracts without a browser: filters of an address, sums, and paying.
import { fillText } from '@fairhouse/values';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { currentText } from '../../i18n/language.ts';
import { exampleOf, withRow } from '../../testing/example.ts';
import type { Answers } from '../../testing/fake-server.ts';
import { openConsole } from '../../testing/open-console.tsx';
import { urls } from '../../urls.ts';

const READ = ['contracts.read', 'agents.read'] as const;
const PAY = ['contracts.read', 'contracts.pay'] as const;

const totals = (count: number) => ({
  ...exampleOf('contractBillTotals'),
  count,
  whole: true,
  currency: 'PHP',
  sums: { gross: '90.0000', due: '75.5000', received: '0.0000', outstanding: '75.5000' },
});

test('an address with filters opens the bills that they choose, and a row its figures', async () => {
  const answers: Answers = {
    contractBills: withRow('contractBills', { username: 'anna', status: 'ISSUED' }) as never,
  };
  await openConsole(
    urls.contractBills({ username: 'anna', periodKey: '2026-11-H1' }),
    READ,
    answers,
  );
  fireEvent.click(await screen.findByText('anna'));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(currentText('contract.companyWin'))).toBeTruthy();
  const run = within(dialog).getByRole('link', { name: currentText('contract.openRun') });
  expect(run.getAttribute('href')).toContain('/contracts/runs?kind=');
  const field = screen.getByLabelText(currentText('contract.period'), { selector: 'input' });
  expect((field as HTMLInputElement).value).toBe('2026-11-H1');
});

test('before all that is ready is paid, its count and sum are said', async () => {
  const answers: Answers = {
    contractBillTotals: totals(4),
    contractPayReady: { bills: 4, paid: 3, received: '60.0000', left: 1 },
  };
  await openConsole('/contracts/bills', PAY, answers);
  fireEvent.click(await screen.findByRole('button', { name: currentText('contract.payReady') }));
  const dialog = await screen.findByRole('dialog');
  const words = fillText(currentText('contract.payReadyEffect'), { count: '4', sum: '75.50 PHP' });
  expect(await within(dialog).findByText(words)).toBeTruthy();
  const [, button] = within(dialog).getAllByRole('button');
  fireEvent.click(button as HTMLElement);
  const done = fillText(currentText('contract.paidReady'), {
    paid: '3',
    sum: '60.00 PHP',
    left: '1',
  });
  expect(await screen.findByText(done)).toBeTruthy();
});

test('where nothing is ready nothing can be paid, and who may only read is offered nothing', async () => {
  await openConsole('/contracts/bills', PAY, { contractBillTotals: totals(0) });
  fireEvent.click(await screen.findByRole('button', { name: currentText('contract.payReady') }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText(currentText('contract.nothingReady'))).toBeTruthy();
  const buttons = within(dialog).getAllByRole('button') as HTMLButtonElement[];
  expect(buttons.at(-1)?.disabled).toBe(true);
});

test('who may only read bills is not offered to pay them', async () => {
  await openConsole('/contracts/bills', READ, {});
  await screen.findByRole('button', { name: currentText('ra.action.export') });
  expect(screen.queryByRole('button', { name: currentText('contract.payReady') })).toBeNull();
});

test('advances are the debts that the house has paid, without the act to advance them', async () => {
  const answers: Answers = {
    contractDebtList: withRow('contractDebtList', {
      payer: 'otto',
      toPlatform: true,
      outstanding: '12.0000',
    }) as never,
  };
  await openConsole('/contracts/advances', PAY, answers);
  expect(await screen.findByText('otto')).toBeTruthy();
  expect(screen.getByText(currentText('contract.owedToHouse'))).toBeTruthy();
  expect(screen.queryByRole('button', { name: currentText('contract.advance') })).toBeNull();
});

test('the page of an agent has its contracts, bills and debts, each with a way to all', async () => {
  const agent = { ...exampleOf('agentOne'), username: 'anna' };
  await openConsole('/agents/1/show?tab=contracts', READ, { agentOne: agent });
  const names = ['ofUpline', 'ofDirects', 'billsOwn', 'billsPaid', 'debtsAndAdvances'] as const;
  for (const name of names) {
    expect(await screen.findByText(currentText(`contract.${name}`)), name).toBeTruthy();
  }
  const links = screen.getAllByRole('link', { name: currentText('contract.seeAll') });
  const targets = links.map((link) => decodeURIComponent(link.getAttribute('href') ?? ''));
  expect(targets).toEqual([
    '#/contracts?filter={"username":"anna"}',
    '#/contracts?filter={"upline":"anna"}',
    '#/contracts/bills?filter={"username":"anna"}',
    '#/contracts/bills?filter={"payer":"anna"}',
    '#/contracts/debts?filter={"username":"anna"}',
  ]);
});

test('the page of an agent has no contracts for who may not read them', async () => {
  const agent = { ...exampleOf('agentOne'), username: 'anna' };
  await openConsole('/agents/1/show', ['agents.read'], { agentOne: agent });
  expect(await screen.findByText(currentText('agent.teamSums'))).toBeTruthy();
  await waitFor(() =>
    expect(screen.queryByRole('tab', { name: currentText('menu.contracts') })).toBeNull(),
  );
});
