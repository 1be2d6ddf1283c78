import { expect, test } from '@playwright/test';
import { seatVisitor } from './pages/visitor.ts';

test('an address that nobody knows says so and leads home', async ({ page }) => {
  const visitor = seatVisitor(page, 'EN');
  await visitor.open('/no/such/place');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    visitor.say('pages', 'unknown.title'),
  );
  await page.getByRole('link', { name: visitor.say('pages', 'unknown.home') }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});
