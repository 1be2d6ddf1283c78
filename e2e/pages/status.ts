// The console's page of the main switch: maintenance, and regions that are not served.
import { expect, type Locator, type Page } from '@playwright/test';
import { actFor } from './approvals.ts';
import { openMenu } from './desk.ts';

/** Which addresses the site always serves and never serves. */
export interface Addresses {
  readonly allowed: string;
  readonly restricted: string;
}

/** Closes the site of the merchant shown for everybody. */
export async function closeSite(desk: Page): Promise<void> {
  const panel = await openPanel(desk, 'Maintenance');
  await panel.getByRole('switch', { name: 'Close the site' }).check();
  await panel.getByRole('button', { name: 'Save', exact: true }).click();
  await actFor(desk, 'Maintenance', 'Close the site');
  await expect(panel.getByText('The site is closed', { exact: true })).toBeVisible();
}

export async function openSite(desk: Page): Promise<void> {
  const panel = await openPanel(desk, 'Maintenance');
  await panel.getByRole('switch', { name: 'Close the site' }).uncheck();
  await panel.getByRole('button', { name: 'Save', exact: true }).click();
  await actFor(desk, 'Maintenance', 'Save');
  await expect(panel.getByText('The site is open', { exact: true })).toBeVisible();
}

/** Asks a second person that other addresses be served than now. */
export async function askForAddresses(desk: Page, now: Addresses, then: Addresses): Promise<void> {
  const panel = await openPanel(desk, 'Regions');
  const allowed = panel.getByLabel('Always served addresses');
  const restricted = panel.getByLabel('Restricted addresses');
  await expect(allowed).toHaveValue(now.allowed);
  await expect(restricted).toHaveValue(now.restricted);
  await allowed.fill(then.allowed);
  await restricted.fill(then.restricted);
  await panel.getByRole('button', { name: 'Save', exact: true }).click();
  await actFor(desk, 'Regions', 'Save');
  // The fields say what is in force until somebody has agreed.
  await expect(restricted).toHaveValue(now.restricted);
}

/** A panel of the page, read anew; both have a button of the same name. */
async function openPanel(desk: Page, title: string): Promise<Locator> {
  await openMenu(desk, 'Dashboard');
  await openMenu(desk, 'System status');
  const heading = desk.getByRole('heading', { name: title, exact: true });
  const panel = desk.locator('section').filter({ has: heading });
  await expect(panel).toBeVisible();
  return panel;
}
