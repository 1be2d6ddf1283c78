// The inbox of second persons at the console.
import { expect, type Page } from '@playwright/test';
import { openMenu } from './desk.ts';

/** Agrees to what another operator has asked for, found by words of the request. */
export async function approve(desk: Page, words: RegExp): Promise<void> {
  await openMenu(desk, 'Approvals');
  const request = desk.getByRole('row').filter({ hasText: words });
  await request.getByRole('button', { name: 'Approve', exact: true }).click();
  const question = desk.getByRole('dialog', { name: 'Approve' });
  await question.getByLabel('Reason').fill('Looked at by a second pair of eyes.');
  await question.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(question).toBeHidden();
  await expect(request).toBeHidden();
}

/** Fills the reason of an act and sends it; ends when the dialog has gone. */
export async function actFor(desk: Page, title: string | RegExp, button: string): Promise<void> {
  const question = desk.getByRole('dialog', { name: title });
  await question.getByLabel('Reason').fill('The harbour lights are being changed.');
  await question.getByRole('button', { name: button, exact: true }).click();
  await expect(question).toBeHidden();
}
