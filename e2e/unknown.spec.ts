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

test('what has no page yet is linked from nowhere and answers 404', async ({ page }) => {
  const visitor = seatVisitor(page, 'EN');
  await visitor.open('/');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const links = await page
    .locator('a[href^="/"]')
    .evaluateAll((found) =>
      found.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
    );
  const answers = await Promise.all(
    [...new Set(links)].map(async (path) => [path, (await page.request.get(path)).status()]),
  );
  expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
  for (const path of ['/agent', '/game', '/seamless', '/rng', '/live', '/localGames']) {
    expect([path, (await page.request.get(path)).status()]).toEqual([path, 404]);
  }
});

test('a page that the member centre does not have is told, and the page below stays', async ({
  page,
}) => {
  const visitor = seatVisitor(page, 'EN');
  await visitor.open('/help?mc=vip');
  await expect(page.getByText(visitor.say('shell', 'noSuchPage'))).toBeVisible();
  await expect(page).toHaveURL(/\/help$/);
  await expect(visitor.dialog()).toHaveCount(0);
});

test('without an app the download page shows no code to scan', async ({ page }) => {
  const visitor = seatVisitor(page, 'EN');
  await visitor.open('/download');
  await expect(page.getByText(visitor.say('pages', 'download.onPhone'))).toBeVisible();
  await expect(page.getByText(visitor.say('pages', 'download.about'))).toHaveCount(0);
  await expect(page.getByRole('main').locator('svg[role=img], canvas')).toHaveCount(0);
});
