// The page of one member in the console, and the acts on its account.
import { expect, type Locator, type Page } from '@playwright/test';
import { confirmAct } from './approve.ts';
import { openMenu } from './console.ts';

/** Finds a member by its name in the list, and opens it. */
export async function openMember(backoffice: Page, username: string): Promise<void> {
  await openMenu(backoffice, 'Members');
  await backoffice.getByLabel('Name, number or e-mail').fill(username);
  // The nickname is the same until a member changes it.
  await backoffice.getByRole('cell', { name: username, exact: true }).first().click();
  await expectMember(backoffice, username);
}

/** Expects the page of the member. */
export async function expectMember(backoffice: Page, username: string): Promise<void> {
  await expect(
    backoffice.getByRole('heading', { level: 2, name: username, exact: true }),
  ).toBeVisible();
}

/** Opens a tab of the member's page. */
export async function openTab(backoffice: Page, name: string): Promise<void> {
  await backoffice.getByRole('tab', { name, exact: true }).click();
}

/** The rows of a table of the page. */
export function listRows(backoffice: Page, table: string): Locator {
  return backoffice
    .getByRole('table', { name: table, exact: true })
    .locator('tbody')
    .getByRole('row');
}

/** Chooses an act from the member's menu, and opens its dialog. */
export async function choose(backoffice: Page, act: string): Promise<Locator> {
  await backoffice.getByRole('button', { name: 'Actions', exact: true }).click();
  await backoffice.getByRole('menuitem', { name: act, exact: true }).click();
  return backoffice.getByRole('dialog', { name: act });
}

/**
 * The same for an act without options: gives the reason and confirms; returns the dialog's text.
 */
export async function act(backoffice: Page, name: string): Promise<string> {
  const question = await choose(backoffice, name);
  const message = await question.getByRole('alert').innerText();
  await confirmAct(backoffice, name, name);
  return message;
}
