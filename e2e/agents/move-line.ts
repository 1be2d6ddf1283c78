// The dialog of the console by which a line moves: it shows what the move ends before it can be
// asked for.
import { refusalText } from '@fairhouse/calls';
import { expect, type Browser } from '@playwright/test';
import { assert } from '@fairhouse/values';
import { randomUUID } from 'node:crypto';
import { expectValue } from '../../faults/guest.ts';
import { confirmAct } from '../pages/console/approve.ts';
import { enterConsole, openConsoleLogin, openMenu } from '../pages/console/console.ts';
import type { TurnedInstallation } from './turned-installation.ts';

interface Wanted {
  readonly name: string;
  /** Where the line is to go. */
  readonly upline: string;
  /** The contract that would end: from whom, and for how many per cent. */
  readonly ends: { readonly from: string; readonly rate: number };
}

/** Asks for the move in the console; the second operator refuses, so that everything stays. */
export async function askForMove(
  browser: Browser,
  { consoleOrigin }: Pick<TurnedInstallation, 'consoleOrigin'>,
  { maker, checker }: Awaited<ReturnType<TurnedInstallation['openOwners']>>,
  { name, upline, ends }: Wanted,
): Promise<void> {
  const page = await openConsoleLogin(browser);
  await enterConsole(page, { origin: consoleOrigin, token: maker.token() });
  await openMenu(page, 'Agents');
  await page.getByLabel('Name begins with').fill(name);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('row').filter({ hasText: name }).click();
  await page.getByRole('button', { name: 'Move the line' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move the line' });
  const ask = dialog.getByRole('button', { name: 'Move the line', exact: true });
  const to = dialog.getByLabel('Username of the new upline');

  // Beside what the dialog says from the begin.
  const unknown = refusalText('member.unknown', 'EN');
  await to.fill('nobody-has-this-name');
  await expect(dialog.getByRole('alert').filter({ hasText: unknown })).toBeVisible();
  await expect(ask).toBeDisabled();

  await to.fill(upline);
  const contract = dialog
    .getByRole('table', { name: 'What ends with the move' })
    .getByRole('row')
    .filter({ hasText: `${ends.from} → ${name}` });
  await expect(contract).toContainText(`${ends.rate} %`);
  await expect(contract).toContainText('Dividend');
  await expect(dialog).toContainText(`below ${upline}`);
  await confirmAct(page, 'Move the line', 'Move the line');
  await expect(page.getByText('It waits for a second person in the approvals.')).toBeVisible();
  await page.context().close();

  const { list } = await expectValue(
    checker.call('approvalList', { state: 'pending', kind: 'act.agentMove' }),
  );
  const [request] = list;
  assert(request !== undefined && list.length === 1, 'the move waits');
  const reason = 'A journey needs it so.';
  await expectValue(
    checker.call(
      'approvalDecide',
      { id: request.id, decision: 'refuse', reason },
      { idempotencyKey: randomUUID() },
    ),
  );
}
