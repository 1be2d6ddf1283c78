// The sent SMS and mail, as the console shows them.
import { expect, type Locator, type Page } from '@playwright/test';
import { openMenu } from './console.ts';
import type { ReadCode } from '../site/phone-forms.ts';

/** Expects that no message was sent to an address or number. */
export async function expectNoMessageTo(backoffice: Page, to: string): Promise<void> {
  await openMessagesTo(backoffice, to);
  await expect(backoffice.getByText('Nothing here yet', { exact: true })).toBeVisible();
}

/** The messages to an address or number, newest first. */
async function openMessagesTo(backoffice: Page, to: string): Promise<Locator> {
  await openMenu(backoffice, 'Outbox');
  const asked = backoffice.waitForResponse(
    (answer) => answer.url().includes('outbox') && answer.url().includes(encodeURIComponent(to)),
  );
  await backoffice.getByLabel('To', { exact: true }).fill(to);
  await asked;
  return backoffice.locator('tbody').getByRole('row').filter({ hasText: to });
}

/** Reads codes from the console, each once. */
export function codesInConsole(backoffice: Page): ReadCode {
  const read = new Set<string>();
  return async ({ kept }) => {
    const newest = (await openMessagesTo(backoffice, kept)).first();
    let code = '';
    await expect(async () => {
      code = /\b\d{6}\b/.exec(await newest.innerText())?.[0] ?? '';
      expect(code).not.toBe('');
      expect(read).not.toContain(code);
    }).toPass();
    read.add(code);
    return code;
  };
}
