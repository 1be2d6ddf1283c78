// The first page in the document itself: seen before the scripts have come, by whom it is for.
import { expect, test, type Page } from '@playwright/test';
import { SAIGON_URL, SITE_URL } from './addresses.ts';
import { makeNewMember, register } from './pages/entry.ts';
import { inspect } from './pages/inspector.ts';
import { seatVisitor } from './pages/visitor.ts';

const SCRIPTS = /\/assets\/[^/]+\.js$/;
const CALLS = /\/(wps|lgw)\//;

test('a visitor sees the page before its scripts, and it does not move when they come', async ({
  page,
}) => {
  const inspector = inspect(page);
  const asked = callsOf(page);
  const release = await holdScripts(page);
  await page.addInitScript(watchShifts);
  await page.goto('/', { waitUntil: 'commit' });
  const banner = page.locator('#root h2').first();
  await expect(banner).toBeVisible();
  const title = await banner.innerText();
  const place = await banner.boundingBox();
  await expect(page).toHaveTitle('Manila Casino');
  await expect(page.locator('#root[inert]')).toHaveCount(1);
  release();
  await inspector.look('the first page');
  await expect(page.locator('#root[inert]')).toHaveCount(0);
  expect(await banner.innerText()).toBe(title);
  expect(await banner.boundingBox()).toEqual(place);
  expect(await page.evaluate(() => window.shifted)).toBeLessThan(0.02);
  // All that the page says came with it.
  expect(asked.filter((path) => /whitelabel|game_menus|status|gameVendor/.test(path))).toEqual([]);
  expect(inspector.findings).toEqual([]);
});

test('what is pressed before the scripts have come is done when they have', async ({ page }) => {
  const { say, dialog, isPhone } = seatVisitor(page, 'EN');
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const logIn = page.locator('header button', { hasText: say('shell', 'login') });
  await expect(logIn).toBeVisible();
  const box = await logIn.boundingBox();
  await page.mouse.click((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
  await expect(page.locator('[role=dialog]')).toHaveCount(0);
  release();
  await expect(dialog(say('identity', 'loginTitle'))).toBeVisible();
  expect(isPhone).toBe((page.viewportSize()?.width ?? 0) < 768);
});

test('when a draw closes others take its place, and nothing moves on the page', async ({
  page,
}) => {
  const { open, isPhone } = seatVisitor(page, 'EN');
  test.skip(isPhone, 'the row is under the edge of a phone');
  await page.addInitScript(watchShifts);
  await open('/');
  const names = page.locator('main article h3:has(a[href^="/lottery"])');
  await names.first().scrollIntoViewIfNeeded();
  await page.evaluate(() => (window.shifted = 0));
  const before = await names.allInnerTexts();
  await expect(async () => expect(await names.allInnerTexts()).not.toEqual(before)).toPass({
    timeout: 90_000,
  });
  expect(await names.count()).toBe(before.length);
  expect(await page.evaluate(() => window.shifted)).toBeLessThan(0.005);
});

test.describe('a page that was drawn for another visitor is not shown', () => {
  test('who chose another language', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('hisLang', 'VI'));
    await expectHidden(page, '/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
    await expect(page.getByRole('banner')).toContainText('Đăng nhập');
  });

  test('who is logged in', async ({ page }) => {
    const member = seatVisitor(page, 'EN');
    await member.open('/');
    await register(member, makeNewMember());
    await expectHidden(page, '/');
    await expect(page.getByRole('banner')).toContainText('₱');
  });

  test('who came for another merchant', async ({ page }) => {
    await page.goto(SITE_URL);
    await page.evaluate(() => sessionStorage.setItem('merchantCode', 'saigon'));
    await expectHidden(page, '/');
    await expect(page).toHaveTitle(/^Saigon/);
  });
});

test('each merchant and language has its own, and a chosen theme is kept', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'vi-VN' });
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('theme', 'light'));
  await holdScripts(page);
  await page.goto(SAIGON_URL, { waitUntil: 'commit' });
  await expect(page.locator('#root[inert]')).toBeVisible();
  await expect(page).toHaveTitle(/^Saigon/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await context.close();
});

/** Keeps every script of the site back until the answer is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(SCRIPTS, (route) => held.then(() => route.continue()));
  return release;
}

/** The drawn page is in the document and out of sight, until the scripts draw their own. */
async function expectHidden(page: Page, path: string): Promise<void> {
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

function callsOf(page: Page): readonly string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (CALLS.test(pathname)) paths.push(pathname);
  });
  return paths;
}

declare global {
  interface Window {
    shifted: number;
  }
}

/** Runs in the page before its own code. */
function watchShifts(): void {
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      window.shifted += (entry as unknown as { value: number }).value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
