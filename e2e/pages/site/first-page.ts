// The server-rendered first page: the content of the document before any script has run.
import { expect, type Page } from '@playwright/test';

const SCRIPTS = /\/assets\/[^/]+\.js$/;

/** Blocks every script of the site until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(SCRIPTS, (route) => held.then(() => route.continue()));
  return release;
}

/** The server-rendered page is in the document but hidden until the scripts render their own. */
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

/** Waits for styles and fonts: before, elements are not at their final positions. */
export async function waitUntilPainted(page: Page): Promise<void> {
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
