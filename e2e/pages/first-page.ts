// The first page as the server drew it: what stands in the document while no script has come.
import { expect, type Page } from '@playwright/test';

const SCRIPTS = /\/assets\/[^/]+\.js$/;

/** Keeps every script of the site back until the answer is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(SCRIPTS, (route) => held.then(() => route.continue()));
  return release;
}

/** The drawn page is in the document and out of sight, until the scripts draw their own. */
export async function expectHidden(page: Page, path: string): Promise<void> {
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  const drawn = page.locator('#root[inert]');
  await expect(drawn.locator('header')).toBeAttached();
  await expect(drawn).toBeHidden();
  release();
  await expect(drawn).toHaveCount(0);
  await expect(page.locator('#root header')).toBeVisible();
  await page.unroute(SCRIPTS);
}

/** Until its looks and its letters have come: before, nothing stands where it will be seen. */
export async function untilPainted(page: Page): Promise<void> {
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
