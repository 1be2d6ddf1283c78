// The second merchant's first page. Called by saigon.spec.ts, which closes the same site.
import { expect, test } from '@playwright/test';
import { SAIGON_URL } from '../addresses.ts';
import { inspect } from '../pages/inspector.ts';
import {
  expectHidden,
  holdScripts,
  markElements,
  waitUntilHydrated,
} from '../pages/site/first-page.ts';
import { createVisitor } from '../pages/site/visitor.ts';

export function defineFirstPageTests(): void {
  test('a page rendered for another merchant is not shown', async ({ page }) => {
    // Once hydrated, the page keeps its own merchant.
    await createVisitor(page, 'EN').open('/');
    await page.evaluate(() => sessionStorage.setItem('merchantCode', 'saigon'));
    await expectHidden(page, '/');
    await expect(page).toHaveTitle(/^Saigon/);
  });

  test('each merchant and language has its own page, and a chosen theme is kept', async ({
    browser,
  }) => {
    const context = await browser.newContext({ locale: 'vi-VN' });
    const page = await context.newPage();
    await page.addInitScript(() => localStorage.setItem('theme', 'light'));
    const inspector = inspect(page);
    const release = await holdScripts(page);
    await page.goto(SAIGON_URL, { waitUntil: 'commit' });
    await expect(page.locator('#root[data-dehydrated]')).toBeVisible();
    await expect(page).toHaveTitle(/^Saigon/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    const areTheSame = await markElements(page);
    release();
    await waitUntilHydrated(page);
    await inspector.rest();
    expect(await areTheSame()).toBe(true);
    expect(inspector.findings).toEqual([]);
    await context.close();
  });
}
