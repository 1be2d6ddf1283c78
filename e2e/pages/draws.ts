// The console's pages of draws, and the two acts that a second person has to agree to.
import { expect, type Locator, type Page } from '@playwright/test';
import { actFor } from './approvals.ts';
import { openMenu } from './desk.ts';

/** Opens a draw by its number, in the calendar of its lottery. */
export async function openDraw(desk: Page, lottery: string, issue: string): Promise<void> {
  await openMenu(desk, 'Draws');
  await desk.getByRole('combobox', { name: 'Lottery' }).click();
  await desk.getByRole('option', { name: lottery, exact: true }).click();
  await desk.getByRole('cell', { name: issue, exact: true }).click();
  await expect(desk.getByRole('heading', { level: 2, name: issue, exact: true })).toBeVisible();
}

/** Opens a draw that waits for its result, as the queue of results names it. */
export async function waitForDraw(desk: Page, issue: string, patienceMs: number): Promise<Locator> {
  await openMenu(desk, 'Draws');
  await desk.getByRole('tab', { name: 'Results to enter', exact: true }).click();
  const row = desk.getByRole('row').filter({ hasText: issue });
  await expect(row).toBeVisible({ timeout: patienceMs });
  return row;
}

/** Enters what an operator read of a result; answers what the console says to it. */
export async function enterResult(desk: Page, row: Locator, numbers: string): Promise<Locator> {
  await row.getByRole('button', { name: 'Enter result', exact: true }).click();
  const question = desk.getByRole('dialog', { name: /^Enter result/ });
  await question.getByLabel('Numbers', { exact: true }).fill(numbers);
  await question.getByRole('button', { name: 'Enter result', exact: true }).click();
  await expect(question).toBeHidden();
  return desk.getByRole('alert');
}

/** Asks for every stake of the draw shown to be given back; answers what that is said to do. */
export async function askToVoid(desk: Page): Promise<string> {
  await desk.getByRole('button', { name: 'Void draw', exact: true }).click();
  const question = desk.getByRole('dialog', { name: /^Void draw/ });
  const told = await question.getByRole('alert').innerText();
  await actFor(desk, /^Void draw/, 'Ask for approval');
  return told;
}

/** Asks for another result of the settled draw shown; answers what that is said to move. */
export async function askToCorrect(desk: Page, change: (now: string) => string): Promise<string> {
  await desk.getByRole('button', { name: 'Correct result', exact: true }).click();
  const question = desk.getByRole('dialog', { name: /^Correct result/ });
  const numbers = question.getByLabel('Right numbers');
  await numbers.fill(change(await numbers.inputValue()));
  await question.getByRole('button', { name: 'Preview', exact: true }).click();
  const told = await question.getByText(/^The result changes from/).innerText();
  await actFor(desk, /^Correct result/, 'Ask for approval');
  return told;
}
