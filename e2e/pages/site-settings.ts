// The console's pages of what the merchant's site asks of visitors: fields, and human checks.
import { expect, type Locator, type Page } from '@playwright/test';
import { actFor } from './approvals.ts';
import { agreeTo, deskClient } from './desk-client.ts';
import { openMenu } from './desk.ts';

/** A panel of the page, under one of its tabs. */
export async function openSetting(desk: Page, tab: string, title: string): Promise<Locator> {
  await openMenu(desk, 'White label');
  await desk.getByRole('tab', { name: tab, exact: true }).click();
  const heading = desk.getByRole('heading', { level: 2, name: title, exact: true });
  const panel = desk.locator('section').filter({ has: heading });
  await expect(panel).toBeVisible();
  return panel;
}

/**
 * Saves the panel at the second merchant with a reason, and has the other owner agree where that is
 * needed; ends when what the panel shows is in force.
 */
export async function saveSetting(desk: Page, panel: Locator, title: string): Promise<void> {
  const save = panel.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await actFor(desk, title, 'Save');
  await expect(save).toBeDisabled();
  if (!(await agreeToSettings('saigon'))) return;
  await desk.waitForResponse((answer) =>
    new URL(answer.url()).pathname.endsWith('/console/settings'),
  );
  await expect(save).toBeDisabled();
}

/** Chooses an option of a list that opens over the page. */
export async function choose(within: Locator, name: string, option: string): Promise<void> {
  await within.getByRole('combobox', { name, exact: true }).click();
  await within.page().getByRole('option', { name: option, exact: true }).click();
}

/** The second owner agrees to every setting that waits; false where none does. */
async function agreeToSettings(merchant: string): Promise<boolean> {
  const waiting = await deskClient('partner', merchant).call('approvalList', {
    state: 'pending',
    kind: 'settings.change',
  });
  const list = waiting.ok ? waiting.value.list : [];
  for (const { id } of list) await agreeTo(id, merchant);
  return list.length > 0;
}
