// One member whole, as operators see it, and what they do to its account.
import { expect, type Locator, type Page } from '@playwright/test';
import { actFor } from './approvals.ts';
import { openMenu } from './desk.ts';

/** Finds a member by its name in the list, and opens it. */
export async function openMember(desk: Page, username: string): Promise<void> {
  await openMenu(desk, 'Members');
  await desk.getByLabel('Name, number or e-mail').fill(username);
  // The list moves to the address of its filter half a second later, also from a page opened since.
  await expect(desk).toHaveURL((url) => url.href.includes(username));
  // The nickname is the same until a member gives itself another.
  await desk.getByRole('cell', { name: username, exact: true }).first().click();
  await expectMember(desk, username);
}

/** The page of the member is open. */
export async function expectMember(desk: Page, username: string): Promise<void> {
  await expect(desk.getByRole('heading', { level: 2, name: username, exact: true })).toBeVisible();
}

/** Opens a part of the member's page. */
export async function openTab(desk: Page, name: string): Promise<void> {
  await desk.getByRole('tab', { name, exact: true }).click();
}

/** The lines of a table of the page. */
export function linesOf(desk: Page, table: string): Locator {
  return desk.getByRole('table', { name: table, exact: true }).locator('tbody').getByRole('row');
}

/** Chooses what is done to the account from the member's menu, and opens its dialog. */
export async function choose(desk: Page, act: string): Promise<Locator> {
  await desk.getByRole('button', { name: 'Actions', exact: true }).click();
  await desk.getByRole('menuitem', { name: act, exact: true }).click();
  return desk.getByRole('dialog', { name: act });
}

/** The same, with nothing to be chosen: gives the reason and does it; answers what it said. */
export async function act(desk: Page, name: string): Promise<string> {
  const question = await choose(desk, name);
  const told = await question.getByRole('alert').innerText();
  await actFor(desk, name, name);
  return told;
}
