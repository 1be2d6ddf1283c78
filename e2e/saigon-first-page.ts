// The second merchant's first page. Played by saigon.spec.ts, which closes the same site.
import { expect, test } from '@playwright/test';
import { SAIGON_URL } from './addresses.ts';
import { expectHidden, holdScripts } from './pages/first-page.ts';
import { seatVisitor } from './pages/visitor.ts';

export function playFirstPage(): void {
  test('a page that was drawn for another merchant is not shown', async ({ page }) => {
    // The page itself keeps its own merchant once it is awake.
    await seatVisitor(page, 'EN').open('/');
    await page.evaluate(() => sessionStorage.setItem('merchantCode', 'saigon'));
    await expectHidden(page, '/');
    await expect(page).toHaveTitle(/^Saigon/);
  });

  test('each merchant and language has its own, and a chosen theme is kept', async ({
    browser,
  }) => {
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
}
