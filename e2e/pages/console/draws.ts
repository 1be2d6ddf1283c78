// The console's pages of draws, and the two acts that need a second approval.
import { expect, type Locator, type Page } from '@playwright/test';
import { confirmAct } from './approve.ts';
import { openMenu } from './console.ts';

/** Opens a draw by its issue, in the calendar of its lottery. */
export async function openDraw(backoffice: Page, lottery: string, issue: string): Promise<void> {
  await openMenu(backoffice, 'Draws');
  await backoffice.getByRole('combobox', { name: 'Lottery' }).click();
  await backoffice.getByRole('option', { name: lottery, exact: true }).click();
  // A draw is among the next ones, until its time comes.
  const row = backoffice.getByRole('link', { name: issue, exact: true });
  const [next, past] = ['Next', 'Drawn'].map((name) =>
    backoffice.getByRole('button', { name, exact: true }),
  ) as [Locator, Locator];
  let list = next;
  await expect(async () => {
    await list.click();
    list = list === next ? past : next;
    await expect(row).toBeVisible({ timeout: 4000 });
  }).toPass();
  // The row is a link that a keyboard reaches.
  await row.press('Enter');
  await expect(
    backoffice.getByRole('heading', { level: 2, name: issue, exact: true }),
  ).toBeVisible();
}

/** Opens a draw that waits for its result, from the queue of results. */
export async function openWaitingDraw(
  backoffice: Page,
  issue: string,
  patienceMs: number,
): Promise<Locator> {
  await openMenu(backoffice, 'Draws');
  await backoffice.getByRole('tab', { name: 'Results to enter', exact: true }).click();
  const row = backoffice.getByRole('row').filter({ hasText: issue });
  await expect(row).toBeVisible({ timeout: patienceMs });
  return row;
}

/** Enters a result as an operator; returns the console's response. */
export async function enterResult(
  backoffice: Page,
  row: Locator,
  numbers: string,
): Promise<Locator> {
  await row.getByRole('button', { name: 'Enter result', exact: true }).click();
  const question = backoffice.getByRole('dialog', { name: /^Enter result/ });
  await question.getByLabel('Numbers', { exact: true }).fill(numbers);
  await question.getByRole('button', { name: 'Enter result', exact: true }).click();
  await expect(question).toBeHidden();
  return backoffice.getByRole('alert');
}

/** Requests a void of the draw on the page; returns the preview of its effect. */
export async function askToVoid(backoffice: Page): Promise<string> {
  await backoffice.getByRole('button', { name: 'Void draw', exact: true }).click();
  const question = backoffice.getByRole('dialog', { name: /^Void draw/ });
  const message = await question.getByRole('alert').innerText();
  await confirmAct(backoffice, /^Void draw/, 'Ask for approval');
  return message;
}

/** Requests a correction of the settled draw on the page; returns the preview of its effect. */
export async function askToCorrect(
  backoffice: Page,
  change: (now: string) => string,
): Promise<string> {
  await backoffice.getByRole('button', { name: 'Correct result', exact: true }).click();
  const question = backoffice.getByRole('dialog', { name: /^Correct result/ });
  const numbers = question.getByLabel('Correct numbers');
  await numbers.fill(change(await numbers.inputValue()));
  await question.getByRole('button', { name: 'Preview', exact: true }).click();
  const message = await question.getByText(/^The result changes from/).innerText();
  await confirmAct(backoffice, /^Correct result/, 'Ask for approval');
  return message;
}
