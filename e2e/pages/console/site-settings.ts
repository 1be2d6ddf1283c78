// The console's settings of registration fields and human checks.
import { expect, type Locator, type Page } from '@playwright/test';
import { confirmAct } from './approve.ts';
import { approveRequest, backofficeClient } from './backoffice-client.ts';
import { openMenu } from './console.ts';

/** A panel of the settings page, under one of its tabs. */
export async function openSetting(backoffice: Page, tab: string, title: string): Promise<Locator> {
  await openMenu(backoffice, 'White label');
  await backoffice.getByRole('tab', { name: tab, exact: true }).click();
  const heading = backoffice.getByRole('heading', { level: 2, name: title, exact: true });
  const panel = backoffice.locator('section').filter({ has: heading });
  await expect(panel).toBeVisible();
  return panel;
}

/**
 * Saves the panel at the second merchant with a reason, and has the other owner approve where that
 * is required; resolves when the panel shows the value in force.
 */
export async function saveSetting(backoffice: Page, panel: Locator, title: string): Promise<void> {
  await proposeSetting(backoffice, panel, title);
  await approveSettings(backoffice);
  await expect(saveButton(panel)).toBeDisabled();
}

/** Saves the panel with a reason; where approval is required the change waits for it. */
export async function proposeSetting(
  backoffice: Page,
  panel: Locator,
  title: string,
): Promise<void> {
  await saveButton(panel).click();
  await confirmAct(backoffice, title, 'Save');
  await expect(saveButton(panel)).toBeDisabled();
}

/**
 * The second owner approves every setting of the second merchant that waits; resolves when the
 * first owner's page has read the settings again.
 */
export async function approveSettings(backoffice: Page): Promise<void> {
  if (!(await agreeToSettings('saigon'))) return;
  // An answer that was under way before the approval still contains the old value.
  const request = await backoffice.waitForRequest((each) =>
    new URL(each.url()).pathname.endsWith('/console/settings'),
  );
  await request.response();
}

/** The panel's button, disabled while nothing is changed. */
export function saveButton(panel: Locator): Locator {
  return panel.getByRole('button', { name: 'Save', exact: true });
}

/** Chooses an option of a select list. */
export async function choose(within: Locator, name: string, option: string): Promise<void> {
  await within.getByRole('combobox', { name, exact: true }).click();
  await within.page().getByRole('option', { name: option, exact: true }).click();
}

/** The second owner approves every setting that waits; returns false if there is none. */
async function agreeToSettings(merchant: string): Promise<boolean> {
  const waiting = await backofficeClient('partner', merchant).call('approvalList', {
    state: 'pending',
    kind: 'settings.change',
  });
  const list = waiting.ok ? waiting.value.list : [];
  for (const { id } of list) await approveRequest(id, merchant);
  return list.length > 0;
}
