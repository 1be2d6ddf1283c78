// The console's page of the site status: maintenance, and regions that are not served.
import { expect, type Locator, type Page } from '@playwright/test';
import { confirmAct } from './approve.ts';
import { openMenu } from './console.ts';

/** The addresses that the site always serves and never serves. */
export interface Addresses {
  readonly allowed: string;
  readonly restricted: string;
}

/** Closes the site of the selected merchant for all visitors. */
export async function closeSite(backoffice: Page): Promise<void> {
  const panel = await openPanel(backoffice, 'Maintenance');
  await panel.getByRole('switch', { name: 'Close the site' }).check();
  await panel.getByRole('button', { name: 'Save', exact: true }).click();
  await confirmAct(backoffice, 'Maintenance', 'Close the site');
  await expect(panel.getByText('The site is closed', { exact: true })).toBeVisible();
}

export async function openSite(backoffice: Page): Promise<void> {
  const panel = await openPanel(backoffice, 'Maintenance');
  await panel.getByRole('switch', { name: 'Close the site' }).uncheck();
  await panel.getByRole('button', { name: 'Save', exact: true }).click();
  await confirmAct(backoffice, 'Maintenance', 'Save');
  await expect(panel.getByText('The site is open', { exact: true })).toBeVisible();
}

/** Requests a change of the served addresses. */
export async function askForAddresses(
  backoffice: Page,
  now: Addresses,
  then: Addresses,
): Promise<void> {
  const panel = await openPanel(backoffice, 'Regions');
  const allowed = panel.getByLabel('Always served addresses');
  const restricted = panel.getByLabel('Restricted addresses');
  await expect(allowed).toHaveValue(now.allowed);
  await expect(restricted).toHaveValue(now.restricted);
  await allowed.fill(then.allowed);
  await restricted.fill(then.restricted);
  await panel.getByRole('button', { name: 'Save', exact: true }).click();
  await confirmAct(backoffice, 'Regions', 'Save');
  // The fields show the values in force until the request is approved.
  await expect(restricted).toHaveValue(now.restricted);
}

/** A panel of the page after a refresh; both have a button of the same name. */
async function openPanel(backoffice: Page, title: string): Promise<Locator> {
  await openMenu(backoffice, 'Dashboard');
  await openMenu(backoffice, 'System status');
  const heading = backoffice.getByRole('heading', { name: title, exact: true });
  const panel = backoffice.locator('section').filter({ has: heading });
  await expect(panel).toBeVisible();
  return panel;
}
