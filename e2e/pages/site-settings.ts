// The console's pages of what the merchant's site asks of visitors: fields, and human checks.
import { expect, type Locator, type Page } from '@playwright/test';
import { actFor } from './approvals.ts';
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

/** Saves the panel with a reason; ends when what it shows is in force. */
export async function saveSetting(desk: Page, panel: Locator, title: string): Promise<void> {
  const save = panel.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await actFor(desk, title, 'Save');
  await expect(save).toBeDisabled();
}

/** Chooses an option of a list that opens over the page. */
export async function choose(within: Locator, name: string, option: string): Promise<void> {
  await within.getByRole('combobox', { name, exact: true }).click();
  await within.page().getByRole('option', { name: option, exact: true }).click();
}
