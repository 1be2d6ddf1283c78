// The approval inbox of the console.
import { expect, type Page } from '@playwright/test';
import { openMenu } from './console.ts';

/** Approves another operator's request, found by its words. */
export async function approve(backoffice: Page, words: RegExp): Promise<void> {
  await openMenu(backoffice, 'Approvals');
  const request = backoffice.getByRole('row').filter({ hasText: words });
  await request.getByRole('button', { name: 'Approve', exact: true }).click();
  const question = backoffice.getByRole('dialog', { name: 'Approve' });
  await question.getByLabel('Reason').fill('Looked at by a second pair of eyes.');
  await question.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(question).toBeHidden();
  await expect(request).toBeHidden();
}

/** Fills in the reason of an act and sends it; resolves when the dialog has closed. */
export async function confirmAct(
  backoffice: Page,
  title: string | RegExp,
  button: string,
): Promise<void> {
  const question = backoffice.getByRole('dialog', { name: title });
  await question.getByLabel('Reason').fill('The harbour lights are being changed.');
  await question.getByRole('button', { name: button, exact: true }).click();
  await expect(question).toBeHidden();
}
