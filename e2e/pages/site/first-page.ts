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

/** Waits until React has hydrated the page; before, it looks as if nothing were left to do. */
export async function waitUntilHydrated(page: Page): Promise<void> {
  await expect(page.locator('#root[data-dehydrated]')).toHaveCount(0);
  // Parts of the page are hydrated after its frame, when the browser has time.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestIdleCallback(() => requestIdleCallback(() => resolve()));
      }),
  );
}

/** Marks the elements of the server's markup; returns whether the page still consists of them. */
export async function markElements(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate((parts) => {
    for (const part of document.querySelectorAll(parts)) Object.assign(part, { ofServer: true });
  }, PARTS);
  return () =>
    page.evaluate((parts) => {
      const found = [...document.querySelectorAll(parts)];
      return found.length > 5 && found.every((part) => 'ofServer' in part);
    }, PARTS);
}

/** The markup of the parts that do not change with the time, without the ids that React chose. */
export async function steadyMarkup(page: Page): Promise<string> {
  const parts = page.locator('header, aside, footer, nav, main > div > div:nth-child(2)');
  const markup = await parts.evaluateAll((all) => all.map(({ outerHTML }) => outerHTML).join('\n'));
  return markup.replaceAll(/<!--.*?-->/g, '').replaceAll(/_[rR]_\w*?_/g, '_');
}

const PARTS = '#root :is(header, aside, footer, nav, main, main h2, main article)';

/** The server-rendered page is in the document but hidden until the scripts render their own. */
export async function expectHidden(page: Page, path: string): Promise<void> {
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  const drawn = page.locator('#root[data-dehydrated]');
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
