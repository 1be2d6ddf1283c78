// The server-rendered first page: visible before the scripts load, to the right visitors only.
import { expect, test, type Page } from '@playwright/test';
import { startAsMember } from '../pages/site/start-as-member.ts';
import { createNewMember } from '../pages/site/entry.ts';
import { expectHidden, holdScripts, waitUntilPainted } from '../pages/site/first-page.ts';
import { inspect } from '../pages/inspector.ts';
import { moveToOwnNetwork, createVisitor } from '../pages/site/visitor.ts';

const CALLS = /\/(wps|lgw)\//;

test('a visitor sees the page before its scripts, and it does not shift when they load', async ({
  page,
}) => {
  await moveToOwnNetwork(createVisitor(page, 'EN'));
  const inspector = inspect(page);
  const asked = callsOf(page);
  const release = await holdScripts(page);
  await page.addInitScript(watchShifts);
  await page.goto('/', { waitUntil: 'commit' });
  const banner = page.locator('#root h2').first();
  await expect(banner).toBeVisible();
  await waitUntilPainted(page);
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
  // All data of the page is in the document.
  expect(asked.filter((path) => /whitelabel|game_menus|status|gameVendor/.test(path))).toEqual([]);
  expect(inspector.findings).toEqual([]);
});

test('a press before the scripts have loaded takes effect when they have', async ({ page }) => {
  const visitor = createVisitor(page, 'EN');
  const { say, dialog, isPhone } = visitor;
  await moveToOwnNetwork(visitor);
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const logIn = page.locator('header button', { hasText: say('shell', 'login') });
  await expect(logIn).toBeVisible();
  await waitUntilPainted(page);
  const { x = 0, y = 0, width = 0, height = 0 } = (await logIn.boundingBox()) ?? {};
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(page.locator('[role=dialog]')).toHaveCount(0);
  release();
  await expect(dialog(say('identity', 'loginTitle'))).toBeVisible();
  expect(isPhone).toBe((page.viewportSize()?.width ?? 0) < 768);
});

test('when a draw closes the next ones take its place without a layout shift', async ({ page }) => {
  const { open, isPhone } = createVisitor(page, 'EN');
  test.skip(isPhone, 'the row is below the fold on a phone');
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

test.describe('a page rendered for another visitor is not shown', () => {
  test('to a visitor who chose another language', async ({ page }) => {
    await moveToOwnNetwork(createVisitor(page, 'EN'));
    await page.addInitScript(() => localStorage.setItem('hisLang', 'VI'));
    await expectHidden(page, '/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
    await expect(page.getByRole('banner')).toContainText('Đăng nhập');
  });

  test('to a member who is logged in', async ({ page }) => {
    const member = createVisitor(page, 'EN');
    await moveToOwnNetwork(member);
    await startAsMember(member, createNewMember());
    await expectHidden(page, '/');
    await expect(page.getByRole('banner')).toContainText('₱');
  });
});

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

/** Runs in the page before its own scripts. */
function watchShifts(): void {
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      window.shifted += (entry as unknown as { value: number }).value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
