// An operator runs the conformance lab against the studio and takes the report home.
import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { openConsole } from '../pages/console/console.ts';
import { urls } from '../../apps/console/src/urls.ts';
import { CONSOLE_URL } from '../addresses.ts';

test('an operator tests the studio, looks at a case, and saves the report', async ({ browser }) => {
  test.setTimeout(8 * 60_000);
  const owner = await openConsole(browser, 'owner');
  await owner.goto(`${CONSOLE_URL}/#${urls.vendor('FAIRHOUSE')}/lab`);

  await test.step('starts a run with a reason', async () => {
    await owner.getByRole('button', { name: 'Test the vendor' }).click();
    const dialog = owner.getByRole('dialog', { name: 'Test the vendor' });
    await expect(dialog).toContainText('play money');
    await dialog.getByLabel('Reason').fill('Before the studio goes live.');
    await dialog.getByRole('button', { name: 'Start the run' }).click();
    await expect(dialog).toBeHidden();
  });

  const run = owner.locator('section').filter({ hasText: 'Report to print' });
  await test.step('sees it go on, and end', async () => {
    await expect(run.getByText(/^Under way: /)).toBeVisible();
    await expect(run.getByText(/^Finished: /)).toBeVisible({ timeout: 6 * 60_000 });
    await expect(run.getByText(/, 0 failed, /)).toBeVisible();
  });

  await test.step('reads what a case asked, and what was answered', async () => {
    const row = run.getByRole('row').filter({ hasText: 'play-round' });
    await expect(row).toContainText('Passed');
    await row.getByRole('button', { name: 'Details' }).click();
    const drawer = owner.getByRole('dialog', { name: /A round takes its stake/ });
    await expect(drawer.getByText('ledger: balance')).toBeVisible();
    await drawer.getByText('← bet').first().click();
    await expect(drawer.getByText(/transaction_uuid/).first()).toBeVisible();
    await drawer.getByRole('button', { name: 'Close' }).click();
    await expect(drawer).toBeHidden();
  });

  await test.step('saves the report', async () => {
    const saving = owner.waitForEvent('download');
    await run.getByRole('button', { name: 'Report to print' }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(/^lab-fairhouse-.*\.html$/);
    const page = readFileSync(await file.path(), 'utf8');
    expect(page).toContain('Conformance report');
    expect(page).toContain('All required cases have passed.');
  });
  await owner.context().close();
});
