// The console's pages of draws, and the two acts that a second person has to agree to.
import { expect, type Page } from '@playwright/test';
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

/** Asks for every stake of the draw shown to be given back. */
export async function askToVoid(desk: Page): Promise<void> {
  await desk.getByRole('button', { name: 'Void draw', exact: true }).click();
  await actFor(desk, /^Void draw/, 'Ask for approval');
}

/** Asks for another result of the settled draw shown. */
export async function askToCorrect(desk: Page, change: (now: string) => string): Promise<void> {
  await desk.getByRole('button', { name: 'Correct result', exact: true }).click();
  const question = desk.getByRole('dialog', { name: /^Correct result/ });
  const numbers = question.getByLabel('Right numbers');
  await numbers.fill(change(await numbers.inputValue()));
  await question.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(question.getByText(/^The result changes from/)).toBeVisible();
  await actFor(desk, /^Correct result/, 'Ask for approval');
}
