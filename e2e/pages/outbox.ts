// What went out by SMS and mail, as the console shows it.
import { expect, type Locator, type Page } from '@playwright/test';
import { openMenu } from './desk.ts';
import type { ReadCode } from './phone-forms.ts';

/** Nothing went out to somebody. */
export async function expectNoMessageTo(desk: Page, to: string): Promise<void> {
  await openMessagesTo(desk, to);
  await expect(desk.getByText('Nothing here yet', { exact: true })).toBeVisible();
}

/** The messages to somebody, the newest first. */
async function openMessagesTo(desk: Page, to: string): Promise<Locator> {
  await openMenu(desk, 'Outbox');
  const asked = desk.waitForResponse(
    (answer) => answer.url().includes('outbox') && answer.url().includes(encodeURIComponent(to)),
  );
  await desk.getByLabel('To', { exact: true }).fill(to);
  await asked;
  return desk.locator('tbody').getByRole('row').filter({ hasText: to });
}

/** Reads the codes at a desk, each once. */
export function codesAtDesk(desk: Page): ReadCode {
  const read = new Set<string>();
  return async ({ kept }) => {
    const newest = (await openMessagesTo(desk, kept)).first();
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
