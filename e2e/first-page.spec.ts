// The first page in the document itself: seen before the scripts have come, by whom it is for.
import { expect, test, type Page } from '@playwright/test';
import { arriveAs } from './pages/arrive.ts';
import { makeNewMember } from './pages/entry.ts';
import { expectHidden, holdScripts, untilPainted } from './pages/first-page.ts';
import { inspect } from './pages/inspector.ts';
import { leaveForOwnNetwork, seatVisitor } from './pages/visitor.ts';

const CALLS = /\/(wps|lgw)\//;

test('a visitor sees the page before its scripts, and it does not move when they come', async ({
  page,
}) => {
  await leaveForOwnNetwork(seatVisitor(page, 'EN'));
  const inspector = inspect(page);
  const asked = callsOf(page);
  const release = await holdScripts(page);
  await page.addInitScript(watchShifts);
  await page.goto('/', { waitUntil: 'commit' });
  const banner = page.locator('#root h2').first();
  await expect(banner).toBeVisible();
  await untilPainted(page);
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
  const visitor = seatVisitor(page, 'EN');
  const { say, dialog, isPhone } = visitor;
  await leaveForOwnNetwork(visitor);
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const logIn = page.locator('header button', { hasText: say('shell', 'login') });
  await expect(logIn).toBeVisible();
  await untilPainted(page);
  const { x = 0, y = 0, width = 0, height = 0 } = (await logIn.boundingBox()) ?? {};
  await page.mouse.click(x + width / 2, y + height / 2);
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
    await leaveForOwnNetwork(seatVisitor(page, 'EN'));
    await page.addInitScript(() => localStorage.setItem('hisLang', 'VI'));
    await expectHidden(page, '/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
    await expect(page.getByRole('banner')).toContainText('Đăng nhập');
  });

  test('who is logged in', async ({ page }) => {
    const member = seatVisitor(page, 'EN');
    await leaveForOwnNetwork(member);
    await arriveAs(member, makeNewMember());
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

/** Runs in the page before its own code. */
function watchShifts(): void {
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      window.shifted += (entry as unknown as { value: number }).value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
